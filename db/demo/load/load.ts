import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { JOB_LIFE_DAYS } from '../../../contract/constants.ts';
import { keepAnswerFigures } from '../../../server/domains/applications/clock/clock.ts';
import { countAnew, indexJobs } from '../../../server/domains/search/search.ts';
import type { Trx } from '../../../server/platform/database.ts';
import type { Services } from '../../../server/platform/endpoints.ts';
import { hashPassword } from '../../../server/platform/secrets/passwords.ts';
import { addTask } from '../../../server/platform/tasks.ts';
import type { Accounts, Jobs, Profiles } from '../../schema.ts';
import { addAdminWork } from '../admin-work.ts';
import { addAdvertisements, addFeaturedJob } from '../advertisements.ts';
import { buildApplicants } from '../applicants.ts';
import { applications, outsideApplications } from '../applications.ts';
import { companies, sharmaAgro } from '../companies.ts';
import { addCompanyChecks, makeCompanyPaper } from '../company-checks.ts';
import { addEvidence, addPaperEvidence } from '../evidence.ts';
import { buildJobs } from '../jobs.ts';
import { addConversations } from './load-conversations.ts';
import { addApplication, dateContactShares } from './load-hiring.ts';
import { addKept } from './load-kept.ts';
import { addTriage } from '../triage.ts';
import { addPapers, makePapers } from '../papers.ts';
import {
  anil,
  DEMO_PASSWORD,
  type DemoPerson,
  type DemoProfile,
  type DemoSeeker,
  lakshmi,
  people,
} from '../people.ts';
import { payOf } from '../periods.ts';
import { seededRandom } from '../random.ts';
import { addTeam } from '../team.ts';
import { clientOf, conditionsOf } from '../who-posts.ts';
import type { DemoJob } from '../types.ts';

/** The accounts of the demo, which all have the same password. */
export interface DemoLogins {
  password: string;
  accounts: readonly {
    role: DemoPerson['role'];
    name: string;
    email: string;
    company: string | null;
  }[];
}

