import type { Insertable, Selectable } from 'kysely';
import { answerStatuses } from '../../contract/applications.ts';
import { JOB_LIFE_DAYS } from '../../contract/constants.ts';
import { countSuggestions, indexJobs } from '../../server/domains/search/search.ts';
import type { Trx } from '../../server/platform/database.ts';
import type { Services } from '../../server/platform/endpoints.ts';
import { hashPassword } from '../../server/platform/secrets/passwords.ts';
import type { Accounts, Jobs } from '../schema.ts';
import { applications, type DemoApplication, outsideApplications } from './applications.ts';
import { companies, sharmaAgro } from './companies.ts';
import { addEvidence, addPaperEvidence } from './evidence.ts';
import { buildJobs } from './jobs.ts';
import { addInterview, addOffer } from './load-hiring.ts';
import { addKept, addView } from './load-kept.ts';
import { addTriage } from './triage.ts';
import { addPapers, makePapers } from './papers.ts';
import {
  anil,
  DEMO_PASSWORD,
  type DemoPerson,
  type DemoProfile,
  lakshmi,
  people,
} from './people.ts';
import { payOf } from './periods.ts';
import { seededRandom } from './random.ts';
import { snapshotOf } from './snapshot.ts';
import { addTeam } from './team.ts';
import type { DemoJob } from './types.ts';

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
/** Later notifications are unread. */
const READ_DAYS_AGO = 10;
/** Before the first application. */
const PAPERS_DAYS_AGO = 21;

/**
 * Fills a database that has tables but no rows: companies, searchable jobs, people with profiles and
 * resumes, and applications with their history. All in one transaction.
 */
