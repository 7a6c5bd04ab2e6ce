import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { DNS_LOOK_UPS_PER_HOUR } from '../../../contract/constants.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { makeAttempts } from '../../test/attempts.ts';
import { openCompany, registerRecruiter } from '../../test/hiring.ts';
import { waitingForLocks } from '../../test/locks.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { lockClaimable } from './queries.ts';

/** The TXT records of each domain; null for one whose name server does not answer. */
const records = new Map<string, string[] | null>();
let lookUps = 0;
let mayAnswer = Promise.resolve();
async function readTxt(domain: string): Promise<string[]> {
  lookUps += 1;
  await mayAnswer;
  const found = records.get(domain);
  if (found === null) throw new Error('no answer');
  return found ?? [];
}
const portal = await openPortal({ readTxt });
beforeEach(() => portal.db.deleteFrom('attempt_counts').execute());

let count = 0;
/** A company that nobody has claimed. */
async function imported(domain: string | null = `mill-${(count += 1)}.example`) {
  const website = domain && `https://${domain}`;
  return { ...(await openCompany(portal, { source: 'gazette', website })), domain: domain ?? '' };
}
const recruiter = () => register(portal, { role: 'hr' });

const recordFor = (as: Session, id: number) =>
  portal.call('GET /barong/resource/company_claims/:id/record', { as, params: { id } });
const claim = (as: Session, id: number) =>
  portal.call('POST /barong/resource/company_claims/:id/record', { as, params: { id } });
const page = async (id: number) =>
  (await portal.call('GET /barong/public/companies/:id', { params: { id } })).body;

test('a record at its website’s domain gives a company at once to whom it was made for, and to nobody else', async () => {
  const company = await imported();
  const [as, other] = [await recruiter(), await recruiter()];
  const { record } = (await recordFor(as, company.id)).body;
  expect(record).toMatch(/^vritti-claim=[\w-]{32}$/);
  expect((await claim(as, company.id)).body.errors).toEqual(['resource.evidence.no_record']);

  records.set(company.domain, ['v=spf1 -all', record]);
  expect((await claim(other, company.id)).body.errors).toEqual(['resource.evidence.no_record']);
  expect((await page(company.id)).claimed).toBe(false);
  const claimed = await claim(as, company.id);
  expect([claimed.status, claimed.body]).toEqual([200, { company_id: company.id }]);
  expect(await page(company.id)).toMatchObject({
    claimed: true,
    evidence: { level: 2, items: [{ kind: 'dns', domain: company.domain }] },
  });
  expect((await claim(other, company.id)).body.errors).toEqual(['resource.hr_profile.exists']);
});

test('the record of people who have left gives a company to nobody', async () => {
  const company = await imported();
  const before = await registerRecruiter(portal, company.id);
  const own = await portal.call('GET /barong/resource/hr_profile/evidence', { as: before });
  records.set(company.domain, [own.body.dns_record ?? '']);
  await portal.db
    .updateTable('accounts')
    .set({ company_id: null, team_role: null })
    .where('id', '=', before.user.id)
    .execute();
  for (const as of [before, await recruiter()]) {
    expect((await claim(as, company.id)).body.errors).toEqual(['resource.evidence.no_record']);
  }
});

test('a company is claimed by a record only if it has a domain of its own', async () => {
  const as = await recruiter();
  const [bare, shared] = [await imported(null), await imported('gmail.com')];
  expect((await recordFor(as, bare.id)).body.errors).toEqual(['resource.evidence.no_website']);
  for (const refused of [await recordFor(as, shared.id), await claim(as, shared.id)]) {
    expect(refused.body.errors).toEqual(['resource.evidence.shared_domain']);
  }
});

test('a company is claimed by a record only while nobody manages it, by somebody who has none', async () => {
  const [free, taken] = [await imported(), await imported()];
  const manager = await registerRecruiter(portal, taken.id);
  const as = await recruiter();
  for (const [claimant, id, error] of [
    [as, 987_654_321, 'resource.company.not_found'],
    [as, taken.id, 'resource.hr_profile.exists'],
    [manager, free.id, 'resource.hr_profile.exists'],
  ] as const) {
    for (const refused of [await recordFor(claimant, id), await claim(claimant, id)]) {
      expect(refused.body.errors).toEqual([error]);
    }
  }
});

test('of two who claim a company by their records at once, one gets it', async () => {
  const company = await imported();
  const both = [await recruiter(), await recruiter()];
  const made = await Promise.all(both.map((as) => recordFor(as, company.id)));
  records.set(
    company.domain,
    made.map(({ body }) => body.record),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  [lookUps, mayAnswer] = [0, promise];
  const claiming = Promise.all(both.map((as) => claim(as, company.id)));
  await expect.poll(() => lookUps).toBe(2);
  await portal.db.transaction().execute(async (trx) => {
    await lockClaimable(trx, company.id);
    resolve();
    await expect.poll(() => waitingForLocks(portal)).toBe(2);
  });
  const claims = await claiming;
  expect(new Set(claims.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('who claims two companies by records at once gets one', async () => {
  const companies = [await imported(), await imported()];
  const as = await recruiter();
  for (const { id, domain } of companies) {
    records.set(domain, [(await recordFor(as, id)).body.record]);
  }
  const claims = await Promise.all(companies.map(({ id }) => claim(as, id)));
  expect(new Set(claims.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('a record is not said to be missing while no name server answers', async () => {
  const company = await imported();
  records.set(company.domain, null);
  const { status, body } = await claim(await recruiter(), company.id);
  expect([status, body.errors]).toEqual([503, ['resource.evidence.no_name_server']]);
});

test('a claimant looks for the record at most twenty times an hour', async () => {
  const company = await imported();
  const as = await recruiter();
  await makeAttempts(
    portal,
    attemptKey('dns-look-up', { account: as.user.id }),
    DNS_LOOK_UPS_PER_HOUR,
  );
  expect((await claim(as, company.id)).status).toBe(429);
});
