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

const getMigrations = async (): Promise<Record<string, Migration>> =>
  Object.fromEntries((await migrationNames()).map((name) => [name, migrationOf(name)]));

const migratorFor = (db: Db) => new Migrator({ db, provider: { getMigrations } });

/**
 * Migrates the database to this release and returns the names of the migrations it ran. If several
 * processes start at once, one migrates and the others wait.
 */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results = [] } = await migratorFor(db).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** Migrates an empty database, or a transaction on it, to where an older release ended. */
export async function migrateTo(db: Db, last: string): Promise<void> {
  const { error } = await migratorFor(db).migrateTo(last);
  if (error) throw error;
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
