import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type Db, openDatabase, openPool } from '../database.ts';
import { APP_ROLE, SUPERUSER } from './cluster.ts';
import { migrate, migrationNames, runMigrations } from './migrations.ts';

let database: string;
let db: Db;
beforeEach(async () => {
  database = `migrated_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${database} owner ${APP_ROLE} template template1`);
  db = openDatabase(openPool({ ...inject('postgres'), database, max: 2, pipeline: false }));
});
afterEach(async () => {
  await db.destroy();
  await administer(`drop database ${database} with (force)`);
});

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres', user: SUPERUSER });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('runs a migration whose number is below one that has run', async () => {
  const names = (await migrationNames()).slice(0, 3);
  const [first = '', , third = ''] = names;
  await runMigrations(db, [first, third]);
  await runMigrations(db, names);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(names);
});

test('leaves tables of a later release alone, and says what to do', async () => {
  await runMigrations(db, (await migrationNames()).slice(0, 1));
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    'another one has run 9999-later, which this one does not have. Start that one again',
  );
});
