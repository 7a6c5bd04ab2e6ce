/** Facts about jobs for the SQL of other domains, where the table is called `jobs`. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { JOB_EXPIRING_DAYS } from '../../../contract/constants.ts';
import { experienceLevels, levelBeginsAtYears } from '../../../contract/jobs/experience.ts';
import type { JobState, OwnJob } from '../../../contract/jobs.ts';
import { accessConditions } from '../../../contract/jobs/conditions/condition-kinds.ts';
import { isClaimed } from '../companies/facts.ts';
import { dayInIndia, today } from '../../platform/calendar/days-in-india.ts';

export const isPastLastDay = sql<boolean>`jobs.expires_at <= now()`;

/**
 * The id of a job. Null stands for the job that this connection inserted last, because statements
 * that are sent together with the one that inserts it do not know its id yet. Both are the same
 * SQL, so that PostgreSQL plans it once.
 */
export const jobId = (id: RawBuilder<number | null>): RawBuilder<number> =>
  sql`(select coalesce(${id}::bigint, currval(pg_get_serial_sequence('jobs', 'id'))))`;

/** The state of a job: `expired` and `paused` are not stored. */
export const jobState = sql<JobState>`case when jobs.moderation = 'removed' then 'removed'
  when jobs.status <> 'active' then jobs.status when ${isPastLastDay} then 'expired'
  when jobs.moderation = 'held' then 'held' when jobs.paused_at is not null then 'paused'
  else jobs.status end`;

/** The same state, but `deleted` for those who still see a job after its company deleted it. */
export const jobStateOrDeleted = sql<JobState | 'deleted'>`case when jobs.deleted_at is not null
  then 'deleted' else ${jobState} end`;

/** Everybody can find the job and apply to it. */
export const isOpen = sql<SqlBool>`(jobs.status = 'active' and jobs.deleted_at is null
  and jobs.paused_at is null and jobs.moderation is null and not ${isPastLastDay})`;

/** An open job that closes within a week, counted in calendar days. */
export const isExpiring = sql<SqlBool>`(${isOpen} and ${dayInIndia(sql`jobs.expires_at`)}
  <= ${today} + ${sql.lit(JOB_EXPIRING_DAYS)})`;

/** Within how many days the company promises to answer; null if none of its members can. */
export const answerDays = sql<number | null>`case when ${isClaimed('jobs.company_id')}
  then jobs.answer_days end`;

/** Who posts a job, and for which client if it is a consultant; needs the company's row joined. */
export const postedByType = sql<'company' | 'consultant'>`case when companies.is_consultant
  then 'consultant' else 'company' end`;
export const clientName = sql<string | null>`case when companies.is_consultant
  then jobs.client_name end`;

/** A consultant's job that does not name its client. */
const lacksClient = sql<SqlBool>`(jobs.client_name is null
  and (select is_consultant from companies where companies.id = jobs.company_id))`;

/** A job that claims access but names nobody to ask about it, because that person left. */
const lacksAccessContact = sql<SqlBool>`(
  jobs.conditions && array[${sql.join(accessConditions.map((one) => sql.lit(one)))}]::text[]
  and (jobs.access_contact_name is null or jobs.access_contact_email is null))`;

/** What is missing from a job before anybody can confirm that it is open. */
export const lacks = sql<OwnJob['lacks']>`array_remove(array[
  case when ${lacksClient} then 'client' end,
  case when ${lacksAccessContact} then 'access_contact' end], null)`;

/** An open job that will pause unless somebody adds what is missing. */
export const isIncomplete = sql<SqlBool>`(${isOpen} and jobs.source is null
  and (${lacksClient} or ${lacksAccessContact}))`;

const yearsOfLevels = sql.join(
  experienceLevels.map(
    (level) => sql`when ${sql.lit(level)} then ${sql.lit(levelBeginsAtYears[level])}`,
  ),
  sql` `,
);

/**
 * The least experience the job asks for, in years; a job that names only a level asks for where
 * that level begins.
 */
export const yearsRequired = sql<number>`coalesce(jobs.experience_min_years,
  case jobs.experience_level ${yearsOfLevels} end)`;

/** A short name for the job whose id is in a column, such as "Tailor, Meera Boutique". */
export const jobNamedBy = (column: string): RawBuilder<string> => sql<string>`(
  select jobs.title || ', ' || companies.name from jobs
    join companies on companies.id = jobs.company_id where jobs.id = ${sql.ref(column)})`;
