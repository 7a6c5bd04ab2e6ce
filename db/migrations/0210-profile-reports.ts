import { type Kysely, sql } from 'kysely';

/** Reports of people, and what moderators do about their profiles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `alter table reports
    alter column company_id drop not null,
    add column account_id bigint references accounts on delete cascade,
    add constraint reports_about_one check (num_nonnulls(company_id, account_id) = 1),
    drop constraint reports_reason_check,
    add constraint reports_reason_check check (reason in
      ('money', 'fraud', 'harassment', 'spam', 'identity', 'invented', 'data', 'other'))`,
  `create index reports_account on reports (account_id) where account_id is not null`,
  `alter table moderation_acts
    alter column job_id drop not null,
    add column account_id bigint references accounts on delete cascade,
    add constraint moderation_acts_about_one check (num_nonnulls(job_id, account_id) = 1)`,
  `create index moderation_acts_account on moderation_acts (account_id)
    where account_id is not null`,
  `alter table profiles add column is_held boolean not null default false`,
];
