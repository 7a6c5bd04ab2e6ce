/** Facts about applications, for SQL in which the table is called `applications`. */
import { type RawBuilder, sql } from 'kysely';
import type { ApplicationSource } from '../../../contract/applications/sources.ts';
import type { ApplicationStatus } from '../../../contract/applications.ts';
import { waitingStatuses } from '../../../contract/applications/statuses.ts';
import { ANSWER_GRACE_DAYS } from '../../../contract/constants.ts';
import { startInIndia, today } from '../../platform/calendar/days-in-india.ts';

const statuses = (all: readonly ApplicationStatus[]) =>
  sql.join(all.map((status) => sql.lit(status)));

/** The last second of the day, in India, that lies this many days ahead. */
export const endOfDayIn = (days: RawBuilder<unknown>) =>
  sql<string>`(${startInIndia(sql`${today} + 1 + ${days}::int`)} - interval '1 second')`;

/** For tables with an `application_id`: the row is about an application of this seeker. */
export const isAboutSeeker = (seekerId: number) =>
  sql<boolean>`application_id in (select id from applications where seeker_id = ${seekerId})`;

/** The name that was sent, or a code as long as the company may not know it. */
export const candidateName = sql<string>`case when applications.is_hidden
  then 'Candidate ' || candidate_code(applications.id)
  else applications.candidate ->> 'name' end`;

/**
 * The source as the company sees it. For a hidden candidate a referral is reported as `shared_link`, since the
 * referrer knows who it is.
 */
export const shownSource = sql<ApplicationSource>`case
  when applications.is_hidden and applications.source = 'referral' then 'shared_link'
  else applications.source end`;

/** The company has not answered yet. */
export const isWaiting = sql<boolean>`applications.status in (${statuses(waitingStatuses)})`;

/** The company has promised an answer and not given it yet. */
export const isOwed = sql<boolean>`(applications.answer_due_at is not null and ${isWaiting})`;

/** The promised day has passed; false where nobody promised. */
const isOverdue = sql<boolean>`coalesce(applications.answer_due_at < now(), false)`;

/** A decision waits for its ten seconds to pass: the company has answered, and the candidate is about to hear of it. */
export const isHeld = sql<boolean>`exists (select from held_decisions where application_id = applications.id)`;

/** An answer is owed by the end of the day, in India, that lies this many days ahead. */
export const isDueWithin = (days: number) =>
  // In a subquery, so that the end of the day is worked out once and not for each row.
  sql<boolean>`(${isOwed} and applications.answer_due_at <= (select ${endOfDayIn(sql`${days}`)}))`;

/** The promise was broken, whether or not there was an answer afterwards. */
export const isLate = sql<boolean>`(applications.answer_late
  or (applications.answered_at is null and ${isOverdue}
    and (${isOwed} or applications.status = 'unanswered')))`;

/**
 * The clock closes the application, but not while a decision waits, nor before an interview that
 * both agreed on or shortly after it.
 */
export const isGivenUp = sql<boolean>`(${isOwed} and not ${isHeld}
  and applications.answer_due_at < now() - make_interval(days => ${sql.lit(ANSWER_GRACE_DAYS)})
  and not exists (select from interviews where application_id = applications.id
    and state = 'booked'
    and starts_at > now() - make_interval(days => ${sql.lit(ANSWER_GRACE_DAYS)})))`;

/** Whether, in India, the last day is at most this many days away. */
const isWithin = (days: RawBuilder<unknown>) =>
  sql`now() >= applications.answer_due_at - make_interval(days => ceil(${days})::int + 1)`;

/**
 * How many reminders the company should have had by now: at half, at four fifths, and on the last
 * day. They come by the day, so that people get one a day at most.
 */
export const remindersDue = sql<number>`case
  when ${isWithin(sql`0`)} then 3
  when ${isWithin(sql`applications.answer_days / 5.0`)} then 2
  when ${isWithin(sql`applications.answer_days / 2.0`)} then 1
  else 0 end`;

/**
 * The application counts in the figures on how its company answers: it was answered, or the
 * promised day passed. A seeker who withdraws before that day takes the question back.
 */
export const isCounted = sql<boolean>`(applications.answer_due_at is not null
  and (applications.answered_at is not null or applications.answer_late
    or (${isOverdue} and (applications.status <> 'withdrawn'
      or applications.updated_at > applications.answer_due_at))))`;

/** For applications that are counted: answered, and not late. */
export const isAnsweredInTime = sql<boolean>`(applications.answered_at is not null
  and not applications.answer_late)`;