export async function loadDemo({ db, files }: Pick<Services, 'db' | 'files'>): Promise<DemoLogins> {
  const now = Date.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (trx) => {
    const companyIds = await addCompanies(trx, now);
    const accounts = await addPeople(trx, companyIds, passwordHash, now);
    const website = companies.find(({ name }) => name === sharmaAgro)?.website ?? '';
    await addEvidence(trx, found(accounts, anil), { website, now });
    await addPaperEvidence(trx, found(accounts, lakshmi), now);
    // Side by side: the papers are made in other processes.
    const [jobs, papers] = await Promise.all([
      addJobs(trx, companyIds, accounts, now),
      makePapers(),
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
    for (const application of applications) {
      await addApplication(trx, application, { jobs, accounts, companyIds, resumes, now });
    }
    await addTriage(trx, places);
  });
  await countSuggestions(db);
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

async function addPeople(
  trx: Trx,
  companyIds: CompanyIds,
  password_hash: string,
  now: number,
): Promise<AccountsByEmail> {
  const created_at = daysBefore(now, OPENED_DAYS_AGO);
  const rows = people.map((person): Insertable<Accounts> => ({
    uid: `IDDEMO${person.name.replaceAll(' ', '').toUpperCase()}`,
    email: person.email,
    role: person.role,
    state: 'active',
    level: 1,
    name: person.name,
    password_hash,
    email_verified_at: created_at,
    company_id: person.role === 'hr' ? found(companyIds, person.companyName) : null,
    team_role: person.role === 'hr' ? 'owner' : null,
    company_hints: null,
    created_at,
    updated_at: created_at,
  }));
  const added = await trx.insertInto('accounts').values(rows).returningAll().execute();
  const accounts = new Map(added.map((account) => [account.email, account]));
  for (const person of people) {
    if (person.role !== 'user') continue;
    const { id } = found(accounts, person.email);
    await addProfile(trx, id, person.profile);
    if (person.publicCode) {
      const shown = { account_id: id, code: person.publicCode, consented_at: created_at };
      await trx.insertInto('public_profiles').values(shown).execute();
    }
  }
  return accounts;
}

async function addProfile(trx: Trx, account_id: number, profile: DemoProfile): Promise<void> {
  const { skills, experience, education, defaultCoverLetter, ...facts } = profile;
  await trx
    .insertInto('profiles')
    .values({
      account_id,
      ...facts,
      preferred_locations: [...facts.preferred_locations],
      languages: JSON.stringify(facts.languages),
      skills: [...skills],
      experience: JSON.stringify(experience),
      education: JSON.stringify(education),
      default_cover_letter: defaultCoverLetter,
    })
    .execute();
}

async function addJobs(
  trx: Trx,
  companyIds: CompanyIds,
  accounts: AccountsByEmail,
  now: number,
): Promise<Selectable<Jobs>[]> {
  const recruiters = new Map(
    [...accounts.values()].map((account) => [account.company_id, account.id]),
  );
  const names = new Map([...companyIds].map(([name, id]) => [id, name]));
  // Oldest first, so that newer jobs have higher ids, as in real use.
  const rows = buildJobs()
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
    employment_type: job.employmentType,
    experience_level: job.experienceLevel,
    experience_min_years: job.experienceMinYears,
    experience_max_years: job.experienceMaxYears,
    work_mode: job.workMode,
    ...payOf(job),
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

interface Loaded {
  jobs: readonly Selectable<Jobs>[];
  accounts: AccountsByEmail;
  companyIds: CompanyIds;
  resumes: Awaited<ReturnType<typeof addPapers>>;
  now: number;
}

/** What the product would have promised and kept. */
function clockOf({ events }: DemoApplication, answer_days: number, now: number) {
  const invited = events.findLast(({ status }) => status === 'interview') ?? events[0];
  const answer = events.find(({ status }) => answerStatuses.some((each) => each === status));
  const day = daysBefore(now, (invited?.daysAgo ?? 0) - answer_days).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Kolkata',
  });
  return {
    answer_days,
    answer_due_at: new Date(`${day}T23:59:59+05:30`),
    answered_at: answer ? daysBefore(now, answer.daysAgo) : null,
  };
}

async function addApplication(trx: Trx, sent: DemoApplication, loaded: Loaded): Promise<void> {
  const { jobs, accounts, companyIds, resumes, now } = loaded;
  const company_id = found(companyIds, sent.companyName);
  const job = jobs.find((each) => each.company_id === company_id && each.title === sent.jobTitle);
  const seeker = found(accounts, sent.seeker);
  const [first, last] = [sent.events[0], sent.events.at(-1)];
  if (!job || !first || !last) throw new Error(`The demo has no job ${sent.jobTitle}`);
  const { id } = await trx
    .insertInto('applications')
    .values({
      job_id: job.id,
      seeker_id: seeker.id,
      status: last.status,
      cover_letter: sent.letter,
      ...resumes.get(sent.seeker),
      candidate: JSON.stringify(snapshotOf(sent.seeker)),
      created_at: daysBefore(now, first.daysAgo),
      updated_at: daysBefore(now, last.daysAgo),
      ...(job.posted_by === null ? {} : clockOf(sent, job.answer_days, now)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const events = sent.events.map((event) => ({
    application_id: id,
    kind: event.kind,
    status: event.status,
    actor_id: event.by === 'seeker' ? seeker.id : (job.posted_by ?? seeker.id),
    note: event.note ?? null,
    created_at: daysBefore(now, event.daysAgo),
  }));
  await trx.insertInto('application_events').values(events).execute();
  for (const { kind, daysAgo } of sent.events) {
    const seen = { account_id: seeker.id, company_id, what: 'profile', reason: 'applied' } as const;
    if (kind === 'viewed') await addView(trx, seen, daysBefore(now, daysAgo));
  }
  const told = sent.events.filter(
    ({ kind, status }) => kind === 'status_changed' && status !== 'reviewing',
  );
  for (const { status, daysAgo } of told) {
    const created_at = daysBefore(now, daysAgo);
    const { jobTitle: job_title, companyName: company_name } = sent;
    const subject = JSON.stringify({ application_id: id, job_title, company_name, status });
    const kind = 'application_decided';
    const read_at = daysAgo > READ_DAYS_AGO ? created_at : null;
    const row = { account_id: seeker.id, kind, subject, created_at, read_at } as const;
    await trx.insertInto('notifications').values(row).execute();
  }
  if (sent.interview) await addInterview(trx, { ...sent.interview, id, held: job.posted_by, now });
  if (sent.offer) {
    const sent_by = job.posted_by;
    const created_at = daysBefore(now, last.daysAgo);
    await addOffer(trx, sent.offer, { application_id: id, sent_by, created_at, now });
  }
  if (sent.privateNote) {
    const note = { application_id: id, account_id: seeker.id, note: sent.privateNote };
    const changed_at = daysBefore(now, last.daysAgo);
    await trx
      .insertInto('application_notes')
      .values({ ...note, changed_at })
      .execute();
  }
}

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
