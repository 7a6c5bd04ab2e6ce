import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '../database.ts';

const folder = path.join(import.meta.dirname, '../../../db/migrations');

/** The names of all migrations of this release, in order. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.ts$/.test(file));
  return files.map((file) => path.basename(file, '.ts')).toSorted();
}

/**
 * A migration is imported only when it has to run, because most starts find that all have run
 * already.
 */
const migrationOf = (name: string): Migration => ({
  async up(db) {
    const migration = (await import(path.join(folder, `${name}.ts`))) as Migration;
    // Rebuilding a large table may take longer than any request may.
    await sql`set local statement_timeout = 0`.execute(db);
    await migration.up(db);
  },
});

/**
 * Also runs a migration whose number is below those that have run already: somebody who followed the source between
 * two merges has such tables (decision 158).
 */
const migratorFor = (db: Db, names: readonly string[]) =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () => Object.fromEntries(names.map((name) => [name, migrationOf(name)])),
    },
    allowUnorderedMigrations: true,
  });

/**
 * Migrates the database to this release and returns the names of the migrations it ran. If several
 * processes start at once, one migrates and the others wait.
 */
export async function migrate(db: Db): Promise<string[]> {
  const names = await migrationNames();
  await refuseTablesOfAnotherRelease(db, names);
  const { error, results = [] } = await migratorFor(db, names).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** Runs only these migrations, in an empty database or a transaction on it. */
export async function runMigrations(db: Db, names: readonly string[]): Promise<void> {
  const { error } = await migratorFor(db, names).migrateToLatest();
  if (error) throw error;
}

async function refuseTablesOfAnotherRelease(db: Db, names: readonly string[]): Promise<void> {
  const { rows: ever } =
    await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (ever.length === 0) return;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name <> all(${[...names]}::text[]) order by name desc limit 1`.execute(
    db,
  );
  const [unknown] = rows;
  if (!unknown) return;
  throw new Error(
    `another one has run ${unknown.name}, which this one does not have. Start that one again, or restore the backup from before it into an empty place.`,
  );
}

let namesOfThisRelease: readonly string[] | undefined;

/**
 * Whether every migration of this release has run; throws if none ever has. Load balancers ask this
 * every second, and Kysely would read the whole catalogue to answer it.
 */
export async function isMigrated(db: Db): Promise<boolean> {
  const names = (namesOfThisRelease ??= await migrationNames());
  const { rows } = await sql<{ run: number }>`
    select count(*) as run from kysely_migration where name = any(${[...names]}::text[])`.execute(
    db,
  );
  return rows[0]?.run === names.length;
}
