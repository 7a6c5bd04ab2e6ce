// A portal in which every column of every table about a person is filled is backed up and restored into
// another database and an empty folder.
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { unpackTar } from 'modern-tar';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addJob } from '../db/world/hiring.ts';
import { addCompany } from '../db/world/people.ts';
import { type Backup, restoreBackup, takeBackup } from './backups.ts';
import { parseConfig } from './config.ts';
import { filesOf, pictureKeyOf } from './domains/documents/file-keys.ts';
import { type Db, openDatabase, openPool } from './platform/database.ts';
import { sealEntries } from './platform/audit/audit.ts';
import { verifyAudit } from './platform/audit/verify.ts';
import { filesInBucket } from './platform/files/bucket.ts';
import { filesOnDisk } from './platform/files/files.ts';
import { isMigrated, migrationNames } from './platform/postgres/migrations.ts';
import { APP_ROLE } from './platform/postgres/cluster.ts';
import { recordAct, whileAsking } from './platform/security-events.ts';
import { openSeal } from './platform/secrets/seal.ts';
import { addTask } from './platform/tasks.ts';
import { addMarkedPerson } from './test/marked-person.ts';
import { asSuperuser } from './test/servers/superuser.ts';
import { openPortal, type Portal } from './test/portal.ts';
import { openBucketServer } from './test/servers/bucket.ts';

const LEFT_OUT = ['personal_copies', 'search_changes'];

const portal = await openPortal();
let pool: pg.Pool;
let scratch: string;
/** Where the backed-up portal has its data folder. */
let source: string;
const empty: string[] = [];

beforeAll(async () => {
  const name = await sql<{ name: string }>`select current_database() as name`.execute(portal.db);
  pool = openPool({ ...inject('postgres'), database: name.rows[0]?.name, max: 2 });
  scratch = await mkdtemp(path.join(os.tmpdir(), 'vritti-backups-'));
  source = path.join(scratch, 'source');
  await openSeal(source);
  const company = await addCompany(portal.db);
  const job = await addJob(portal.db, company.id);
  const tables = Object.entries(portal.services.tables)
    .filter(([, of]) => !('nobody' in of))
    .map(([table]) => table);
  const { user } = await addMarkedPerson(portal, {
    tables,
    companyId: company.id,
    jobId: job.id,
  });
  await addPicture(user.id);
  await addTask(portal.db, 'send_mail', { to: 'later@people.test' }, { inSeconds: 3_600 });
  await recordPrice(100);
  await sealEntries(portal.db);
  await recordPrice(200);
  restored = await restoreOnce();
});

/** In the audit log. */
const recordPrice = (price_paise: number) =>
  whileAsking(
    { route: 'test', address: '127.0.0.1', userAgent: '', seal: portal.services.seal },
    () =>
      recordAct(portal.db, { act: 'plan_priced', subject: ['plan', 1], after: { price_paise } }),
  );

afterAll(async () => {
  await pool.end();
  await asSuperuser(async (client) => {
    for (const name of empty) await client.query(`drop database ${name} with (force)`);
  });
  await rm(scratch, { recursive: true });
});

/** One row that stands for three files. */
async function addPicture(accountId: number): Promise<void> {
  const file_key = pictureKeyOf('face');
  const words = {
    doc_type: 'Profile Picture' as const,
    doc_name: 'Face',
    media_type: 'image/webp',
  };
  await portal.db
    .insertInto('documents')
    .values({ account_id: accountId, file_key, size_bytes: 4, ...words })
    .execute();
  for (const key of filesOf(file_key)) await portal.files.put(key, Buffer.from(key));
}

/** Restores a backup once; `restoredPlace` copies what came of it for tests that begin with that. */
async function restoreOnce() {
  const secret = await generateIdentity();
  const taken = await take({ BACKUP_KEY: await identityToRecipient(secret) });
  const place = await emptyPlace({ BACKUP_SECRET: secret });
  const checked = await restoreBackup(place, taken.file, { replace: false });
  // PostgreSQL copies a database only while nobody uses it, its own autovacuum included.
  await asSuperuser(async (client) => {
    await client.query(`alter database ${nameOf(place)} allow_connections false`);
  });
  return { taken, checked, place };
}
let restored: Awaited<ReturnType<typeof restoreOnce>>;

