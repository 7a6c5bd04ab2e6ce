/**
 * Companies: the API's `hr_profile` (a recruiter's own company) and the public pages at
 * `/companies`.
 */
import {
  type Company,
  type CompanyChange,
  type CompanyResults,
  CompanyForm,
  type companyTabs,
  type HrProfile,
} from '../../../contract/companies.ts';
import { brokenRules } from '../../../contract/fields/issues.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isStale } from '../../platform/http/versions.ts';
import { orRefuse, Refusal, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { addTask } from '../../platform/tasks.ts';
import { checkName, refuseOwnedDomain } from '../company-checks/company-checks.ts';
import { dropPapers } from '../company-evidence/company-evidence.ts';
import { isComplete } from './complete.ts';
import { presentCompany, presentHrProfile } from './present.ts';
import {
  findCompany,
  findPosting,
  findCompanyForMember,
  findCompanyHints,
  hasOtherRecruiters,
  insertCompanyOf,
  listCompanies,
  lockCompany,
  lockCompanyOf,
  updateCompany,
} from './queries.ts';

export { presentAnswers } from './answer-figures.ts';
export { deleteEmptyCompany, lockCompany, lockCompanyAndItsKey } from './queries.ts';

interface Recruiter {
  id: number;
  company_id: number | null;
}

/**
 * Changes the fields that were sent of the recruiter's own company, or creates it. A company of the
 * same name, imported or not, is never taken over: the recruiter gets a company of their own.
 */
export async function saveCompany(
  db: Db,
  recruiter: Recruiter,
  { create_only, company_location, location = company_location, ...change }: CompanyChange,
  ifMatch?: string,
): Promise<HrProfile> {
  const sent = { ...change, company_location: company_location ?? location };
  return db.transaction().execute(async (trx) => {
    const id = await lockCompanyOf(trx, recruiter.id);
    if (id === null) {
      const company = wholeCompany(sent);
      const columns = { ...columnsOf(company), name: company.company_name };
      const created = await insertCompanyOf(trx, recruiter.id, columns);
      await refuseOwnedDomain(trx, created);
      await checkName(trx, created);
      return readCompanyOf(trx, created);
    }
    if (create_only) throw refuse('resource.hr_profile.exists');
    await refuseStale(trx, id, ifMatch);
    const before = await updateCompany(trx, id, columnsOf(sent));
    const isRenamed = (sent.company_name ?? before.name) !== before.name;
    const { company_website = before.website } = sent;
    const isElsewhere = company_website !== before.website;
    if (isElsewhere) await refuseOwnedDomain(trx, id);
    if (isRenamed || isElsewhere) await checkName(trx, id);
    if (isRenamed) await dropPapers(trx, id);
    const saved = await readCompanyOf(trx, id);
    // The search finds a company's jobs by its name, industry and kind. There may be thousands, so
    // they are indexed anew only if one of these has changed.
    const isOfAnother = saved.industry !== before.industry;
    if (isRenamed || isOfAnother || saved.is_consultant !== before.is_consultant) {
      await addTask(trx, 'index_jobs_of_company', { id });
    }
    return saved;
  });
}

async function refuseStale(trx: Trx, id: number, ifMatch: string | undefined): Promise<void> {
  if (ifMatch === undefined) return;
  await lockCompany(trx, id);
  const current = await readCompanyOf(trx, id);
  if (isStale(ifMatch, current.version)) throw refuse('request.stale', { current });
}

/** The form of a new company; refuses one in which a required field is missing. */
function wholeCompany(sent: object): CompanyForm {
  const company = CompanyForm.safeParse(sent);
  if (!company.success) throw new Refusal(brokenRules(company.error.issues));
  return company.data;
}

const columnsOf = (form: Partial<CompanyForm>) => ({
  name: form.company_name,
  description: form.company_description,
  industry: form.industry,
  website: form.company_website,
  size: form.company_size,
  location: form.company_location,
  linkedin_url: form.linkedin_url,
  says_consultant: form.is_consultant,
  founded: form.founded,
});

async function readCompanyOf(db: Db, companyId: number | null): Promise<HrProfile> {
  const row = orRefuse(
    companyId === null ? undefined : await findCompanyForMember(db, companyId),
    'resource.hr_profile.not_found',
  );
  return presentHrProfile(row);
}

/** The recruiter's own company. */
export const readHrProfile = (db: Db, recruiter: Recruiter): Promise<HrProfile> =>
  readCompanyOf(db, recruiter.company_id);

/**
 * Any company, for recruiters and admins. Recruiters of other companies see only those with a public page,
 * without the internal figures.
 */
export async function readHrProfileById(
  db: Db,
  reader: Pick<SignedIn, 'role' | 'company_id'>,
  id: number,
) {
  if (reader.role === 'admin' || reader.company_id === id) return readCompanyOf(db, id);
  const company = await findCompany(db, id);
  if (!company || company.is_held) throw refuse('resource.hr_profile.not_found');
  return { ...(await readCompanyOf(db, id)), total_job_count: null, applications_received: null };
}

export interface PostingCompany {
  id: number;
  name: string;
  /** Whether the company hires for others. */
  is_consultant: boolean;
}

/** The company that a recruiter posts for; refuses while its profile is incomplete. */
export async function companyToPostFor(db: Db, recruiter: Recruiter): Promise<PostingCompany> {
  const company = await findPosting(db, companyOf(recruiter));
  if (!company || !isComplete(company)) throw refuse('resource.hr_profile.incomplete');
  if (company.is_held) throw refuse('resource.hr_profile.waits_for_check');
  return company;
}

/** Whether the company hires for others. */
export const isConsultant = async (db: Db, id: number): Promise<boolean> =>
  (await findPosting(db, id))?.is_consultant ?? false;

/** What the recruiter said about the company at registration. */
export async function readCompanyHints(db: Db, accountId: number) {
  const hints = await findCompanyHints(db, accountId);
  const textOf = (key: string) => {
    const hint = hints?.[key];
    return hint === undefined || hint === '' ? null : String(hint);
  };
  return {
    company_name: textOf('company_name'),
    company_website: textOf('company_website'),
    industry: textOf('industry'),
    company_size: Number(hints?.company_size) || null,
  };
}

export async function findCompanies(
  db: Db,
  filter: Paging & { search: string; verified: boolean; tab: (typeof companyTabs)[number] },
): Promise<CompanyResults> {
  const { rows, meta } = await listCompanies(db, filter);
  return { companies: rows.map(presentCompany), meta };
}

/** The public page. Suspected look-alikes have none. */
export async function readCompanyPage(db: Db, id: number): Promise<Company> {
  const row = await findCompany(db, id);
  if (!row || row.is_held) throw refuse('resource.company.not_found');
  return presentCompany(row);
}

/** A company as everybody sees it. */
export async function readCompany(db: Db, id: number): Promise<Company> {
  const row = orRefuse(await findCompany(db, id), 'resource.company.not_found');
  return presentCompany(row);
}

/**
 * Whether no other recruiter of the company can sign in. Locks the company, so that others who
 * leave or change state at the same time wait.
 */
export async function isLastRecruiter(
  trx: Trx,
  accountId: number,
  companyId: number,
): Promise<boolean> {
  await lockCompany(trx, companyId);
  return !(await hasOtherRecruiters(trx, accountId, companyId));
}
