/** Facts about featured jobs for the SQL of other domains, where the table of jobs is called `jobs`. */
import { type RawBuilder, sql } from 'kysely';
import { isChecked } from '../company-evidence/facts.ts';
import { isOpen } from '../jobs/facts.ts';
import { today } from '../../platform/calendar/days-in-india.ts';

/**
 * A job is featured while its company has chosen this day for it, everybody can find it, and the company is checked
 * and answers half of its applications in time; needs `companies` joined.
 */
export const isFeatured = sql<boolean>`(exists (select from featured_days
    where featured_days.job_id = jobs.id and featured_days.day = ${today})
  and ${isOpen} and not companies.is_slow_to_answer and ${isChecked('companies')})`;

/** The last of a job's featured days; null if none is left or nobody can find the job. */
export const featuredUntil = sql<string | null>`case when ${isOpen} then (
  select max(featured_days.day)::text from featured_days
    where featured_days.job_id = jobs.id and featured_days.day >= ${today}) end`;

/** How many featured days of this month a company has used or chosen. */
export const featuredDaysUsed = (company: RawBuilder<unknown>) => sql<number>`(
  select count(*) from featured_days
    where featured_days.company_id = ${company} and ${isInMonthOf(today)})`;

/** Whether the featured day is in the same month as this day. */
export const isInMonthOf = (day: RawBuilder<unknown>) => sql<boolean>`(
  featured_days.day >= date_trunc('month', ${day})::date
    and featured_days.day < (date_trunc('month', ${day}) + interval '1 month')::date)`;
