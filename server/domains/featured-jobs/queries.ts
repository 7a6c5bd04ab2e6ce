import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database.ts';
import { isChecked } from '../company-evidence/facts.ts';
import { isOpen } from '../jobs/facts.ts';
import { dayInIndia, today } from '../../platform/calendar/days-in-india.ts';
import { isFeatured, isInMonthOf } from './facts.ts';

/**
 * A job of the company with the facts that decide whether it can be featured; locked, so that until the transaction
 * ends nobody else changes it or features another job of the company.
 */
export async function lockForFeaturing(trx: Trx, companyId: number, id: number) {
  await sql`select pg_advisory_xact_lock(hashtextextended('featured days', ${companyId}::bigint))`.execute(
    trx,
  );
  return trx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      sql<boolean>`${isOpen}`.as('is_open'),
      isChecked('companies').as('is_checked'),
      'companies.is_slow_to_answer',
    ])
    .where('jobs.id', '=', id)
    .where('jobs.company_id', '=', companyId)
    .where('jobs.deleted_at', 'is', null)
    .forUpdate('jobs')
    .executeTakeFirst();
}

/** The last featured day of a job that is featured for this many days: no later than the day on which it closes. */
const lastDay = (id: number, days: number) => sql<string>`least(${today} + ${days - 1}::int,
  (select ${dayInIndia(sql`expires_at`)} from jobs where id = ${id}))`;

/** Features a job from today for this many days, and gives back later days. */
export async function setDays(
  trx: Trx,
  { id, companyId, days }: { id: number; companyId: number; days: number },
): Promise<{ featured_until: string; months: number[] }> {
  const { rows } = await sql<{ featured_until: string; months: number[] }>`
    with last (day) as (select ${lastDay(id, days)}),
    given_back as (
      delete from featured_days where job_id = ${id} and day > (select day from last) returning day),
    taken as (
      insert into featured_days (job_id, company_id, day)
        select ${id}::bigint, ${companyId}::bigint, taken.day::date
        from last, generate_series(${today}, last.day, interval '1 day') as taken (day)
        on conflict do nothing returning day)
    select (select day::text from last) as featured_until,
      -- How many the company then has in each month in which it takes more.
      array(select count(*) + (
          select count(*) from featured_days where company_id = ${companyId}
            and ${isInMonthOf(sql`min(taken.day)`)}
            and not exists (select from given_back
              where given_back.day = featured_days.day and featured_days.job_id = ${id}))
        from taken group by date_trunc('month', taken.day)) as months`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('setting featured days answers nothing');
  return row;
}

/** The jobs that are featured now, those seen least today first; in random order if equal. */
export async function listFeatured(db: Db): Promise<{ id: number; seen: number }[]> {
  const rows = await db
    .selectFrom('featured_days')
    .innerJoin('jobs', 'jobs.id', 'featured_days.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'featured_days.views as seen'])
    .where('featured_days.day', '=', today)
    .where(isFeatured)
    .orderBy('featured_days.views')
    .orderBy(sql`random()`)
    .execute();
  return rows;
}

/** False if the job is not featured now. */
export async function countOne(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('featured_days')
    .from('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .set({ views: sql<number>`featured_days.views + 1` })
    .whereRef('jobs.id', '=', 'featured_days.job_id')
    .where('featured_days.job_id', '=', id)
    .where('featured_days.day', '=', today)
    .where(isFeatured)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
