import type { Insertable, Selectable } from 'kysely';
import { JOB_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Seller } from '../../../contract/money/invoice-parts.ts';
import { countAllAnswers } from '../../../server/domains/applications/clock/clock.ts';
import { countAnew, indexJobs } from '../../../server/domains/search/search.ts';
import type { Trx } from '../../../server/platform/database.ts';
import type { Services } from '../../../server/platform/endpoints.ts';
import { addTask } from '../../../server/platform/tasks.ts';
import type { Jobs } from '../../tables/jobs.ts';
import { addAdminWork } from '../admin-work.ts';
import { addAdvertisements, addFeaturedJob } from '../advertisements.ts';
import { buildApplicants } from '../applicants.ts';
import { applications, outsideApplications } from '../applications.ts';
import { companies, sharmaAgro } from '../companies.ts';
import { addCompanyChecks, addLookAlike, makeCompanyPaper } from '../company-checks.ts';
import { addEvidence, addPaperEvidence } from '../evidence.ts';
import { buildJobs } from '../jobs.ts';
import {
  type AccountsByEmail,
  addAccounts,
  type CompanyIds,
  lookUp,
  OPENED_DAYS_AGO,
} from './load-accounts.ts';
import { addConversations } from './load-conversations.ts';
import { addMoney } from './load-money.ts';
import { addApplication, dateContactShares } from './load-hiring.ts';
import { addKept } from './load-kept.ts';
import { demoSeller } from '../money.ts';
import { addSecondMonth } from '../second-month.ts';
import { addTriage } from '../triage.ts';
import { addPapers, makePapers } from '../papers.ts';
import { anil, DEMO_PASSWORD, type DemoPerson, lakshmi, people } from '../people.ts';
import { payOf } from '../periods.ts';
import { seededRandom } from '../random.ts';
import { addTeam } from '../team.ts';
import { clientOf, conditionsOf } from '../who-posts.ts';
import type { DemoJob } from '../types.ts';

/** The accounts of the demo, which all have the same password. */
export interface DemoLogins {
  password: string;
  /** Used unless the settings name another one. */
  seller: Seller;
  accounts: readonly {
    role: DemoPerson['role'];
    name: string;
    email: string;
    company: string | null;
  }[];
}

export const demoLogins: DemoLogins = {
  password: DEMO_PASSWORD,
  seller: demoSeller,
  accounts: people.map((person) => ({
    role: person.role,
    name: person.name,
    email: person.email,
    company: person.role === 'hr' ? person.companyName : null,
  })),
};

const DAY_MS = 86_400_000;
const CHUNK = 500;
const SAVED_JOBS = 4;
/** Before the first application. */
const PAPERS_DAYS_AGO = 21;

/**
 * Fills a database that has tables but no rows: companies, searchable jobs, people with profiles and
 * resumes, and applications with their history. All in one transaction.
 */
export async function loadDemo({ db, files }: Pick<Services, 'db' | 'files'>): Promise<DemoLogins> {
  const now = Date.now();
  const written = buildJobs();
  const crowd = buildApplicants(written);
  await db.transaction().execute(async (trx) => {
    const daysAgo = (days: number) => daysBefore(now, days);
    const companyIds = new Map([
      ...(await addCompanies(trx, now)),
      ...(await addLookAlike(trx, daysAgo)),
    ]);
    const accounts = await addAccounts(trx, crowd, { companyIds, daysAgo });
    // Some are changed below, and accounts are locked before companies (docs/decisions/0159-the-order-of-locks.md).
    await trx.selectFrom('accounts').select('id').forNoKeyUpdate().execute();
    const website = companies.find(({ name }) => name === sharmaAgro)?.website ?? '';
    await addEvidence(trx, lookUp(accounts, anil), { website, now });
    await addPaperEvidence(trx, lookUp(accounts, lakshmi), now);
    // In parallel: the papers are made in other processes.
    const [jobs, papers, companyPaper] = await Promise.all([
      addJobs(trx, written, { companyIds, accounts, now }),
      makePapers(),
      makeCompanyPaper(),
    ]);
    await addSavedJobs(trx, jobs, accounts, now);
    await addOutsideApplications(trx, accounts, now);
    const idOf = (email: string) => lookUp(accounts, email).id;
    const companyOf = (name: string) => lookUp(companyIds, name);
    const created_at = daysAgo(PAPERS_DAYS_AGO);
    const resumes = await addPapers({ trx, files }, papers, { idOf, created_at });
    const places = { idOf, companyOf, jobs, daysAgo };
    await addKept(trx, places);
    await addTeam(trx, places);
    const seekers = new Map(
      [...people, ...crowd.people].flatMap((person) =>
        person.role === 'user' ? [[person.email, person]] : [],
      ),
    );
    const loaded = { jobs, accounts, companyIds, seekers, resumes, now };
    const notifications: Awaited<ReturnType<typeof addApplication>> = [];
    for (const application of [...applications, ...crowd.applications]) {
      notifications.push(...(await addApplication(trx, application, loaded)));
    }
    const inOrder = notifications.toSorted((a, b) => Number(a.created_at) - Number(b.created_at));
    await trx.insertInto('notifications').values(inOrder).execute();
    await addTriage(trx, places);
    await dateContactShares(trx);
    // The clock counts only by day, but pages of the demo should show the figures from their first minute.
    await countAllAnswers(trx);
    await addAdvertisements(trx);
    await addFeaturedJob(trx, jobs, lookUp(companyIds, sharmaAgro));
    await addConversations(trx, places);
    await addAdminWork(trx, places);
    await addSecondMonth(trx, places);
    await addCompanyChecks({ trx, files }, places, companyPaper);
    await addMoney(trx, places);
  });
  await countAnew(db);
  await addTask(db, 'count_role_pay', {});
  await addTask(db, 'read_alerts_anew', {});
  await addTask(db, 'read_settlements', {});
  return demoLogins;
}

