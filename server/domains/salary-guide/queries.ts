import { type Selectable, sql } from 'kysely';
import { SALARY_GUIDE_DAYS } from '../../../contract/constants.ts';
import type { RolePay } from '../../../contract/jobs/salary-guide.ts';
import type { Jobs } from '../../../db/tables/jobs.ts';

import type { Db, Trx } from '../../platform/database.ts';

/** A job that states its pay. */
export type PaidJob = Pick<
  Selectable<Jobs>,
  | 'id'
  | 'company_id'
  | 'title'
  | 'location'
  | 'other_locations'
  | 'experience_level'
  | 'experience_min_years'
  | 'salary_min_inr'
  | 'salary_max_inr'
>;

const columns = sql`jobs.id, company_id, title, location, other_locations, experience_level,
  experience_min_years, salary_min_inr, salary_max_inr`;

/** Excludes part-time work and training, whose pay would look like low pay. */
const isWholeJob = sql`(employment_type is null or employment_type in ('full_time', 'contract'))`;

/** The same condition as in the index `jobs_stated_pay`. */
const statesPay = sql`coalesce(salary_min_inr, salary_max_inr) is not null and status <> 'draft'
  and moderation is null and deleted_at is null`;

/** The jobs among these that count. Each is looked up by its id, because PostgreSQL may otherwise read all jobs. */
export async function listPaid(db: Db, ids: readonly number[]): Promise<PaidJob[]> {
  const { rows } = await sql<PaidJob>`
    select job.* from unnest(${[...ids]}::bigint[]) as found (id),
    lateral (
      select ${columns} from jobs
      where jobs.id = found.id and ${statesPay} and ${isWholeJob} offset 0
    ) as job`.execute(db);
  return rows;
}

/**
 * The newest recently posted jobs with exactly these titles, even if they are closed; up to a limit for each title.
 */
export async function listPaidTitled(
  db: Db,
  titles: readonly string[],
  limit: number,
): Promise<PaidJob[]> {
  const { rows } = await sql<PaidJob>`
    select job.* from unnest(${[...titles]}::text[]) as asked (title),
    lateral (
      select ${columns} from jobs
      where lower(jobs.title) = lower(asked.title) and ${statesPay}
        and posted_at > now() - make_interval(days => ${sql.lit(SALARY_GUIDE_DAYS)}) and ${isWholeJob}
      order by posted_at desc limit ${limit}
    ) as job`.execute(db);
  return rows;
}

export const listRoles = (db: Db): Promise<RolePay[]> =>
  db.selectFrom('role_pay').selectAll().orderBy('jobs', 'desc').orderBy('role').execute();

export async function replaceRoles(trx: Trx, roles: readonly RolePay[]): Promise<void> {
  await trx.deleteFrom('role_pay').execute();
  if (roles.length === 0) return;
  await trx
    .insertInto('role_pay')
    .values(roles.map((one) => ({ ...one, pay: JSON.stringify(one.pay) })))
    .execute();
}
