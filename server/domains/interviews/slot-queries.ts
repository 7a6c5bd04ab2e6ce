import { type RawBuilder, sql } from 'kysely';
import { type Booked, HOURS_MAX, type MyInterview } from '../../../contract/interviews.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isoText } from '../../platform/iso-text.ts';
import { candidateName } from '../applications/facts.ts';

// The SQL for the times of `interviews` of `applications`: which are free, and who takes one.

const lasting = (start: RawBuilder<unknown>, minutes: RawBuilder<unknown>) =>
  sql`${start} + make_interval(mins => ${minutes})`;

/** When it ends. */
export const ends = sql<string>`${lasting(sql`interviews.starts_at`, sql`interviews.minutes`)}`;

/** Invitations to one time that can still be undone: until then, that time of their panel is given to nobody else. */
const heldInvitations = sql`(
  select held.application_id, seat.place, seat.id::bigint as account_id,
    (held.form ->> 'starts_at')::timestamptz as starts_at, (held.form ->> 'minutes')::int as minutes
  from held_decisions as held,
    jsonb_array_elements_text(held.form -> 'panel') with ordinality as seat (id, place)
  where held.matter = 'interview' and held.form ->> 'starts_at' is not null)`;

/** Somebody on its panel has another interview at that time, for any job. */
const isPanelBusy = (slot: RawBuilder<unknown>) => sql`(exists (
  select from ${heldInvitations} as held
  join interview_panel as mine on mine.account_id = held.account_id
  where mine.interview_id = interviews.id
    and held.starts_at < ${lasting(slot, sql`interviews.minutes`)}
    and ${lasting(sql`held.starts_at`, sql`held.minutes`)} > ${slot})
  or exists (
  select from interviews as other
  join interview_panel as theirs on theirs.interview_id = other.id
  join interview_panel as mine on mine.account_id = theirs.account_id
  where mine.interview_id = interviews.id and other.id <> interviews.id and other.state = 'booked'
    and other.starts_at > ${slot} - make_interval(hours => ${sql.lit(HOURS_MAX)})
    and other.starts_at < ${lasting(slot, sql`interviews.minutes`)}
    and ${lasting(sql`other.starts_at`, sql`other.minutes`)} > ${slot}))`;

const isFree = (slot: RawBuilder<unknown>) => sql<boolean>`(${slot} > now()
  and not ${isPanelBusy(slot)}
  and not exists (select from interview_bookings as booking
    where booking.job_id = applications.job_id and booking.starts_at = ${slot}
      and booking.interview_id <> interviews.id))`;

const slotsThat = (are: RawBuilder<unknown>) => sql<string[]>`array(
  select ${isoText(sql`slot`)} from unnest(interviews.slots) as slot where ${are} order by slot)`;

/** The times that were offered, are in the future, are not taken, and suit the whole panel. */
export const freeSlots = slotsThat(isFree(sql`slot`));

/** The times that were offered and are in the future, but cannot be chosen now. */
export const takenSlots = slotsThat(sql`slot > now() and not ${isFree(sql`slot`)}`);

/**
 * Makes others who book somebody of this panel wait until the transaction ends. Locks in a fixed order, to avoid
 * deadlocks, and not the accounts, which others lock before interviews.
 */
