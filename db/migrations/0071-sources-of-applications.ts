import { type Kysely, sql } from 'kysely';

/**
 * Where applications come from, and links of a job that say who referred. A link belongs to whoever made
 * it: with them it goes, and the applications that came through it name nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table job_referrals (
    id bigint generated always as identity primary key,
    code text not null unique,
    job_id bigint not null references jobs on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    created_at timestamptz not null default now(),
    unique (job_id, account_id)
  )`,
  `create index job_referrals_account on job_referrals (account_id)`,

  // Of those sent before, nobody noted where they came from.
  `alter table applications
    add column source text not null default 'direct' constraint applications_source_known
      check (source in ('direct', 'search', 'recommended', 'company_page', 'alert', 'message', 'qr',
        'shared_link', 'referral', 'api')),
    add column referral_id bigint references job_referrals on delete set null`,
  `create index applications_referral on applications (referral_id) where referral_id is not null`,
];
