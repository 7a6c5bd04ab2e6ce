import { type RawBuilder, sql } from 'kysely';
import { HOURS_MAX, type Interviewer } from '../../../contract/interviews.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isoText } from '../../platform/iso-text.ts';

// The SQL for the times of `interviews` of `applications`: which are free, and who takes one.

const lasting = (start: RawBuilder<unknown>, minutes: RawBuilder<unknown>) =>
  sql`${start} + make_interval(mins => ${minutes})`;

/** When it ends. */
export const ends = sql<string>`${lasting(sql`interviews.starts_at`, sql`interviews.minutes`)}`;

/** Invitations to one time that can still be undone: until then, that time of their panel is given to nobody else. */
const heldInvitations = sql`(
  select seat.id::bigint as account_id, (held.form ->> 'starts_at')::timestamptz as starts_at,
    (held.form ->> 'minutes')::int as minutes
  from held_decisions as held, jsonb_array_elements_text(held.form -> 'panel') as seat (id)
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

/** Gives back the time that the interview had taken, except for one. */
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

/** With the upcoming interviews of each, so that the person who invites sees when they are busy. */
const booked = sql<Interviewer['booked']>`(
  select coalesce(json_agg(json_build_object('interview_id', taken.id,
    'starts_at', ${isoText(sql`taken.starts_at`)}, 'minutes', taken.minutes)
    order by taken.starts_at, taken.id), '[]')
  from (select interviews.id, interviews.starts_at, interviews.minutes
    from interview_panel join interviews on interviews.id = interview_panel.interview_id
    where interview_panel.account_id = accounts.id and interviews.state = 'booked'
      and ${ends} > now()
    union all select null, held.starts_at, held.minutes from ${heldInvitations} as held
    where held.account_id = accounts.id) as taken)`;

export const listInterviewers = (db: Db, companyId: number) =>
  interviewers(db, companyId)
    .select(['id', 'name', booked.as('booked')])
    .orderBy('name')
    .orderBy('id')
    .execute();
