import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '../database.ts';

const folder = path.join(import.meta.dirname, '../../../db/migrations');

/** The migrations of `db/migrations`, by name and in order. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.ts$/.test(file)).toSorted();
  const found = files.map(async (file): Promise<[string, Migration]> => [
    path.basename(file, '.ts'),
    withoutTimeLimit((await import(path.join(folder, file))) as Migration),
  ]);
  return Object.fromEntries(await Promise.all(found));
}

/** Rebuilding a large table may take longer than any request may. */
const withoutTimeLimit = (migration: Migration): Migration => ({
  async up(db) {
    await sql`set local statement_timeout = 0`.execute(db);
    await migration.up(db);
  },
});

const migratorFor = (db: Db) => new Migrator({ db, provider: { getMigrations: readMigrations } });

/**
 * Migrates the database to this release and returns the names of the migrations it ran. If several
 * processes start at once, one migrates and the others wait.
 */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results = [] } = await migratorFor(db).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** The names of all migrations of this release, in order. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await readMigrations());

/** Migrates an empty database, or a transaction on it, to where an older release ended. */
export async function migrateTo(db: Db, last: string): Promise<void> {
  const { error } = await migratorFor(db).migrateTo(last);
  if (error) throw error;
}

let namesOfThisRelease: readonly string[] | undefined;

/**
 * Whether every migration of this release has run; throws if none ever has. Load balancers ask every second, and Kysely
 * would read the whole catalogue for it.
 */
export async function isMigrated(db: Db): Promise<boolean> {
  const names = (namesOfThisRelease ??= await migrationNames());
  const { rows } = await sql<{ run: number }>`
    select count(*) as run from kysely_migration where name = any(${[...names]}::text[])`.execute(
    db,
  );
  return rows[0]?.run === names.length;
}
