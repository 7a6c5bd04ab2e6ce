import { type Kysely, sql } from 'kysely';

/** A draft may be incomplete or have contradictory bounds of pay; an open job may not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      drop constraint jobs_check,
      add constraint jobs_pay_in_order check (status = 'draft' or salary_min_inr <= salary_max_inr)
  `.execute(db);
}
