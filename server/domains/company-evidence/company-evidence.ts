/**
 * How a company shows that it is who it says: by the domain of its website, with a code mailed to an
 * address there or a record that only the domain's owner can add; or by papers that an admin has compared,
 * which show no domain. Each counts for 180 days.
 */
import { createHmac } from 'node:crypto';
import type { EvidenceKind } from '../../../contract/companies/evidence.ts';
import type { OwnEvidence } from '../../../contract/companies/company-evidence.ts';
import { DNS_LOOK_UPS_PER_HOUR, WORK_MAIL_CODES_PER_DAY } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { inBatches } from '../../platform/batching/due-work.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { isSharedDomain, mailDomainOf } from '../../platform/network/mail-domains.ts';
import {
  countEntered,
  expectRightCode,
  freshCode,
  refuseWrong,
  sendingLimit,
} from '../../platform/secrets/one-time-codes.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { addTask } from '../../platform/tasks.ts';
import { mailEnding, mailEndingPaper, mailWorkCode } from './mails.ts';
import {
  deleteCode,
  deletePapers,
  findEvidence,
  keepCode,
  keepProof,
  listRenewers,
  noteCheckedDue,
  noteCheckedOne,
  takeCodeTry,
  takeEnding,
  takeEndingPapers,
  takeEvidenceNews,
} from './queries.ts';

type EvidenceServices = Pick<Services, 'db' | 'seal'>;
type Recruiter = Pick<SignedIn, 'id' | 'company_id'>;

const readOwn = async (db: Db, recruiter: Recruiter) =>
  orRefuse(await findEvidence(db, companyOf(recruiter)), 'resource.hr_profile.not_found');

/** The evidence of the recruiter's company, with the record that would add to it. */
export async function readOwnEvidence(
  { db, seal }: EvidenceServices,
  recruiter: Recruiter,
): Promise<OwnEvidence> {
  const { id, domain, evidence, ended, held, papers } = await readOwn(db, recruiter);
  const domain_counts = domain !== null && !isSharedDomain(domain);
  return {
    ...evidence,
    ended,
    held,
    papers,
    domain,
    domain_counts,
    dns_record: domain_counts ? (recordsOf(seal, { id, domain })[0] ?? null) : null,
  };
}

/** The company's domain; refuses if owning it would prove nothing. */
async function readDomain(db: Db, recruiter: Recruiter): Promise<{ id: number; domain: string }> {
  const { id, domain } = await readOwn(db, recruiter);
  return { id, domain: provableDomain(domain) };
}

/** The domain of a company's website; refuses if owning it would prove nothing. */
export function provableDomain(domain: string | null): string {
  if (domain === null) throw refuse('resource.evidence.no_website');
  if (isSharedDomain(domain)) throw refuse('resource.evidence.shared_domain');
  return domain;
}

/** Mails a code to an address at the domain of the recruiter's company. */
export async function sendOwnWorkCode(
  { db }: EvidenceServices,
  recruiter: SignedIn,
  to: Addressee,
): Promise<void> {
  await sendWorkCode(db, recruiter.id, await readDomain(db, recruiter), to);
}

interface Addressee {
  email: string;
  language: Language;
}

/** Mails a code to an address at the company's domain; refuses any other. */
export async function sendWorkCode(
  db: Db,
  accountId: number,
  { id, domain }: { id: number; domain: string },
  { email, language }: Addressee,
): Promise<void> {
  if (mailDomainOf(email) !== domain) {
    throw refuse('resource.evidence.other_domain', { field: 'email', values: { domain } });
  }
  await db.transaction().execute((trx) => countSending(trx, accountId, id, email));
  const { code, code_hash } = await freshCode();
  await db.transaction().execute(async (trx) => {
    await keepCode(trx, { account_id: accountId, company_id: id, email, code_hash });
    await mailWorkCode(trx, { email, language, code });
  });
}

/** Counted by mailbox too, so that many recruiters together cannot flood it. */
async function countSending(trx: Trx, account: number, company: number, email: string) {
  for (const who of [{ account }, { email }]) {
    await countAttempt(trx, sendingLimit(attemptKey('work-mail', who)));
  }
  const key = attemptKey('work-mail', { company });
  await countAttempt(trx, { key, most: WORK_MAIL_CODES_PER_DAY, seconds: DAY_SECONDS });
}

/** The code shows that the recruiter reads mail at the domain. */
export async function confirmWorkMail(
  asked: EvidenceServices,
  recruiter: SignedIn,
  otp: string,
  address: string,
): Promise<OwnEvidence> {
  const { db } = asked;
  const { id } = await readOwn(db, recruiter);
  const code = await readCodeOf(db, { account: recruiter.id, company: id }, otp, address);
  await db.transaction().execute((trx) => useWorkCode(trx, recruiter.id, id, code));
  return readOwnEvidence(asked, recruiter);
}

/** An unused code that the recruiter has read, with the domain of the address it was sent to. */
interface ReadCode {
  domain: string;
  code_hash: string;
}

