import { type Kysely, sql } from 'kysely';

/** Conversations between seekers and companies and within teams, who has read what, and reports of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table conversations (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('candidate', 'team')),
    company_id bigint not null references companies,
    seeker_id bigint references accounts on delete cascade,
    application_id bigint references applications on delete set null,
    is_blind boolean not null default false,
    opened_side text not null check (opened_side in ('seeker', 'company')),
    created_at timestamptz not null default now(),
    last_message_at timestamptz not null default now(),
    company_last_id bigint not null default 0,
    company_updated_at timestamptz not null default now(),
    seeker_last_id bigint not null default 0,
    seeker_updated_at timestamptz not null default now(),
    company_blocked_at timestamptz,
    seeker_blocked_at timestamptz,
    check ((seeker_id is null) = (kind = 'team'))
  )`,
  // One of each pair, one more for each application whose candidate the company does not know.
  `create unique index conversations_pair on conversations (company_id, seeker_id)
    where kind = 'candidate' and not is_blind`,
  `create unique index conversations_blind on conversations (application_id) where is_blind`,
  `create unique index conversations_team on conversations (company_id) where kind = 'team'`,
  `create index conversations_seeker on conversations (seeker_id)`,
  `create index conversations_company on conversations (company_id)`,
  `create index conversations_application on conversations (application_id)`,
  `create index conversations_last on conversations (last_message_at)`,

  // Whoever stores a message holds its conversation, so ids and commits there have the same order.
  `create table messages (
    id bigint generated always as identity primary key,
    conversation_id bigint not null references conversations on delete cascade,
    sender_id bigint references accounts on delete set null,
    side text not null check (side in ('seeker', 'company')),
    client_id text,
    content text not null,
    quotes_id bigint references messages on delete set null,
    is_unseen boolean not null default false,
    created_at timestamptz not null default clock_timestamp()
  )`,
  `create index messages_conversation on messages (conversation_id, id)`,
  `create unique index messages_client on messages (conversation_id, sender_id, client_id)`,
  `create index messages_sender on messages (sender_id)`,
  `create index messages_quotes on messages (quotes_id) where quotes_id is not null`,

  `create table message_attachments (
    id bigint generated always as identity primary key,
    conversation_id bigint not null references conversations on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    message_id bigint references messages on delete cascade,
    name text not null,
    media_type text not null,
    size_bytes integer not null,
    file_key text not null,
    created_at timestamptz not null default now()
  )`,
  `create index message_attachments_message on message_attachments (message_id)`,
  `create index message_attachments_conversation on message_attachments (conversation_id)`,
  `create index message_attachments_account on message_attachments (account_id)`,
  `create index message_attachments_unsent on message_attachments (created_at)
    where message_id is null`,

  `create table conversation_readers (
    conversation_id bigint not null references conversations on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    side text not null check (side in ('seeker', 'company')),
    unread integer not null default 0,
    newest_id bigint not null default 0,
    delivered_id bigint not null default 0,
    read_id bigint not null default 0,
    unread_since timestamptz,
    primary key (conversation_id, account_id)
  )`,
  `create index conversation_readers_account on conversation_readers (account_id)`,
  `create index conversation_readers_unread on conversation_readers (account_id) where unread > 0`,

  `create table message_settings (
    account_id bigint primary key references accounts on delete cascade,
    tells_when_read boolean not null default true
  )`,

  `create table message_reports (
    id bigint generated always as identity primary key,
    conversation_id bigint references conversations on delete set null,
    company_id bigint not null references companies,
    seeker_id bigint references accounts on delete set null,
    reporter_id bigint references accounts on delete set null,
    reporter_side text not null check (reporter_side in ('seeker', 'company')),
    reason text not null check (reason in ('money', 'fraud', 'harassment', 'spam', 'other')),
    note text not null,
    evidence jsonb not null,
    created_at timestamptz not null default now(),
    handled_at timestamptz,
    handled_by bigint references accounts on delete set null
  )`,
  `create index message_reports_handled on message_reports (handled_at, id)`,
  `create index message_reports_conversation on message_reports (conversation_id)`,
  `create index message_reports_seeker on message_reports (seeker_id)`,
  `create index message_reports_reporter on message_reports (reporter_id)`,
  `create index message_reports_company on message_reports (company_id)`,

  // Who has a page open; each server writes it down while it has their streams. Not worth a log.
  `create unlogged table open_pages (
    account_id bigint primary key references accounts on delete cascade,
    seen_at timestamptz not null default now()
  )`,
];
