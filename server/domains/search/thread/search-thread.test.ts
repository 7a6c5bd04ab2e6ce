import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest';
import { JobFilters } from '../../../../contract/jobs.ts';
import { isTooBusy } from '../../../platform/database.ts';
import type { Databases } from '../../../platform/postgres/databases.ts';
import { onReplica } from '../../../platform/postgres/replica.ts';
import { registerAdmin } from '../../../test/people.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';
import { postJobs, searchFor } from '../../../test/postings.ts';
import { searchJobs } from '../search.ts';
import { finders } from './finders.ts';
import { openSearchThread, type SearchThread } from './search-thread.ts';

const portal = await openPortal();
let admin: Actor;
let database: string;
beforeAll(async () => {
  admin = await registerAdmin(portal);
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(
    portal.db,
  );
  database = rows[0]?.database ?? '';
});

const note = vi.fn<(text: string, ms: number) => void>();
const onCrash = vi.fn<(error: unknown) => void>();
/** Starting one takes a second of processor time, so the tests for which any will do share it. */
let thread: SearchThread;
const open = ({
  databases = { primary: { ...inject('postgres'), database } },
  replica,
  indexFile,
  ...options
}: {
  databases?: Databases;
  indexFile?: string;
  replica?: { reads: { replica: number; primary: number } };
  silenceMaxMs?: number;
} = {}) =>
  openSearchThread(
    {
      databases,
      db: portal.db,
      live: portal.services.live,
      statements: { note },
      replica,
      indexFile,
    },
    onCrash,
    options,
  );
beforeEach(() => {
  note.mockClear();
  onCrash.mockClear();
});

const search = (words: string) => searchFor(portal.db, { search: words });

describe('a search in the thread', () => {
  beforeAll(() => {
    thread = open();
  });
  afterAll(() => thread.end());

  test('finds the same as a search without it', async () => {
    await postJobs(portal.db, [
      { title: 'Welder', skills: ['TIG'], location: 'Pune' },
      { title: 'Welder', skills: ['TIG'], location: 'Nashik' },
      { title: 'Senior Welder', salary_max_inr: 500_000 },
    ]);
    const filters = { ...JobFilters.parse({ search: 'weldr pune' }), page: 1, limit: 20 };
    const found = await searchJobs(portal.db, filters);
    expect(found).toEqual(await finders.searchJobs(portal.db, filters));
    expect(found.ids).not.toEqual([]);
  });

  test('finds a job as soon as its transaction has committed', async () => {
    expect((await search('glazier')).ids).toEqual([]);
    const ids = await postJobs(portal.db, [{ title: 'Glazier' }]);
    expect((await search('glazier')).ids).toEqual(ids);
  });

  test('applies a synonym that an admin adds to the next search', async () => {
    const ids = await postJobs(portal.db, [{ title: 'Cooper' }]);
    expect((await search('barrelwright')).ids).toEqual([]);
    const body = { phrases: ['cooper', 'barrelwright'] };
    expect(
      (await portal.call('PUT /barong/admin/search_synonyms', { as: admin, body })).status,
    ).toBe(200);
    expect((await search('barrelwright')).ids).toEqual(ids);
  });

  test('has its statements recorded with those of the server', async () => {
    await search('welder');
    const texts = note.mock.calls.map(([text]) => text);
    expect(texts.some((text) => text.includes('search_changes'))).toBe(true);
  });
});

describe('a thread', () => {
  afterEach(() => thread.end());

  test('reports that the database is too busy', async () => {
    await sql`alter table search_synonyms rename to search_synonyms_away`.execute(portal.db);
    await sql`create function no_phrases() returns text[] language plpgsql as
    'begin raise exception using errcode = ''40001''; end'`.execute(portal.db);
    await sql`create view search_synonyms as select 1 as id, no_phrases() as phrases`.execute(
      portal.db,
    );
    thread = open();
    try {
      await expect(search('welder')).rejects.toSatisfy(isTooBusy);
    } finally {
      await sql`drop view search_synonyms`.execute(portal.db);
      await sql`drop function no_phrases`.execute(portal.db);
      await sql`alter table search_synonyms_away rename to search_synonyms`.execute(portal.db);
    }
  });

  test('only a public read may go to the replica, and is counted', async () => {
    const primary = { ...inject('postgres'), database };
    // The primary itself, which is no replica, so that every read is left to the primary.
    const replica = { reads: { replica: 0, primary: 0 } };
    thread = open({ databases: { primary, replica: primary }, replica });
    await search('welder');
    expect(replica.reads).toEqual({ replica: 0, primary: 0 });
    await onReplica(() => search('welder'));
    expect(replica.reads).toEqual({ replica: 0, primary: expect.toSatisfy((n: number) => n > 0) });
  });

  test('the thread’s connections are counted, and closed at its end', async () => {
    thread = open();
    const others = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and application_name = 'search'`.execute(portal.db);
      return rows[0]?.count;
    };
    await search('welder');
    expect(thread.connections.totalCount).toBe(await others());
    expect(await others()).toBeGreaterThan(0);
    await thread.end();
    await vi.waitFor(async () => expect(await others()).toBe(0));
    expect(onCrash).not.toHaveBeenCalled();
  });

  test('the thread saves its index for the next start', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'vritti-index-'));
    const indexFile = path.join(folder, 'search.index');
    thread = open({ indexFile });
    await search('welder');
    await vi.waitFor(async () => expect((await stat(indexFile)).size).toBeGreaterThan(0), 10_000);
    await rm(folder, { recursive: true });
  });

  test('a search after its end fails at once', async () => {
    thread = open();
    // It may fail while the thread ends.
    const asked = search('welder').catch(() => undefined);
    await thread.end();
    await asked;
    await expect(search('welder')).rejects.toThrow('has ended');
  });

  test('a crash is reported once, and fails all pending and later searches', async () => {
    thread = open({ databases: null as never });
    await expect(search('welder')).rejects.toThrow('null');
    await thread.end();
    expect(onCrash).toHaveBeenCalledTimes(1);
    await expect(search('welder')).rejects.toThrow('null');
  });

  test('a thread that does not respond for too long counts as crashed', async () => {
    // It cannot have started within this time.
    thread = open({ silenceMaxMs: 1 });
    await expect(search('welder')).rejects.toThrow('does not answer');
    expect(onCrash).toHaveBeenCalledTimes(1);
  });
});
