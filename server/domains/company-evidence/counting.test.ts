import { expect, test } from 'vitest';
import { openCompany, registerRecruiter } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';
import { noteCheckedDue, takeEvidenceNews } from './queries.ts';

const portal = await openPortal();

/** A company whose recruiters confirmed their addresses at its website's domain so many days ago. */
async function provedBefore(
  domain: string,
  days: readonly number[],
  website = `https://${domain}`,
) {
  const { id } = await openCompany(portal, { website });
  const recruiters = [];
  for (const [at, ago] of days.entries()) {
    const as = await registerRecruiter(portal, id);
    recruiters.push(as);
    await portal.db
      .updateTable('accounts')
      .set({
        email: `recruiter-${at}@${domain}`,
        email_verified_at: new Date(Date.now() - ago * 86_400_000),
      })
      .where('id', '=', as.user.id)
      .execute();
  }
  return { id, as: recruiters[0] };
}

test('of several proofs of one kind the newest counts', async () => {
  const { as } = await provedBefore('newest-works.example', [100, 10, 50]);
  const { body } = await portal.call('GET /barong/resource/hr_profile/evidence', { as });
  const days = body.items.map(
    ({ checked_at }) => (Date.now() - Date.parse(checked_at)) / 86_400_000,
  );
  expect(days.map(Math.round)).toEqual([10]);
});

const told = () =>
  portal.db
    .transaction()
    .execute(async (trx) => noteCheckedDue(trx, await takeEvidenceNews(trx, 100)));

test('the search is told of a company that has become checked, once', async () => {
  const { id } = await provedBefore('told-works.example', [1]);
  expect(await told()).toContain(id);
  expect(await told()).toEqual([]);
});

test.each([
  ['has another address', 'accounts', { email: 'recruiter@elsewhere.example' }],
  ['has left', 'accounts', { company_id: null, team_role: null }],
  ['has deleted the account', 'accounts', { state: 'deleted' }],
  ['has not confirmed the address', 'accounts', { email_verified_at: null }],
  ['has confirmed it long ago', 'accounts', { email_verified_at: '2020-01-01T00:00:00Z' }],
  ['works for a company with another website', 'companies', { website: 'https://b.example' }],
] as const)('the search is told when whoever proved a company %s', async (what, table, change) => {
  const { id, as } = await provedBefore(`${what.replaceAll(' ', '-')}.example`, [1]);
  await told();
  const changed = table === 'accounts' ? as?.user.id : id;
  await portal.db
    .updateTable(table)
    .set(change)
    .where('id', '=', changed ?? 0)
    .execute();
  expect(await told()).toEqual([id]);
});

test('a company is looked at again when its evidence should have ended', async () => {
  const { id } = await provedBefore('told-in-time.example', [1]);
  await told();
  const companies = portal.db.selectFrom('companies').where('id', '=', id);
  const until = () => companies.select('checked_until').executeTakeFirstOrThrow();
  const before = await until();
  await portal.db
    .updateTable('companies')
    .set({ checked_until: '2020-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute();
  expect(await told()).toEqual([]);
  expect(await until()).toEqual(before);
});

test.each([
  ['?', 'a'],
  ['#', 'b'],
  ['\\', 'c'],
])(
  'a company that links to one domain is not checked for owning the one after %s@',
  async (mark, name) => {
    const own = `own-${name}.example`;
    const { as } = await provedBefore(own, [1], `https://known.example${mark}@${own}`);
    const { body } = await portal.call('GET /barong/resource/hr_profile/evidence', { as });
    expect(body).toMatchObject({ domain: 'known.example', level: 0, items: [] });
  },
);
