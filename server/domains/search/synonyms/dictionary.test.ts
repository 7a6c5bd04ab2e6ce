import { beforeAll, expect, test } from 'vitest';
import { makeOwner } from '../../../test/account-states.ts';
import { PASSWORD } from '../../../test/people.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';
import { postJobs, searchFor } from '../../../test/postings.ts';

const portal = await openPortal();
let admin: Actor;
let adminId: number;
beforeAll(async () => {
  const email = 'admin@people.test';
  await makeOwner(portal, { email, password: PASSWORD });
  const { body } = await portal.call('POST /barong/identity/sessions', {
    body: { email, password: PASSWORD },
  });
  admin = body;
  adminId = body.user.id;
});

const list = (search = '') =>
  portal.call('GET /barong/admin/search_synonyms', { as: admin, query: { search } });
const save = (phrases: string[], id?: number) =>
  portal.call('PUT /barong/admin/search_synonyms', {
    as: admin,
    body: { phrases, ...(id === undefined ? {} : { id }) },
  });
const remove = (id: number) =>
  portal.call('DELETE /barong/admin/search_synonyms/:id', { as: admin, params: { id } });
const find = async (search: string) => (await searchFor(portal.db, { search })).ids;

test('there are synonyms from the start, which an admin can search', async () => {
  const all = (await list()).body;
  expect(all.meta.total).toBeGreaterThan(60);
  const { search_synonyms } = (await list('मुनीम')).body;
  expect(search_synonyms.map(({ phrases }) => phrases)).toEqual([
    ['accountant', 'munshi', 'muneem', 'मुनीम', 'लेखाकार', 'अकाउंटेंट'],
  ]);
});

test('what an admin adds, changes or deletes applies to the next search', async () => {
  const [job] = await postJobs(portal.db, [{ title: 'Mahout' }]);
  expect(await find('elephant keeper')).toEqual([]);
  const added = await save(['mahout', 'elephant keeper']);
  expect([added.status, added.body.phrases]).toEqual([200, ['mahout', 'elephant keeper']]);
  await expect.poll(() => find('elephant keeper')).toEqual([job]);
  expect((await list()).body.search_synonyms[0]?.id).toBe(added.body.id);

  await save(['mahout', 'हाथीवान'], added.body.id);
  await expect.poll(() => find('हाथीवान')).toEqual([job]);
  expect(await find('elephant keeper')).toEqual([]);
  const kept = await portal.db
    .selectFrom('search_synonyms')
    .select('changed_by')
    .where('id', '=', added.body.id)
    .executeTakeFirst();
  expect(kept?.changed_by).toBe(adminId);

  expect((await remove(added.body.id)).status).toBe(200);
  await expect.poll(() => find('हाथीवान')).toEqual([]);
});

test.each([
  ['one phrase', ['mahout'], 'phrases'],
  ['the same phrase twice', ['mahout', ' mahout '], 'phrases'],
  ['signs without a word', ['mahout', '!!!'], 'phrases'],
  ['a sentence', ['mahout', 'who keeps an elephant'], 'phrases'],
])('%s is not a valid group of synonyms', async (_, phrases, field) => {
  const { status, body } = await save(phrases);
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
});

test('a deleted group cannot be changed or deleted', async () => {
  const changed = await save(['mahout', 'elephant keeper'], 999_999);
  expect([changed.status, changed.body.errors]).toEqual([404, ['resource.synonym.not_found']]);
  expect((await remove(999_999)).status).toBe(404);
});
