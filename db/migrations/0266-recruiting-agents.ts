import { type Kysely, sql } from 'kysely';

/** The registration of an agent who recruits for work abroad is a paper, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table company_evidence
    drop constraint company_evidence_kind_check,
    add constraint company_evidence_kind_check
      check (kind in ('work_mail', 'dns', 'cin', 'gstin', 'udyam', 'emigrate'))`,
  `alter table company_checks
    drop constraint company_checks_paper_kind_check,
    add constraint company_checks_paper_kind_check
      check (paper_kind in ('cin', 'gstin', 'udyam', 'emigrate'))`,
];