const daysBefore = (now: number, days: number) => new Date(now - days * DAY_MS);

async function addCompanies(trx: Trx, now: number): Promise<Map<string, number>> {
  const claimed = new Set(
    people.flatMap((person) => (person.role === 'hr' ? person.companyName : [])),
  );
  const created_at = daysBefore(now, OPENED_DAYS_AGO);
  const rows = companies.map(
    ({ name, description, industry, website, size, location, founded }) => ({
      name,
      description,
      industry,
      website,
      size,
      location,
      founded,
      source: claimed.has(name) ? null : 'demo',
      created_at,
      updated_at: created_at,
    }),
  );
  const added = await trx.insertInto('companies').values(rows).returning(['id', 'name']).execute();
  return new Map(added.map(({ id, name }) => [name, id]));
}

async function addJobs(
  trx: Trx,
  written: readonly DemoJob[],
  { companyIds, accounts, now }: { companyIds: CompanyIds; accounts: AccountsByEmail; now: number },
): Promise<Selectable<Jobs>[]> {
  const recruiters = new Map(
    [...accounts.values()].flatMap(({ company_id, team_role, id }) =>
      team_role === 'owner' ? [[company_id, id]] : [],
    ),
  );
  const names = new Map([...companyIds].map(([name, id]) => [id, name]));
  // Oldest first, so that newer jobs have higher ids, as in real use.
  const rows = written
    .toSorted((a, b) => b.postedDaysAgo - a.postedDaysAgo)
    .map((job) => {
      const company_id = lookUp(companyIds, job.companyName);
      return jobRow(job, company_id, recruiters.get(company_id) ?? null, now);
    });
  const jobs: Selectable<Jobs>[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const added = await trx.insertInto('jobs').values(chunk).returningAll().execute();
    await indexJobs(
      trx,
      added.map((job) => ({ ...job, company_name: lookUp(names, job.company_id) })),
    );
    jobs.push(...added);
  }
  return jobs;
}

function jobRow(
  job: DemoJob,
  company_id: number,
  posted_by: number | null,
  now: number,
): Insertable<Jobs> {
  const posted_at = daysBefore(now, job.postedDaysAgo);
  return {
    company_id,
    posted_by,
    title: job.title,
    description: job.description,
    location: job.location,
    other_locations: [...(job.otherLocations ?? [])],
    employment_type: job.employmentType,
    experience_level: job.experienceLevel,
    experience_min_years: job.experienceMinYears,
    experience_max_years: job.experienceMaxYears,
    work_mode: job.workMode,
    ...payOf(job),
    ...conditionsOf(job),
    client_name: clientOf(job),
    ...(posted_by ? { shown_by: posted_by, poster_role: 'Owner' } : {}),
    skills: [...job.skills],
    openings: job.openings,
    language: job.language,
    posted_at,
    expires_at: new Date(posted_at.getTime() + JOB_LIFE_DAYS * DAY_MS),
    created_at: posted_at,
    updated_at: posted_at,
  };
}

async function addSavedJobs(
  trx: Trx,
  jobs: readonly Selectable<Jobs>[],
  accounts: AccountsByEmail,
  now: number,
): Promise<void> {
  for (const person of people) {
    if (person.role !== 'user') continue;
    const account_id = lookUp(accounts, person.email).id;
    // The oldest job comes first and closes soon.
    const [oldest, ...others] = jobs.filter(({ skills }) => skills.includes(person.savedSkill));
    if (!oldest) throw new Error(`The demo has no job for ${person.savedSkill}`);
    const near = others.filter(({ location }) => /Indore|Dewas|Ujjain|Bhopal/.test(location));
    const rows = [oldest, ...seededRandom(person.email).some(near, SAVED_JOBS - 1)].map((job) => ({
      account_id,
      job_id: job.id,
      created_at: halfwaySince(job.posted_at, now),
    }));
    await trx.insertInto('saved_jobs').values(rows).execute();
  }
}

const halfwaySince = (moment: string, now: number) =>
  new Date((new Date(moment).getTime() + now) / 2);

async function addOutsideApplications(
  trx: Trx,
  accounts: AccountsByEmail,
  now: number,
): Promise<void> {
  const dayOf = (days: number) => daysBefore(now, days).toISOString().slice(0, 10);
  const rows = outsideApplications.map((sent) => ({
    account_id: lookUp(accounts, sent.seeker).id,
    job_title: sent.jobTitle,
    company_name: sent.companyName,
    location: sent.location,
    status: sent.status,
    applied_on: dayOf(sent.daysAgo),
    note: sent.note,
    note_changed_at: sent.note ? daysBefore(now, sent.daysAgo - 1) : null,
    follow_up_on: sent.followUpInDays === undefined ? null : dayOf(-sent.followUpInDays),
    created_at: daysBefore(now, sent.daysAgo),
    updated_at: daysBefore(now, sent.daysAgo - 1),
  }));
  await trx.insertInto('outside_applications').values(rows).execute();
}
