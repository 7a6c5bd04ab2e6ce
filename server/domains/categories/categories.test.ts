import { expect, test } from 'vitest';
import { addAdmin } from '../../../db/world/people.ts';
import type { Category } from '../../../contract/portal-settings/categories.ts';
import { CATEGORIES_MAX } from '../../../contract/portal-settings/category-limits.ts';
import { openSession } from '../../test/account-states.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const owner: Actor = await registerAdmin(portal);
const companyId = (await openCompany(portal)).id;

const driving: Category = {
  name_en: 'Driving',
  name_hi: 'ड्राइविंग',
  search: 'driver',
  shown: true,
};
const cooking = { ...driving, name_en: 'Cooking', name_hi: 'खाना बनाना', search: 'cook' };
const set = (categories: Category[], as = owner, ifMatch = '') =>
  portal.call('PUT /barong/admin/settings/categories', {
    as,
    body: { categories },
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });
const shown = async (language = 'en') =>
  (
    await portal.call('GET /barong/public/categories', {
      headers: { 'accept-language': language },
    })
  ).body.categories;

test('a visitor sees categories with open jobs, each with the number that the search then finds', async () => {
  expect(await shown()).toEqual([]);
  for (const title of ['Truck driver', 'Bus driver', 'Cook']) {
    await openJob(portal, companyId, { title });
  }
  await set([cooking, { ...driving, search: 'tailor' }, driving]);
  expect(await shown()).toEqual([
    { name: 'Cooking', search: 'cook', open_jobs: 1, capped: false },
    { name: 'Driving', search: 'driver', open_jobs: 2, capped: false },
  ]);
  for (const { search, open_jobs } of await shown()) {
    const { body } = await portal.call('GET /barong/public/jobs', { query: { search } });
    expect([search, body.meta.total]).toEqual([search, open_jobs]);
  }
  expect((await shown('hi')).map(({ name }) => name)).toEqual(['खाना बनाना', 'ड्राइविंग']);
  await set([driving, { ...cooking, shown: false }]);
  expect((await shown()).map(({ name }) => name)).toEqual(['Driving']);
});

test('counting a category does not count as a search in vain', async () => {
  await set([{ ...driving, search: 'glassblower' }]);
  expect(await shown()).toEqual([]);
  await portal.work();
  const rows = await portal.db.selectFrom('empty_searches').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('glassblower');
});

test('only owners choose them, with names in both languages and words to search; a change of an older version is refused', async () => {
  const support = await addAdmin(portal.db, { admin_role: 'support' });
  for (const as of [await openSession(portal, support.id), await register(portal)]) {
    expect((await set([driving], as)).status).toBe(403);
  }
  const wrong = await set([driving, { ...driving, name_hi: ' ', search: '' }]);
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([
    422,
    ['categories.1.name_hi', 'categories.1.search'],
  ]);
  const many = Array.from({ length: CATEGORIES_MAX + 1 }, () => driving);
  expect((await set(many)).body.errors).toEqual(['request.too_many']);
  await set([]);
  const { body } = await set([driving]);
  expect((await set([], owner, `"${body.version - 1}"`)).body.errors).toEqual([
    'resource.setting.stale',
  ]);
  const log = await portal.call('GET /barong/admin/audit_entries', { as: owner, query: {} });
  expect(log.body.audit_entries[0]).toMatchObject({
    before: { 'categories.categories': '' },
    after: { 'categories.categories': 'Driving/ड्राइविंग/driver/true' },
  });
});
