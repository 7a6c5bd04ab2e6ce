/**
 * Checks before a company appears under a name: who claims a company without people, and whether a new
 * one could be mistaken for a known one.
 */
import type { Language } from '../../../contract/endpoint.ts';
import { COMPANY_CLAIMS_PER_DAY } from '../../../contract/constants.ts';
import { knownEmployers } from '../../../contract/companies/look-alikes/known-employers.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { holdAccount } from '../../platform/limits/hold-account.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { isSharedDomain } from '../../platform/network/mail-domains.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import {
  claimRecordOf,
  expectRecord,
  noteProof,
  provableDomain,
  readCodeOf,
  sendWorkCode,
  useWorkCode,
} from '../company-evidence/company-evidence.ts';
import { employerIn, findLookAlike, searchTextsOf } from './look-alikes.ts';
import {
  deleteLookAlike,
  findClaim,
  findNamed,
  insertClaim,
  isDomainOwned,
  joinCompany,
  keepLookAlike,
  listResembling,
  lockClaimable,
} from './queries.ts';

export { eraseChecksOf } from './papers.ts';

/**
 * Checks a company's new name and website. If it could be mistaken for a known company, it waits
 * for an admin. A company with jobs is refused such a change, because its jobs would look like the
 * known company's at once.
 */
export async function checkName(trx: Trx, companyId: number): Promise<void> {
  const company = await findNamed(trx, companyId);
  if (!company) return;
  const resembling = await listResembling(trx, companyId, searchTextsOf(company));
  const like =
    findLookAlike(company, [...knownEmployers, ...resembling]) ?? employerIn(company.name);
  if (!like) return deleteLookAlike(trx, companyId);
  if (company.posted_jobs > 0) {
    const values = { name: like.name };
    throw refuse('resource.hr_profile.looks_like', { field: 'company_name', values });
  }
  await keepLookAlike(trx, companyId, like);
}

/** Refuses a new company, or a new website, at a domain that another company has proved to own. */
export async function refuseOwnedDomain(trx: Trx, companyId: number): Promise<void> {
  const domain = (await findNamed(trx, companyId))?.domain;
  if (!domain || isSharedDomain(domain)) return;
  if (await isDomainOwned(trx, domain, companyId)) throw refuse('resource.hr_profile.exists');
}

export async function readClaim(db: Db, accountId: number) {
  return { claim: (await findClaim(db, accountId)) ?? null };
}

/**
 * The company, if nobody has claimed it; refuses otherwise, and refuses recruiters who have a
 * company.
 */
async function lockUnowned(trx: Trx, recruiter: SignedIn, companyId: number) {
  const company = orRefuse(await lockClaimable(trx, companyId), 'resource.company.not_found');
  if (company.is_claimed || recruiter.company_id !== null)
    throw refuse('resource.hr_profile.exists');
  return company;
}

/** The same before anything is sent or looked up; it is asked again when the company is taken over. */
const readUnowned = (db: Db, recruiter: SignedIn, companyId: number) =>
  db.transaction().execute((trx) => lockUnowned(trx, recruiter, companyId));

interface Claiming {
  company_id: number;
  email?: string | undefined;
  note: string;
  language: Language;
}

/** Claims a company by an address at its domain, or else with a note for an admin. */
export async function claimCompany(
  { db }: Pick<Services, 'db'>,
  recruiter: SignedIn,
  { company_id, email, note, language }: Claiming,
): Promise<{ state: 'code_sent' | 'waiting' }> {
  const { id, domain } = await readUnowned(db, recruiter, company_id);
  if (email !== undefined) {
    const company = { id, domain: provableDomain(domain) };
    await sendWorkCode(db, recruiter.id, company, { email, language });
    return { state: 'code_sent' };
  }
  if (note === '') throw refuse('resource.company_claim.missing_note', { field: 'note' });
  await db.transaction().execute(async (trx) => {
    const key = attemptKey('company-claim', { account: recruiter.id });
    await countAttempt(trx, { key, most: COMPANY_CLAIMS_PER_DAY, seconds: DAY_SECONDS });
    orRefuse(
      await insertClaim(trx, { account_id: recruiter.id, company_id: id, note }),
      'resource.company_claim.waiting',
    );
  });
  return { state: 'waiting' };
}

/** Somebody who reads mail at the company's domain gets it at once, with its jobs. */
export async function confirmClaim(
  { db }: Pick<Services, 'db'>,
  recruiter: SignedIn,
  { company_id, otp, address }: { company_id: number; otp: string; address: string },
): Promise<{ company_id: number }> {
  await readUnowned(db, recruiter, company_id);
  const code = await readCodeOf(db, { account: recruiter.id, company: company_id }, otp, address);
  await db.transaction().execute(async (trx) => {
    await takeOver(trx, recruiter, company_id);
    await useWorkCode(trx, recruiter.id, company_id, code);
  });
  return { company_id };
}

async function takeOver(trx: Trx, recruiter: SignedIn, companyId: number): Promise<void> {
  await holdAccount(trx, recruiter.id);
  await lockUnowned(trx, recruiter, companyId);
  if (!(await joinCompany(trx, recruiter.id, companyId))) {
    throw refuse('resource.hr_profile.exists');
  }
}

/** The company that a recruiter claims, at the domain that has to be shown for it. */
async function readClaimed(db: Db, recruiter: SignedIn, companyId: number) {
  const { id, domain } = await readUnowned(db, recruiter, companyId);
  return { id, domain: provableDomain(domain), claimant: recruiter.id };
}

export async function readClaimRecord(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  recruiter: SignedIn,
  companyId: number,
): Promise<{ domain: string; record: string }> {
  const claimed = await readClaimed(db, recruiter, companyId);
  return { domain: claimed.domain, record: claimRecordOf(seal, claimed) };
}

/** A recruiter who can add their own record to the company's domain gets the company at once, with its jobs. */
export async function claimByRecord(
  asked: Pick<Services, 'db' | 'seal' | 'readTxt'>,
  recruiter: SignedIn,
  companyId: number,
): Promise<{ company_id: number }> {
  const { db } = asked;
  const claimed = await readClaimed(db, recruiter, companyId);
  await expectRecord(asked, claimed);
  await db.transaction().execute(async (trx) => {
    await takeOver(trx, recruiter, companyId);
    await noteProof(trx, recruiter.id, 'dns', claimed);
  });
  return { company_id: companyId };
}

/** Gives a company to the recruiter who claimed it, unless somebody else has it by now. */
export async function giveCompany(
  trx: Trx,
  { account_id, company_id }: { account_id: number | null; company_id: number },
): Promise<void> {
  if (account_id === null) throw refuse('resource.hr_profile.exists');
  await holdAccount(trx, account_id);
  const company = await lockClaimable(trx, company_id);
  const isFree = company && !company.is_claimed;
  if (!isFree || !(await joinCompany(trx, account_id, company_id))) {
    throw refuse('resource.hr_profile.exists');
  }
}
