import { type Kysely, sql } from 'kysely';

/** In which minutes of a day (UTC) a server answered, a bit for each: all servers set their own in one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `create table served_days (
    day date primary key,
    minutes bit(1440) not null
  )`,
];
