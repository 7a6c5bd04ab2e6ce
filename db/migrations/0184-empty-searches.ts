import { type Kysely, sql } from 'kysely';

/** Words that found no job, counted by day in India and by nothing that leads to a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `create table empty_searches (
    day date not null,
    words text not null check (length(words) <= 60),
    searches integer not null,
    primary key (day, words)
  )`,
];
