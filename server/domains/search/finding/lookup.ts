import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { isExcluded } from '../../exclusions/facts.ts';
import { currentIndex } from '../memory/current-index.ts';
import type { JobIndex } from '../memory/job-index.ts';
import { type CompaniesNamed, companiesNamedIn } from './named-companies.ts';

/** What a search reads, as one person sees it. */
export interface Lookup {
  db: Db;
  index: JobIndex;
  /** Companies whose jobs this person does not want to see, unless they ask for one company. */
  excludedCompanyIds: ReadonlySet<number>;
  companiesNamed: CompaniesNamed;
}

/** Opens all jobs except those that this seeker does not want to see. */
export async function openLookup(db: Db, seekerId: number | null = null): Promise<Lookup> {
  const [index, excludedCompanyIds] = await Promise.all([
    currentIndex(db),
    readExcludedCompanies(db, seekerId),
  ]);
  return { db, index, excludedCompanyIds, companiesNamed: companiesNamedIn(db, index) };
}

async function readExcludedCompanies(
  db: Db,
  seekerId: number | null,
): Promise<ReadonlySet<number>> {
  if (seekerId === null) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from companies where ${isExcluded(sql`${seekerId}::bigint`, sql`companies.id`)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
