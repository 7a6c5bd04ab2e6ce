import { type Kysely, sql } from 'kysely';

/** What shows that a company is who it says, each item with its date and its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One row of each kind: showing it again replaces the one before.
  `create table company_evidence (
    company_id bigint not null references companies on delete cascade,
    kind text not null check (kind in ('work_mail', 'dns')),
    domain text not null,
    proved_at timestamptz not null default now(),
    ends_at timestamptz not null,
    -- who read the mail, or asked for the look-up
    proved_by bigint references accounts on delete set null,
    -- when its company was told that it ends soon
    reminded_at timestamptz,
    primary key (company_id, kind)
  )`,
  `create index company_evidence_ends on company_evidence (ends_at)`,
  `create index company_evidence_proved_by on company_evidence (proved_by)`,
  `create trigger company_evidence_changed after insert or update or delete on company_evidence
    for each statement execute function announce_pages()`,

  // A code that was mailed to an address at a company's domain.
  `create table work_mail_codes (
    account_id bigint primary key references accounts on delete cascade,
    company_id bigint not null references companies on delete cascade,
    email text not null,
    code_hash text not null,
    tries_left int not null,
    expires_at timestamptz not null
  )`,
  `create index work_mail_codes_company on work_mail_codes (company_id)`,
  `create index work_mail_codes_expires on work_mail_codes (expires_at)`,

  // Whether the search has its jobs as those of a checked company.
  `alter table companies add column found_as_checked boolean not null default false`,
  `create index companies_found_as_checked on companies (id) where found_as_checked`,

  // Alerts can ask for jobs of checked companies alone.
  `update alerts set search = search || '{"verified": false}'`,
];
