import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { JOB_LIFE_DAYS } from '../../contract/constants.ts';
import { indexJobs } from '../../server/domains/search/search.ts';
import type { Db } from '../../server/platform/database.ts';
import { hashPassword } from '../../server/platform/passwords.ts';
import type {
  Accounts,
  ApplicationEvents,
  Applications,
  CandidateSnapshot,
  Companies,
  Jobs,
  Profiles,
} from '../schema.ts';
import { DEMO_PASSWORD } from './people.ts';

// For tests: each builder fills in what the caller does not say and leaves the rows that the product
// itself would leave. Everybody's password is DEMO_PASSWORD.

const DAY_MS = 86_400_000;
const passwordHash = hashPassword(DEMO_PASSWORD);
const token = () => randomBytes(6).toString('hex');

type AccountOverrides = Partial<Insertable<Accounts>>;

async function addAccount(
  db: Db,
  role: Accounts['role'],
  overrides: AccountOverrides,
): Promise<Selectable<Accounts>> {
  return db
    .insertInto('accounts')
    .values({
      uid: `ID${randomBytes(8).toString('hex').toUpperCase()}`,
      email: `${role}-${token()}@people.example`,
      role,
      state: 'active',
      level: 1,
      name: 'Asha Rao',
      password_hash: await passwordHash,
      email_verified_at: new Date(),
      company_hints: null,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A seeker with a confirmed address and a filled profile. */
export async function buildSeeker(
  db: Db,
  {
    profile: more,
    ...overrides
  }: AccountOverrides & { profile?: Partial<Insertable<Profiles>> } = {},
): Promise<{ account: Selectable<Accounts>; profile: Selectable<Profiles> }> {
  const account = await addAccount(db, 'user', overrides);
  const profile = await db
    .insertInto('profiles')
    .values({
      account_id: account.id,
      title: 'Accounts Executive',
      location: 'Indore',
      about: 'Keeps the books of a trading firm.',
      skills: ['Tally', 'GST', 'MS Excel'],
      default_cover_letter: 'I have kept the books of a trading firm for three years.',
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { account, profile };
}

async function addCompany(
  db: Db,
  overrides: Partial<Insertable<Companies>>,
): Promise<Selectable<Companies>> {
  return db
    .insertInto('companies')
    .values({
      name: `Narmada Traders ${token()}`,
      description: 'Narmada Traders buys and sells grain.',
      industry: 'Agriculture and Food',
      website: 'https://narmada-traders.example',
      size: 40,
      founded: 1998,
      location: 'Siyaganj, Indore',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A recruiter with a complete company: a new one, or that of `company_id`. */
export async function buildRecruiter(
  db: Db,
  {
    company: more = {},
    ...overrides
  }: AccountOverrides & { company?: Partial<Insertable<Companies>> } = {},
): Promise<{ account: Selectable<Accounts>; company: Selectable<Companies> }> {
  const company = overrides.company_id
    ? await db
        .selectFrom('companies')
        .selectAll()
        .where('id', '=', overrides.company_id)
        .executeTakeFirstOrThrow()
    : await addCompany(db, more);
  const account = await addAccount(db, 'hr', {
    name: 'Ravi Menon',
    ...overrides,
    company_id: company.id,
  });
  return { account, company };
}

export const buildAdmin = (
  db: Db,
  overrides: AccountOverrides = {},
): Promise<Selectable<Accounts>> =>
  addAccount(db, 'admin', { name: 'Meenakshi Rao', ...overrides });

/** A job of the company of `company_id`, or of a new recruiter; found by the search while it is open. */
export async function buildJob(
  db: Db,
  overrides: Partial<Insertable<Jobs>> = {},
): Promise<Selectable<Jobs>> {
  const owner = overrides.company_id ? undefined : (await buildRecruiter(db)).account;
  const company_id = overrides.company_id ?? owner?.company_id ?? 0;
  return db.transaction().execute(async (trx) => {
    const job = await trx
      .insertInto('jobs')
      .values({
        posted_by: owner?.id ?? null,
        title: 'Accounts Executive',
        description:
          '## Key Responsibilities\n- Keep the books in Tally\n\n## Requirements\n- B.Com',
        location: 'Vijay Nagar, Indore',
        employment_type: 'full_time',
        experience_level: 'junior',
        experience_min_years: 1,
        experience_max_years: 3,
        work_mode: 'onsite',
        salary_min_inr: 240_000,
        salary_max_inr: 360_000,
        skills: ['Tally', 'GST'],
        expires_at: new Date(Date.now() + JOB_LIFE_DAYS * DAY_MS),
        ...overrides,
        company_id,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { name } = await trx
      .selectFrom('companies')
      .select('name')
      .where('id', '=', company_id)
      .executeTakeFirstOrThrow();
    const open =
      job.status === 'active' && job.deleted_at === null && Date.parse(job.expires_at) > Date.now();
    if (open) await indexJobs(trx, [{ ...job, company_name: name }]);
    return job;
  });
}

type ApplicationOverrides = Partial<Omit<Insertable<Applications>, 'candidate'>> & {
  candidate?: Partial<CandidateSnapshot>;
};

/** An application with the events that lead to its status, from a new seeker for a new job unless told. */
export async function buildApplication(
  db: Db,
  { candidate, ...overrides }: ApplicationOverrides = {},
): Promise<{ application: Selectable<Applications>; events: Selectable<ApplicationEvents>[] }> {
  const job_id = overrides.job_id ?? (await buildJob(db)).id;
  const seeker_id = overrides.seeker_id ?? (await buildSeeker(db)).account.id;
  return db.transaction().execute(async (trx) => {
    const application = await trx
      .insertInto('applications')
      .values({
        cover_letter: 'I have kept the books of a trading firm for three years.',
        ...overrides,
        job_id,
        seeker_id,
        candidate: JSON.stringify({ ...(await snapshotOf(trx, seeker_id)), ...candidate }),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { status } = application;
    const sent = {
      application_id: application.id,
      kind: 'applied',
      status: 'pending',
      actor_id: seeker_id,
    } as const;
    const rows: Insertable<ApplicationEvents>[] = [sent];
    if (status === 'withdrawn') rows.push({ ...sent, kind: 'withdrawn', status });
    else if (status !== 'pending') {
      const actor_id = await recruiterOf(trx, job_id);
      rows.push({ ...sent, kind: 'status_changed', status, actor_id });
    }
    const events = await trx.insertInto('application_events').values(rows).returningAll().execute();
    return { application, events };
  });
}

async function snapshotOf(db: Db, seekerId: number): Promise<CandidateSnapshot> {
  const { name, phone } = await db
    .selectFrom('accounts')
    .select(['name', 'phone'])
    .where('id', '=', seekerId)
    .executeTakeFirstOrThrow();
  const profile = await db
    .selectFrom('profiles')
    .select(['title', 'location', 'about', 'skills', 'experience', 'education'])
    .where('account_id', '=', seekerId)
    .executeTakeFirst();
  const empty = { title: '', location: '', about: '', skills: [], experience: [], education: [] };
  return { name, phone, ...(profile ?? empty) };
}

/** Who decided: a recruiter of the job's company, which needs one for that. */
async function recruiterOf(db: Db, jobId: number): Promise<number> {
  const { id } = await db
    .selectFrom('accounts')
    .innerJoin('jobs', 'jobs.company_id', 'accounts.company_id')
    .select('accounts.id')
    .where('jobs.id', '=', jobId)
    .orderBy('accounts.id')
    .executeTakeFirstOrThrow();
  return id;
}
