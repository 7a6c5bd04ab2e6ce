import { type Kysely, sql } from 'kysely';

/** What moderators do about jobs, what the check of postings finds, and appeals against both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `alter table jobs add column moderation text check (moderation in ('held', 'removed'))`,
  `create table moderation_acts (
    id bigint generated always as identity primary key,
    job_id bigint not null references jobs on delete cascade,
    act text not null check (act in ('held', 'released', 'removed', 'warned')),
    reason text not null,
    signals jsonb,
    done_by bigint references accounts on delete set null,
    created_at timestamptz not null default now()
  )`,
  `create index moderation_acts_job on moderation_acts (job_id)`,
  `create index moderation_acts_done_by on moderation_acts (done_by) where done_by is not null`,
  `alter table reports add column signals jsonb`,
  `alter table appeals alter column state_change_id drop not null`,
  `alter table appeals
    add column moderation_act_id bigint unique references moderation_acts on delete cascade,
    add constraint appeals_about_one check (num_nonnulls(state_change_id, moderation_act_id) = 1)`,
  // Copies of a text differ in numbers, spaces and points.
  `create index jobs_same_text on jobs
    (md5(regexp_replace(lower(description), '[^[:alpha:]]+', '', 'g')))`,
];