export const demoLogins: DemoLogins = {
  password: DEMO_PASSWORD,
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
/** Accounts and companies are older than the oldest job. */
const OPENED_DAYS_AGO = 45;
/** Before the first application. */
const PAPERS_DAYS_AGO = 21;
const DAYS_BEFORE_APPLYING = 0.1;

/**
 * Fills a database that has tables but no rows: companies, searchable jobs, people with profiles and
 * resumes, and applications with their history. All in one transaction.
 */
export async function loadDemo({ db, files }: Pick<Services, 'db' | 'files'>): Promise<DemoLogins> {
  const now = Date.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const written = buildJobs();
  const crowd = buildApplicants(written);
  await db.transaction().execute(async (trx) => {
    const companyIds = await addCompanies(trx, now);
    const accounts = new Map([
      ...(await addPeople(trx, companyIds, passwordHash, now)),
      ...(await addCrowd(trx, crowd, now)),
    ]);
    const website = companies.find(({ name }) => name === sharmaAgro)?.website ?? '';
    await addEvidence(trx, found(accounts, anil), { website, now });
    await addPaperEvidence(trx, found(accounts, lakshmi), now);
    // In parallel: the papers are made in other processes.
    const [jobs, papers, companyPaper] = await Promise.all([
      addJobs(trx, written, { companyIds, accounts, now }),
      makePapers(),
      makeCompanyPaper(),
    ]);
    await addSavedJobs(trx, jobs, accounts, now);
    await addOutsideApplications(trx, accounts, now);
    const idOf = (email: string) => found(accounts, email).id;
    const companyOf = (name: string) => found(companyIds, name);
    const daysAgo = (days: number) => daysBefore(now, days);
    const created_at = daysAgo(PAPERS_DAYS_AGO);
    const resumes = await addPapers({ trx, files }, papers, { idOf, created_at });
    const places = { idOf, companyOf, jobs, daysAgo };
    await addKept(trx, places);
    await addTeam(trx, places, passwordHash);
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
    await keepAnswerFigures(trx);
    await addAdvertisements(trx);
    await addFeaturedJob(trx, jobs, found(companyIds, sharmaAgro));
    await addConversations(trx, places);
    await addAdminWork(trx, places);
    await addCompanyChecks({ trx, files }, places, companyPaper);
  });
  await countAnew(db);
  await addTask(db, 'count_role_pay', {});
  await addTask(db, 'read_alerts_anew', {});
  return demoLogins;
}

const daysBefore = (now: number, days: number) => new Date(now - days * DAY_MS);

type CompanyIds = ReadonlyMap<string, number>;
type AccountsByEmail = ReadonlyMap<string, Selectable<Accounts>>;

function found<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo has no ${String(key)}`);
  return value;
}

async function addCompanies(trx: Trx, now: number): Promise<CompanyIds> {
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

const accountRow = ({ name, email, role }: DemoPerson | DemoSeeker, created_at: Date) => ({
  uid: `IDDEMO${name.replaceAll(' ', '').toUpperCase()}`,
  email,
  role,
  state: 'active' as const,
  level: 1,
  name,
  email_verified_at: created_at,
  company_hints: null,
  created_at,
  updated_at: created_at,
});

async function addPeople(
  trx: Trx,
  companyIds: CompanyIds,
  password_hash: string,
  now: number,
): Promise<AccountsByEmail> {
  const created_at = daysBefore(now, OPENED_DAYS_AGO);
  const rows = people.map((person): Insertable<Accounts> => ({
    ...accountRow(person, created_at),
    password_hash,
    company_id: person.role === 'hr' ? found(companyIds, person.companyName) : null,
    team_role: person.role === 'hr' ? 'owner' : null,
    admin_role: person.role === 'admin' ? person.adminRole : null,
  }));
  const added = await trx.insertInto('accounts').values(rows).returningAll().execute();
  const accounts = new Map(added.map((account) => [account.email, account]));
  for (const person of people) {
    if (person.role !== 'user') continue;
    const { id } = found(accounts, person.email);
    await trx.insertInto('profiles').values(profileRow(id, person.profile)).execute();
    if (person.publicCode) {
      const shown = { account_id: id, code: person.publicCode, consented_at: created_at };
      await trx.insertInto('public_profiles').values(shown).execute();
    }
  }
  return accounts;
}

/** Adds people who registered and applied soon afterwards; nobody knows their password. */
async function addCrowd(
  trx: Trx,
  { people: crowd, applications: sent }: ReturnType<typeof buildApplicants>,
  now: number,
): Promise<AccountsByEmail> {
  const registeredDaysAgo = ({ email }: DemoSeeker): number => {
    const applied = sent.flatMap(({ seeker, events: [first] }) =>
      seeker === email && first ? first.daysAgo : [],
    );
    return applied.length > 0 ? Math.max(...applied) + DAYS_BEFORE_APPLYING : OPENED_DAYS_AGO;
  };
  const password_hash = await hashPassword(randomUUID());
  const rows = crowd.map((person) => ({
    ...accountRow(person, daysBefore(now, registeredDaysAgo(person))),
    password_hash,
  }));
  const added = await trx.insertInto('accounts').values(rows).returningAll().execute();
  const accounts = new Map(added.map((account) => [account.email, account]));
  const profiles = crowd.map(({ email, profile }) =>
    profileRow(found(accounts, email).id, profile),
  );
  await trx.insertInto('profiles').values(profiles).execute();
  return accounts;
}

function profileRow(account_id: number, profile: DemoProfile): Insertable<Profiles> {
  const { skills, experience, education, defaultCoverLetter, ...facts } = profile;
  return {
    account_id,
    ...facts,
    preferred_locations: [...facts.preferred_locations],
    languages: JSON.stringify(facts.languages),
    skills: [...skills],
    experience: JSON.stringify(experience),
    education: JSON.stringify(education),
    default_cover_letter: defaultCoverLetter,
  };
}

async function addJobs(
  trx: Trx,
  written: readonly DemoJob[],
  { companyIds, accounts, now }: { companyIds: CompanyIds; accounts: AccountsByEmail; now: number },
): Promise<Selectable<Jobs>[]> {
  const recruiters = new Map(
    [...accounts.values()].map((account) => [account.company_id, account.id]),
  );
  const names = new Map([...companyIds].map(([name, id]) => [id, name]));
  // Oldest first, so that newer jobs have higher ids, as in real use.
  const rows = written
    .toSorted((a, b) => b.postedDaysAgo - a.postedDaysAgo)
    .map((job) => {
      const company_id = found(companyIds, job.companyName);
      return jobRow(job, company_id, recruiters.get(company_id) ?? null, now);
    });
  const jobs: Selectable<Jobs>[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const added = await trx.insertInto('jobs').values(chunk).returningAll().execute();
    await indexJobs(
      trx,
      added.map((job) => ({ ...job, company_name: found(names, job.company_id) })),
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
    const account_id = found(accounts, person.email).id;
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
    account_id: found(accounts, sent.seeker).id,
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
