import { type Kysely, sql } from 'kysely';

/** How long a job stays open, and what the search suggests while somebody types. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Chosen by the recruiter; counted from the day the job opens.
  `alter table jobs add column life_days int not null default 30
    check (life_days between 1 and 60)`,
];