async function restoredPlace(env: NodeJS.ProcessEnv = {}) {
  const place = await emptyPlace(env, nameOf(restored.place));
  await cp(restored.place.dataDir, place.dataDir, { recursive: true });
  return place;
}

/** The name of its database and of its folder. */
const nameOf = ({ dataDir }: { dataDir: string }) => path.basename(dataDir);

/** The settings of a server with an empty database and folder of its own. */
async function emptyPlace(env: NodeJS.ProcessEnv = {}, template = 'template1') {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  empty.push(name);
  await asSuperuser(async (client) => {
    await client.query(
      `create database ${name} owner ${APP_ROLE} template ${template} strategy file_copy`,
    );
  });
  const { user, host, port } = inject('postgres');
  const place = new URLSearchParams({ host: String(host), port: String(port ?? 5432) });
  const databaseUrl = `postgres://${user}@localhost/${name}?${place}`;
  return parseConfig({ DATA_DIR: path.join(scratch, name), DATABASE_URL: databaseUrl, ...env });
}

const take = (env: NodeJS.ProcessEnv = {}): Promise<Backup> =>
  takeBackup(parseConfig({ DATA_DIR: source, ...env }), { pool, files: portal.files });

/** The rows of every table, as texts, and the queue. */
async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind = 'r' and relname !~ '^kysely_'`.execute(db);
  const content: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !LEFT_OUT.includes(table.name))) {
    const { rows } = await sql<{ row: string }>`
      select each::text as row from ${sql.table(name)} as each`.execute(db);
    content[name] = rows.map(({ row }) => row).toSorted();
  }
  const { rows: tasks } = await sql<{ task: string }>`
    select task_identifier || run_at || max_attempts || priority as task
      from graphile_worker.jobs`.execute(db);
  const { rows: audited } = await sql<{ entry: string }>`
    select (entries, network)::text as entry from audit.entries
      left join audit.places on entry_id = id`.execute(db);
  return {
    ...content,
    tasks: tasks.map(({ task }) => task).toSorted(),
    audit: audited.map(({ entry }) => entry).toSorted(),
  };
}

async function filesIn(folder: string): Promise<Map<string, string>> {
  const files = filesOnDisk(folder);
  const found = new Map<string, string>();
  for await (const key of files.keys()) found.set(key, await textOf(files, key));
  return found;
}

async function textOf(files: Portal['files'], key: string): Promise<string> {
  return Buffer.concat(await (await files.read(key)).toArray()).toString('base64');
}

async function withDatabase<T>(url: string | undefined, look: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(openPool({ connectionString: url, max: 1 }));
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

describe('a backup', () => {
  test('brings back every row, file and waiting task, and numbers go on after the last', async () => {
    const { taken, checked } = restored;
    expect([taken.missing, taken.hasSealKey, checked.hasSealKey]).toEqual([[], true, true]);
    const place = await restoredPlace();
    const before = await contentOf(portal.db);
    const filled = Object.values(before).filter((rows) => rows.length > 0);
    expect(filled.length).toBeGreaterThan(50);
    await withDatabase(place.databaseUrl, async (db) => {
      expect(await contentOf(db)).toEqual(before);
      expect(await isMigrated(db)).toBe(true);
      const log = await verifyAudit(db, portal.services.seal);
      expect(log).toMatchObject({ faults: [], sealed: 1, waiting: 1 });
      const { id: next } = await addCompany(db);
      const { id: afterwards } = await addCompany(portal.db);
      expect(next).toBe(afterwards);
    });
    const stored = new Map<string, string>();
    for await (const key of portal.files.keys()) {
      if (!key.includes('personal_copies')) stored.set(key, await textOf(portal.files, key));
    }
    expect(stored.size).toBe(6);
    expect(await filesIn(path.join(place.dataDir, 'files'))).toEqual(stored);
    expect(await readFile(path.join(place.dataDir, 'seal.key'))).toEqual(
      await readFile(path.join(source, 'seal.key')),
    );
  });

  test('brings back foreign keys and triggers as migrations make them', async () => {
    const rules = async (db: Db) => {
      const { rows } = await sql<{ rule: string }>`
        select conrelid::regclass || conname || pg_get_constraintdef(oid) as rule from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass || tgname || tgenabled::text from pg_trigger
          where not tgisinternal`.execute(db);
      return rows.map(({ rule }) => rule).toSorted();
    };
    const place = await restoredPlace();
    expect(await withDatabase(place.databaseUrl, rules)).toEqual(await rules(portal.db));
  });

  test('that nobody encrypts is a tar with everything but the key of the data folder', async () => {
    const { file, hasSealKey } = await take();
    expect(hasSealKey).toBe(false);
    const entries = await unpackTar(gunzipSync(await readFile(file)));
    const names = entries.map(({ header }) => header.name);
    expect([names[0], names.at(-1)]).toEqual(['backup.json', 'end.json']);
    expect(names).not.toContain('seal.key');
    expect(names.some((name) => LEFT_OUT.some((table) => name.includes(table)))).toBe(false);
  });

  test('leaves nothing behind if a file cannot be read, and no name of a backup', async () => {
    const BACKUP_DIR = path.join(scratch, 'failing');
    const failing = {
      ...portal.files,
      read: async () => Promise.reject(new Error('the disk is broken')),
    };
    const config = parseConfig({ DATA_DIR: source, BACKUP_DIR });
    await expect(takeBackup(config, { pool, files: failing })).rejects.toThrow('disk is broken');
    expect(await readdir(BACKUP_DIR)).toEqual([]);
  });

  test('gives its connection back if it is stopped in the middle', async () => {
    const stopped = takeBackup(
      parseConfig({ DATA_DIR: source }),
      { pool, files: portal.files },
      AbortSignal.abort(),
    );
    await expect(stopped).rejects.toThrow('aborted');
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  });

  test('makes room for the newest ones, removes what killed ones left behind, and touches no other file', async () => {
    const BACKUP_DIR = path.join(scratch, 'nightly');
    const kept: string[] = [];
    for (let night = 0; night < 3; night += 1) {
      const { file } = await take({ BACKUP_DIR, BACKUP_KEEP: '2' });
      const older = path.join(BACKUP_DIR, `vritti-2026010${night}T204300Z.tar.gz`);
      await rm(file);
      await writeFile(older, '');
      await writeFile(path.join(BACKUP_DIR, 'notes.tar.gz'), '');
      kept.push(path.basename(older));
    }
    const [old, fresh] = ['vritti-1.part', 'vritti-2.part'] as const;
    for (const part of [old, fresh]) await writeFile(path.join(BACKUP_DIR, part), '');
    await utimes(path.join(BACKUP_DIR, old), 0, 0);
    const { file } = await take({ BACKUP_DIR, BACKUP_KEEP: '2' });
    const expected = ['notes.tar.gz', kept.at(-1) ?? '', fresh, path.basename(file)];
    expect(new Set(await readdir(BACKUP_DIR))).toEqual(new Set(expected));
  });
});

describe('a restore', () => {
  const takeApart = async () =>
    (await take({ BACKUP_DIR: await mkdtemp(path.join(scratch, 'taken-')) })).file;
  /** One for all tests that only read it. */
  let file: string;
  beforeAll(async () => {
    file = await takeApart();
  });

  test('refuses a place with anything in it, until it is told to replace it', async () => {
    const place = await restoredPlace();
    const files = path.join(place.dataDir, 'files');
    await writeFile(path.join(files, 'old.pdf'), 'old');
    await withDatabase(place.databaseUrl, async (db) => {
      await addCompany(db, { name: 'Made since' });
    });
    const again = restoreBackup(place, file, { replace: false });
    await expect(again).rejects.toThrow('the database has tables and there are stored files');
    expect([...(await filesIn(files)).keys()]).toContain('old.pdf');

    await restoreBackup(place, await takeApart(), { replace: true });
    expect([...(await filesIn(files)).keys()]).not.toContain('old.pdf');
    await withDatabase(place.databaseUrl, async (db) => {
      expect(await contentOf(db)).toEqual(await contentOf(portal.db));
    });
  });

  test('puts the files into a bucket but one that was erased meanwhile, which it names, and a backup takes them from there', async () => {
    const { file_key: key } = await portal.db
      .selectFrom('message_attachments')
      .select('file_key')
      .executeTakeFirstOrThrow();
    const content = Buffer.concat(await (await portal.files.read(key)).toArray());
    await portal.files.remove(key);
    const without = await take({ BACKUP_DIR: path.join(scratch, 'without') });
    await portal.files.put(key, content);
    expect(without.missing).toEqual([key]);
    const bucket = await openBucketServer();
    const place = await emptyPlace({ FILES_URL: bucket.url });
    const { end } = await restoreBackup(place, without.file, { replace: false });
    expect(end.missing).toEqual([key]);
    const inBucket = await filesInBucket(bucket.url);
    const found = new Set<string>();
    for await (const stored of inBucket.keys()) found.add(stored);
    expect([found.size, found.has(key)]).toEqual([5, false]);
    const again = restoreBackup(place, without.file, { replace: false });
    await expect(again).rejects.toThrow('there are stored files');
    const database = openPool({ connectionString: place.databaseUrl, max: 1 });
    const taken = await takeBackup(place, { pool: database, files: inBucket });
    await database.end();
    expect([taken.files, taken.missing]).toEqual([5, [key]]);
    await bucket.close();
  });

  test('refuses while a server is connected', async () => {
    const place = await emptyPlace();
    await withDatabase(place.databaseUrl, async (db) => {
      await sql`select 1`.execute(db);
      const refused = restoreBackup(place, file, { replace: false });
      await expect(refused).rejects.toThrow('stop every server first');
    });
  });

  test.each([
    ['is cut off', async (copy: string) => truncate(copy, 20_000), 'damaged, or no backup'],
    [
      'has one byte changed',
      async (copy: string) => {
        const bytes = await readFile(copy);
        const middle = Math.floor(bytes.length / 2);
        bytes[middle] = (bytes[middle] ?? 0) ^ 1;
        await writeFile(copy, bytes);
      },
      /damaged.*: \w/,
    ],
    ['is no archive', async (copy: string) => writeFile(copy, 'Hello'), 'damaged, or no backup'],
  ])('changes nothing if the backup %s', async (_what, damage, reason) => {
    const copy = path.join(scratch, 'copy.tar.gz');
    await cp(file, copy);
    await damage(copy);
    const place = await emptyPlace();
    await expect(restoreBackup(place, copy, { replace: true })).rejects.toThrow(reason);
    await withDatabase(place.databaseUrl, async (db) => {
      expect(await contentOf(db).catch(String)).toMatch(/graphile_worker.* does not exist/);
    });
  });

  test('keeps what is there if a row names another one that is not in the backup', async () => {
    const secret = await generateIdentity();
    const place = await restoredPlace({ BACKUP_SECRET: secret });
    const keyFile = path.join(place.dataDir, 'seal.key');
    await writeFile(keyFile, 'its own');
    const before = await withDatabase(place.databaseUrl, contentOf);
    const broken = await restoredPlace({ BACKUP_KEY: await identityToRecipient(secret) });
    const database = openPool({ connectionString: broken.databaseUrl, max: 1 });
    await database.query('alter table saved_jobs drop constraint saved_jobs_job_id_fkey');
    await database.query('update saved_jobs set job_id = 999999');
    const taken = await takeBackup(broken, { pool: database, files: portal.files });
    await database.end();
    const again = restoreBackup(place, taken.file, { replace: true });
    await expect(again).rejects.toThrow('violates foreign key constraint');
    expect(await withDatabase(place.databaseUrl, contentOf)).toEqual(before);
    expect(await readFile(keyFile, 'utf8')).toBe('its own');
  });

  test('wants the key of an encrypted backup', async () => {
    const secret = await generateIdentity();
    const { file: sealed } = await take({ BACKUP_KEY: await identityToRecipient(secret) });
    const without = restoreBackup(await emptyPlace(), sealed, { replace: false });
    await expect(without).rejects.toThrow('is encrypted: give its key in BACKUP_SECRET');
    const wrong = await emptyPlace({ BACKUP_SECRET: await generateIdentity() });
    await expect(restoreBackup(wrong, sealed, { replace: false })).rejects.toThrow('does not open');
  });

  test('refuses tables that this release does not know', async () => {
    await portal.db
      .insertInto('kysely_migration' as 'accounts')
      .values({ name: '9999-later', timestamp: '' } as never)
      .execute();
    const { file: newer } = await take({ BACKUP_DIR: path.join(scratch, 'newer') });
    await sql`delete from kysely_migration where name = '9999-later'`.execute(portal.db);
    const refused = restoreBackup(await emptyPlace(), newer, { replace: false });
    await expect(refused).rejects.toThrow('whose tables this release does not know');
    expect(await migrationNames()).not.toContain('9999-later');
  });
});
