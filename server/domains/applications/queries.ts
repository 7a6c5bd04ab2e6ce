import { type RawBuilder, sql } from 'kysely';
import type { ApplicationEvent, ApplicationStatus } from '../../../contract/applications.ts';
import { answerStatuses } from '../../../contract/applications/statuses.ts';
import type { CandidateSnapshot } from '../../../db/tables/applications.ts';
import { anyOfIds, type Db, type Trx } from '../../platform/database.ts';
import { candidateName, endOfDayIn } from './facts.ts';
import type { AccountHolder } from '../../platform/mail.ts';

/** Applications joined with their jobs, companies and seekers (as `seeker`). */
export const withParties = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'applications.seeker_id');

/**
 * Withdraws the seeker's own application; undefined if there is none or it is already withdrawn.
 */
export const markWithdrawn = (trx: Trx, id: number, seekerId: number) =>
  trx
    .updateTable('applications')
    .set({ status: 'withdrawn', updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('seeker_id', '=', seekerId)
    .where('status', '<>', 'withdrawn')
    .returning('id')
    .executeTakeFirst();

/**
 * Withdraws the seeker's applications that have not come to an end; returns their ids. Locks the others too: a company
 * might just be accepting one that it had rejected.
 */
export async function markAllWithdrawn(trx: Trx, seekerId: number): Promise<number[]> {
  await sql`select from applications where seeker_id = ${seekerId} order by id
    for no key update`.execute(trx);
  const marked = await trx
    .updateTable('applications')
    .set({ status: 'withdrawn', updated_at: sql<string>`now()` })
    .where('seeker_id', '=', seekerId)
    .where('status', 'not in', ['withdrawn', 'rejected', 'hired'])
    .returning('id')
    .execute();
  return marked.map((row) => row.id);
}

const nobody: CandidateSnapshot = {
  name: '',
  phone: null,
  title: '',
  location: '',
  about: '',
  skills: [],
  experience: [],
  education: [],
};

/** Erases everything personal from the seeker's applications; returns their ids. */
export async function emptyApplications(trx: Trx, seekerId: number): Promise<number[]> {
  const emptied = await trx
    .updateTable('applications')
    .set({
      cover_letter: '',
      candidate: JSON.stringify(nobody),
      answers: '[]',
      resume_id: null,
      resume_name: null,
    })
    .where('seeker_id', '=', seekerId)
    .returning('id')
    .execute();
  const ids = emptied.map((row) => row.id);
  await trx
    .updateTable('application_events')
    .set({ note: null, reason: null, interview_place: null, salt: null })
    .where('application_id', '=', sql<number>`any(${ids})`)
    .execute();
  return ids;
}

/**
 * What a move of the company does to the clock: an answer stops it, an invitation to an interview
 * starts the same number of days anew. Once late, it stays late.
 */
function clockAfter(to: ApplicationStatus, at: RawBuilder<string>) {
  const answer_late = sql<boolean>`applications.answer_late
    or (applications.answered_at is null and coalesce(applications.answer_due_at < ${at}, false))`;
  if (answerStatuses.some((answer) => answer === to)) {
    return { answer_late, answered_at: sql<string>`coalesce(applications.answered_at, ${at})` };
  }
  if (to !== 'interview') return {};
  // Moving an interview to another day is not another invitation.
  const isInvited = sql`applications.status = 'interview'`;
  return {
    answer_late,
    answer_due_at: sql<string>`case when ${isInvited} then applications.answer_due_at
      else ${endOfDayIn(sql`applications.answer_days`)} end`,
    answer_reminders: sql<number>`case when ${isInvited} then applications.answer_reminders
      else 0 end`,
  };
}

const momentOf = ({ at }: Move) =>
  at === undefined ? sql<string>`now()` : sql<string>`${at}::timestamptz`;

export interface Move {
  id: number;
  companyId: number;
  from: readonly ApplicationStatus[];
  to: ApplicationStatus;
  /** When it was decided, if earlier than now: the answer counts from then. */
  at?: string;
}

/** Moves an application of the company if its status is one of `from`. */
export async function moveApplication(trx: Trx, move: Move) {
  // A statement of its own: one that had to wait for the lock would still see the account of somebody who has left.
  await lockApplication(trx, move.id);
  return (
    trx
      .updateTable('applications')
      .from('jobs')
      .set({
        status: move.to,
        updated_at: sql<string>`now()`,
        ...clockAfter(move.to, momentOf(move)),
      })
      .whereRef('jobs.id', '=', 'applications.job_id')
      .where('applications.id', '=', move.id)
      .where('jobs.company_id', '=', move.companyId)
      .where('applications.status', '=', sql<ApplicationStatus>`any(${move.from})`)
      // A deleted account cannot be told any more.
      .where(
        sql<boolean>`exists (select from accounts where accounts.id = applications.seeker_id
        and accounts.state <> 'deleted')`,
      )
      .returning('applications.id')
      .executeTakeFirst()
  );
}

/**
 * Reveals who sent a shortlisted application; false if the company knew already, or is not to know
 * yet.
 */
export async function revealCandidate(trx: Trx, id: number): Promise<boolean> {
  const revealed = await trx
    .updateTable('applications')
    .set({ is_hidden: false })
    .where('id', '=', id)
    .where('is_hidden', '=', true)
    .where('status', 'in', ['interview', 'accepted', 'offered', 'hired'])
    .returning('id')
    .executeTakeFirst();
  return revealed !== undefined;
}

export interface NewEvent {
  application_id: number;
  kind: ApplicationEvent['kind'];
  status: ApplicationStatus;
  /** Null for the clock. */
  actor_id: number | null;
  note?: string | null;
  reason?: string | null;
  interview_at?: string | null;
  interview_place?: string | null;
}

export async function addEvent(db: Db, event: NewEvent): Promise<void> {
  await db.insertInto('application_events').values(event).execute();
}

/**
 * Adds an event for each recruiter's first look; later ones add nothing. The lock lets concurrent changes finish
 * first: the event has the status that it follows.
 */
export async function addFirstView(db: Db, id: number, recruiterId: number): Promise<void> {
  const views = sql`application_events
    where application_id = ${id} and actor_id = ${recruiterId} and kind = 'viewed'`;
  await sql`insert into application_events (application_id, kind, status, actor_id)
    select id, 'viewed', status, ${recruiterId} from applications
     where id = ${id} and not exists (select from ${views})
    for no key update
    on conflict (application_id, actor_id) where kind = 'viewed' do nothing`.execute(db);
}

/** All events of these applications, oldest first. */
export const listEvents = (db: Db, applicationIds: number[]) =>
  db
    .selectFrom('application_events as event')
    // Events of the clock have no actor.
    .leftJoin('accounts as actor', 'actor.id', 'event.actor_id')
    .select([
      'event.id',
      'event.application_id',
      'event.kind',
      'event.status',
      'event.note',
      'event.reason',
      'event.interview_at',
      'event.interview_place',
      'event.created_at',
      'actor.role as actor_role',
      'actor.name as actor_name',
    ])
    .where('event.application_id', 'in', applicationIds)
    .orderBy('event.position')
    .execute();
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** Whether its time to be answered had passed before the newest change of its status. */
const wasUnanswered = sql<boolean>`coalesce((
  select status = 'unanswered' from application_events
   where application_id = applications.id and kind = 'status_changed'
   order by id desc offset 1 limit 1), false)`;

/** Everything that a mail about an application needs, with both sides and their languages. */
export const getParties = (trx: Trx, applicationId: number) =>
  withParties(trx)
    .select([
      'applications.id',
      'applications.status',
      'jobs.id as job_id',
      'jobs.title as job_title',
      'companies.id as company_id',
      'companies.name as company_name',
      'seeker.id as seeker_id',
      'seeker.name as seeker_name',
      wasUnanswered.as('was_unanswered'),
      // The company knows the seeker as they were when they applied.
      candidateName.as('candidate_name'),
      'seeker.email as seeker_email',
      'seeker.language as seeker_language',
      sql<boolean>`seeker.state in ('active', 'pending')`.as('seeker_is_told'),
    ])
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
export type Parties = Awaited<ReturnType<typeof getParties>>;

/** An application that the company is to be mailed about; undefined if it is gone, withdrawn or decided. */
export const findArrived = (trx: Trx, applicationId: number) =>
  withParties(trx)
    .select([
      'applications.id',
      'jobs.title as job_title',
      'companies.id as company_id',
      candidateName.as('candidate_name'),
    ])
    .where('applications.id', '=', applicationId)
    .where('applications.status', '=', 'pending')
    .executeTakeFirst();

/**
 * As `lockApplication`, for a transaction that may remove the application next: rows that refer to it are not added
 * meanwhile either.
 */
export async function lockToRemove(trx: Trx, id: number): Promise<void> {
  await sql`select from applications where id = ${id} for update`.execute(trx);
}

/**
 * Keeps the seeker's account until the transaction ends. Before the application is locked, because somebody who leaves
 * locks the account first, then the open interviews, and expects that no others are added.
 */
export async function holdSeekerOf(trx: Trx, id: number): Promise<void> {
  await sql`select from accounts where id = (select seeker_id from applications where id = ${id})
    for share`.execute(trx);
}

/** Concurrent changes finish first or wait for the end of this transaction. */
export async function lockApplication(trx: Trx, id: number): Promise<void> {
  await sql`select from applications where id = ${id} for no key update`.execute(trx);
}

/** Removes an application that nothing has happened to since it was sent, and that is locked; false if something has. */
export async function removeUnseen(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from applications where id = ${id} and status = 'pending'
       and not exists (select from application_events
         where application_id = ${id} and kind <> 'applied')
       and not exists (select from held_decisions where application_id = ${id})
    returning id`.execute(trx);
  return rows.length > 0;
}

/** The search of candidates knows a seeker by one application to a company: now by the newest that is left. */
export async function indexNewestOf(trx: Trx, seekerId: number, companyId: number): Promise<void> {
  await sql`insert into candidate_news (application_id)
    select applications.id from applications join jobs on jobs.id = applications.job_id
     where applications.seeker_id = ${seekerId} and jobs.company_id = ${companyId}
     order by applications.id desc limit 1`.execute(trx);
}

export interface Recruiter extends AccountHolder {
  /**
   * Owners and recruiters; viewers and interviewers of the team do not decide about applications.
   */
  decides: boolean;
}

const decides = sql<boolean>`coalesce(team_role not in ('viewer', 'interviewer'), true)`;

/** The recruiters of a company who can sign in. */
export const listRecruiters = (db: Db, companyId: number): Promise<Recruiter[]> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'language'])
    .select(decides.as('decides'))
    .where('company_id', '=', companyId)
    .where('role', '=', 'hr')
    .where('state', '=', 'active')
    .execute();

/** The same recruiters, as an expression in terms of a job's company. */
export const recruitersOfJob = sql<Recruiter[]>`coalesce((
  select json_agg(json_build_object(
      'id', id, 'email', email, 'name', name, 'language', language, 'decides', ${decides}))
    from accounts where company_id = jobs.company_id and role = 'hr' and state = 'active'), '[]')`;

/**
 * The seekers who applied to these jobs, each with their application, except those in these
 * statuses.
 */
export const listApplied = (
  trx: Trx,
  jobIds: readonly number[],
  without: readonly ApplicationStatus[],
) =>
  withParties(trx)
    .select([
      'applications.id as application_id',
      'jobs.title as job_title',
      'companies.name as company_name',
      'seeker.id',
      'seeker.email',
      'seeker.name',
      'seeker.language',
    ])
    .where('applications.job_id', '=', anyOfIds(jobIds))
    .where('applications.status', 'not in', without)
    .where('seeker.state', 'in', ['active', 'pending'])
    .orderBy('applications.id')
    .execute();
export type Applied = Awaited<ReturnType<typeof listApplied>>[number];
