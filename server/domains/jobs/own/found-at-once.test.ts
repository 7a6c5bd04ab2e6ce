import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { addCompany, addRecruiter, signIn } from '../../../../db/world/people.ts';
import { openPortal } from '../../../test/portal.ts';
import { searchFor } from '../../../test/postings.ts';
import { refreshSearch } from '../indexing.ts';

let as: Session;
const portal = await openPortal();
beforeEach(async () => {
  const company = await addCompany(portal.db, { name: 'Kaveri Stones', says_consultant: true });
  as = await signIn(portal.db, await addRecruiter(portal.db, company.id));
});

const mason = {
  title: 'Stone mason',
  description: 'Cutting and setting stone for temples and houses in our yard. '.repeat(5),
  location: 'Hampi',
  employment_type: 'full_time',
  shift: 'day',
  salary_min: 2.4,
  skills: ['Carving', 'carving', 'Polishing'] as string[],
  client_name: 'Tungabhadra Temples',
  status: 'active',
} as const;

const post = (body: object = mason) =>
  portal.call('POST /barong/resource/jobs', { as, body: body as typeof mason });
const change = (id: number, body: object) =>
  portal.call('PUT /barong/resource/jobs/:id', { as, params: { id }, body });
const find = async (search: string) => (await searchFor(portal.db, { search })).ids;

const rowOf = async (id: number) => {
  const rows = await portal.db
    .selectFrom('job_search')
    .selectAll()
    .where('job_id', '=', id)
    .execute();
  return rows.map((row) => ({ ...row, entered_at: null }));
};

/** The row as a fresh reading of the job writes it. */
async function writtenAnew(id: number) {
  await portal.db.transaction().execute((trx) => refreshSearch(trx, [id]));
  return rowOf(id);
}

test('a posted job is found at once, a changed one by its new words alone, and a closed one no more', async () => {
  const { id } = (await post()).body;
  expect(await find('mason carving')).toEqual([id]);
  expect((await change(id, { title: 'Sculptor' })).status).toBe(200);
  expect([await find('sculptor'), await find('"stone mason"')]).toEqual([[id], []]);
  await portal.call('POST /barong/resource/jobs/:id/closure', { as, params: { id } });
  expect(await find('sculptor')).toEqual([]);
});

test('the search knows of a job that was posted or changed what a fresh reading finds', async () => {
  const { id } = (await post({ ...mason, title: 'Mosaic layer' })).body;
  const afterPosting = await rowOf(id);
  expect(afterPosting).toHaveLength(1);
  expect(afterPosting).toEqual(await writtenAnew(id));
  await change(id, { location: 'Bijapur', salary_min: 3, skills: ['Setting'], expires_in_days: 9 });
  const afterChange = await rowOf(id);
  expect(afterChange).not.toEqual(afterPosting);
  expect(afterChange).toEqual(await writtenAnew(id));
});

test.each([
  ['held by moderators', { moderation: 'held' as const }],
  ['paused', { paused_at: new Date() }],
  ['expired', { expires_at: new Date(Date.now() - 1_000) }],
])('a job that is %s stays out of the search when it is changed', async (_, state) => {
  const { id } = (await post({ ...mason, title: 'Quarry worker' })).body;
  await portal.db.updateTable('jobs').set(state).where('id', '=', id).execute();
  expect((await change(id, { title: 'Quarry foreman' })).status).toBe(200);
  expect(await rowOf(id)).toEqual([]);
});

test('a draft comes into the search when it is published, not before', async () => {
  const { id } = (await post({ ...mason, title: 'Engraver', status: 'draft' })).body;
  await change(id, { title: 'Engraver of names' });
  expect(await rowOf(id)).toEqual([]);
  await change(id, { status: 'active' });
  expect(await find('engraver')).toEqual([id]);
});
