import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase, openPool } from '../database.ts';
import { APP_ROLE, SUPERUSER } from './cluster.ts';
import { migrate, migrationNames, runMigrations } from './migrations.ts';

const database = `migrated_${randomBytes(6).toString('hex')}`;

await administer(`create database ${database} owner ${APP_ROLE} template template1`);
const pool = openPool({ ...inject('postgres'), database, max: 2, pipeline: false });
const db = openDatabase(pool);

afterAll(async () => {
  await pool.end();
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
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    'another one has run 9999-later, which this one does not have. Start that one again',
  );
});
