import { type Kysely, sql } from 'kysely';

/** Papers of companies, which an admin compares with their numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table company_evidence
    drop constraint company_evidence_kind_check,
    add constraint company_evidence_kind_check
      check (kind in ('work_mail', 'dns', 'cin', 'gstin', 'udyam')),
    alter column domain drop not null`,
  `alter table company_checks
    drop constraint company_checks_kind_check,
    add constraint company_checks_kind_check check (kind in ('claim', 'look_alike', 'paper')),
    add column paper_kind text check (paper_kind in ('cin', 'gstin', 'udyam')),
    add column paper_number text,
    -- until some days after the decision
    add column file_key text`,
  `create unique index company_checks_paper on company_checks (company_id, paper_kind)
    where kind = 'paper' and decided_at is null`,
  `create index company_checks_file on company_checks (decided_at) where file_key is not null`,
];
