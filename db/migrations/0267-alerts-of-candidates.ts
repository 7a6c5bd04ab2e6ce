import { type Kysely, sql } from 'kysely';

/** Who is told of new candidates of a saved search, and of whom they were told (docs/decisions/0167-news-of-candidates.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table candidate_alerts (
    id bigint generated always as identity primary key,
    search_id bigint not null references saved_candidate_searches on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    frequency text not null check (frequency in ('daily', 'weekly')),
    -- candidates who came before were there to be seen
    since timestamptz not null default now(),
    due_at timestamptz not null,
    -- until when candidates were looked for
    looked_at timestamptz not null default now(),
    last_sent_at timestamptz,
    unique (account_id, search_id)
  )`,
  `create index candidate_alerts_search on candidate_alerts (search_id)`,
  `create index candidate_alerts_due on candidate_alerts (due_at)`,

  // Each candidate once for each alert, so that nobody is told of twice.
  `create table candidate_alert_matches (
    alert_id bigint not null references candidate_alerts on delete cascade,
    -- the candidate
    account_id bigint not null references accounts on delete cascade,
    sent_at timestamptz not null,
    primary key (alert_id, account_id)
  )`,
  `create index candidate_alert_matches_sent on candidate_alert_matches (alert_id, sent_at)`,
  `create index candidate_alert_matches_old on candidate_alert_matches (sent_at)`,
  `create index candidate_alert_matches_account on candidate_alert_matches (account_id)`,
];