async function lockPanel(trx: Trx, id: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('interviews of', account_id))
    from (select account_id from interview_panel where interview_id = ${id} order by account_id
      offset 0) as panel`.execute(trx);
}

/**
 * Takes an offered time, which any number of people may try at once: one of them gets it. False if it was not
 * offered, is taken, or somebody on the panel has another interview then.
 */
export async function takeSlot(trx: Trx, id: number, startsAt: string): Promise<boolean> {
  await lockPanel(trx, id);
  const slot = sql`${startsAt}::timestamptz`;
  const { rows } = await sql`
    insert into interview_bookings (job_id, starts_at, interview_id)
    select applications.job_id, ${slot}, interviews.id
    from interviews join applications on applications.id = interviews.application_id
    where interviews.id = ${id} and ${slot} = any (interviews.slots) and ${isFree(slot)}
    on conflict do nothing
    returning interview_id`.execute(trx);
  return rows.length > 0;
}

/** Gives back the times that the interview has booked, except for the one in `kept`. */
export async function freeBookings(
  trx: Trx,
  id: number,
  kept: string | null = null,
): Promise<void> {
  await trx
    .deleteFrom('interview_bookings')
    .where('interview_id', '=', id)
    .$if(kept !== null, (query) => query.where('starts_at', '<>', kept ?? ''))
    .execute();
}

/** The colleagues who can hold interviews: viewers cannot. */
export const interviewers = (db: Db, companyId: number) =>
  db
    .selectFrom('accounts')
    .where('company_id', '=', companyId)
    .where('role', '=', 'hr')
    .where('state', '=', 'active')
    .where('team_role', 'is distinct from', 'viewer');

/**
 * The upcoming interviews that match `isInterview`, and the invitations that can still be undone
 * and match `isHeld`.
 */
const bookedThat = (isInterview: RawBuilder<boolean>, isHeld: RawBuilder<boolean>) =>
  sql<Booked[]>`(
  select coalesce(json_agg(json_build_object('interview_id', taken.id,
    'starts_at', ${isoText(sql`taken.starts_at`)}, 'minutes', taken.minutes,
    'candidate_name', ${candidateName}, 'job_title', jobs.title)
    order by taken.starts_at, taken.id), '[]')
  from (select interviews.id, application_id, interviews.starts_at, interviews.minutes from interviews
      where interviews.state = 'booked' and ${ends} > now() and ${isInterview}
    union all select null, application_id, held.starts_at, held.minutes
      from ${heldInvitations} as held where ${isHeld}) as taken
  join applications on applications.id = taken.application_id
  join jobs on jobs.id = applications.job_id)`;

/**
 * Those who can hold an interview, with their upcoming interviews, so that the person who invites
 * sees when they are busy.
 */
export const listInterviewers = (db: Db, companyId: number) =>
  interviewers(db, companyId)
    .select(['id', 'name'])
    .select(
      bookedThat(
        sql`exists (select from interview_panel where interview_id = interviews.id
          and account_id = accounts.id)`,
        sql`held.account_id = accounts.id`,
      ).as('booked'),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();

/** The upcoming interviews that the candidates of these applications have with the company. */
export async function listBookedOfCandidates(
  db: Db,
  companyId: number,
  applicationIds: readonly number[],
): Promise<Booked[]> {
  const own = sql`(select mine.id from applications as asked
    join applications as mine on mine.seeker_id = asked.seeker_id
    join jobs on jobs.id = mine.job_id
    join jobs as job on job.id = asked.job_id and job.company_id = jobs.company_id
    where asked.id = any(${applicationIds}) and job.company_id = ${companyId})`;
  const { rows } = await sql<{ booked: Booked[] }>`select ${bookedThat(
    sql`application_id in ${own}`,
    // An invitation has a row for each member of its panel; the first one is enough.
    sql`application_id in ${own} and held.place = 1`,
  )} as booked`.execute(db);
  return rows[0]?.booked ?? [];
}

/** A seeker's upcoming interviews except this one. */
export const listOthersOf = (
  db: Db,
  { seekerId, id }: { seekerId: number; id: number },
): Promise<MyInterview['others']> =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'interviews.id',
      'interviews.minutes',
      'jobs.title as job_title',
      'companies.name as company_name',
      isoText(sql`interviews.starts_at`).as('starts_at'),
    ])
    .where('applications.seeker_id', '=', seekerId)
    .where('interviews.id', '<>', id)
    .where('interviews.state', '=', 'booked')
    .where(sql<boolean>`${ends} > now()`)
    .orderBy('interviews.starts_at')
    .execute();
