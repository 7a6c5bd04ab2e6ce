import { type Kysely, sql } from 'kysely';

/** Admins list who missed interviews often, and so few are missed that only those are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['missed_by_candidate_at', 'missed_by_company_at']) {
    await sql`create index ${sql.ref(`interviews_${column}`)} on interviews (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db);
  }
}
