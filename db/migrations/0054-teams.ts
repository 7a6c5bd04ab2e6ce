import { type Kysely, sql } from 'kysely';

/** Invitations into the team of a company, and what happened in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table team_invitations (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies on delete cascade,
    email text not null,
    role text not null check (role in ('viewer', 'interviewer', 'recruiter', 'owner')),
    token_hash bytea not null unique,
    invited_by bigint references accounts on delete set null,
    created_at timestamptz not null default now(),
    sent_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  // An address is invited once by a company, and again by the same row.
  `create unique index team_invitations_address on team_invitations (company_id, lower(email))`,
  `create index team_invitations_by_address on team_invitations (lower(email))`,
  `create index team_invitations_expiry on team_invitations (expires_at)`,
  `create index team_invitations_by on team_invitations (invited_by)`,

  `create table team_events (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies on delete cascade,
    kind text not null check (kind in ('invited', 'invitation_withdrawn', 'joined',
      'role_changed', 'removed', 'left', 'became_owner')),
    actor_id bigint references accounts on delete set null,
    -- whom it concerns, if that is somebody with an account
    member_id bigint references accounts on delete set null,
    role text check (role in ('viewer', 'interviewer', 'recruiter', 'owner')),
    created_at timestamptz not null default now()
  )`,
  `create index team_events_company on team_events (company_id, id desc)`,
  `create index team_events_actor on team_events (actor_id)`,
  `create index team_events_member on team_events (member_id)`,
];
