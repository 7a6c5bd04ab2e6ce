import { type Kysely, sql } from 'kysely';

/** How a job says its pay, which is stored by the year: "₹650 a day". */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs add column salary_period text not null default 'year'
      check (salary_period in ('hour', 'day', 'month', 'year'))
  `.execute(db);
}