/** Checks the code (ten minutes, five tries); refuses a wrong one. */
export async function readCodeOf(
  db: Db,
  { account, company }: { account: number; company: number },
  otp: string,
  address: string,
): Promise<ReadCode> {
  await countEntered(db, attemptKey('work-mail-verify', { address }));
  const { email, code_hash } = await expectRightCode(await takeCodeTry(db, account, company), otp);
  return { domain: mailDomainOf(email), code_hash };
}

/** Uses up the code that was just checked and records what it proves; works once. */
export async function useWorkCode(
  trx: Trx,
  accountId: number,
  companyId: number,
  { domain, code_hash }: ReadCode,
): Promise<void> {
  if (!(await deleteCode(trx, accountId, code_hash))) throw refuseWrong();
  await noteProof(trx, accountId, 'work_mail', { id: companyId, domain });
}

const RECORD = 'vritti-verification';
const CLAIM = 'vritti-claim';

interface AtDomain {
  id: number;
  domain: string;
  /**
   * Who claims the company by the record, before it is theirs. Records can be read by everybody, and may stay when
   * the company's people have left: without a name in it, anybody could take a company over by an old one.
   */
  claimant?: number;
}

/**
 * The records that prove a domain to be this company's. Only this portal can create one, and it
 * fits no other company, domain or claimant. A record made with a previous key still counts.
 */
const recordsOf = (
  seal: EvidenceServices['seal'],
  { id, domain, claimant }: AtDomain,
): string[] => {
  const name = claimant === undefined ? RECORD : CLAIM;
  const said = [...(claimant === undefined ? [] : [claimant]), id, domain].join(' ');
  return seal.keysFor(name).map((key) => {
    const mark = createHmac('sha256', key).update(said).digest('base64url');
    return `${name}=${mark.slice(0, 32)}`;
  });
};

export const claimRecordOf = (
  seal: EvidenceServices['seal'],
  company: Required<AtDomain>,
): string => recordsOf(seal, company)[0] ?? '';

/**
 * Looks for a company's record at its domain now; refuses if it is not there. Look-ups of claimants are counted for
 * each of them, so that strangers cannot keep the owner of the domain from looking.
 */
export async function expectRecord(
  { db, seal, readTxt }: Pick<Services, 'db' | 'seal' | 'readTxt'>,
  company: AtDomain,
): Promise<void> {
  const { id, claimant } = company;
  const key = attemptKey(
    'dns-look-up',
    claimant === undefined ? { company: id } : { account: claimant },
  );
  await countAttempt(db, { key, most: DNS_LOOK_UPS_PER_HOUR, seconds: HOUR_SECONDS });
  const found = await readTxt(company.domain).catch((): never => {
    throw refuse('resource.evidence.no_name_server');
  });
  const records = recordsOf(seal, company);
  if (!found.some((text) => records.includes(text.trim()))) {
    throw refuse('resource.evidence.no_record');
  }
}

/** Looks for the record now. */
export async function lookForRecord(
  asked: EvidenceServices & Pick<Services, 'readTxt'>,
  recruiter: SignedIn,
): Promise<OwnEvidence> {
  const { db } = asked;
  const company = await readDomain(db, recruiter);
  await expectRecord(asked, company);
  await db.transaction().execute((trx) => noteProof(trx, recruiter.id, 'dns', company));
  return readOwnEvidence(asked, recruiter);
}

/**
 * Records fresh evidence and who provided it; papers prove no domain and are recorded without a
 * person.
 */
export async function noteProof(
  trx: Trx,
  proved_by: number | null,
  kind: EvidenceKind,
  { id: company_id, domain }: { id: number; domain: string | null },
): Promise<void> {
  await keepProof(trx, { company_id, kind, domain, proved_by });
  await tellSearch(trx, company_id);
}

/** Deletes the evidence of papers, because they say nothing about a company's new name. */
export async function dropPapers(trx: Trx, companyId: number): Promise<void> {
  await deletePapers(trx, companyId);
  await tellSearch(trx, companyId);
}

/** Updates the search if the company has become checked or is no longer. */
export const tellSearch = async (trx: Trx, companyId: number): Promise<void> =>
  indexJobsOf(trx, await noteCheckedOne(trx, companyId));

const NEWS_AT_ONCE = 1_000;

/** The same for all companies whose evidence has changed or ended. */
export async function tellSearchOfDue(db: Db): Promise<void> {
  await inBatches(db, NEWS_AT_ONCE, async (trx) => {
    const news = await takeEvidenceNews(trx, NEWS_AT_ONCE);
    await indexJobsOf(trx, await noteCheckedDue(trx, news));
    return news.length;
  });
}

async function indexJobsOf(trx: Trx, companies: readonly number[]): Promise<void> {
  for (const id of companies) await addTask(trx, 'index_jobs_of_company', { id });
}

/** Reminds companies whose evidence ends soon, each once. */
export async function remindOfEnds({ db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>) {
  await tellSearchOfDue(db);
  await db.transaction().execute(async (trx) => {
    for (const ending of await takeEnding(trx)) {
      const people = await listRenewers(trx, ending.company_id);
      for (const person of people) await mailEnding(trx, publicUrl, person, ending);
    }
    for (const paper of await takeEndingPapers(trx)) {
      const people = await listRenewers(trx, paper.company_id);
      for (const person of people) await mailEndingPaper(trx, publicUrl, person, paper);
    }
  });
}
