import { type Kysely, sql } from 'kysely';

/** What admins decide about companies: who owns one, and whether one is who its name says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table company_checks (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('claim', 'look_alike')),
    company_id bigint not null references companies on delete cascade,
    -- who claims the company; nobody of a look-alike, which stays when its recruiters change
    account_id bigint references accounts on delete cascade,
    note text not null default '',
    -- the known company that this one could be taken for
    like_name text,
    like_domain text,
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    decided_by bigint references accounts on delete set null,
    allowed boolean,
    reason text
  )`,
  `create unique index company_checks_look_alike on company_checks (company_id)
    where kind = 'look_alike'`,
  // Each recruiter waits for one company at a time.
  `create unique index company_checks_claim on company_checks (account_id)
    where kind = 'claim' and decided_at is null`,
  `create index company_checks_account on company_checks (account_id)`,
  `create index company_checks_company on company_checks (company_id)`,
  `create index company_checks_decided_by on company_checks (decided_by)`,
  `create index company_checks_waiting on company_checks (created_at) where decided_at is null`,
  `create trigger company_checks_changed after insert or update or delete on company_checks
    for each statement execute function announce_pages()`,
];
