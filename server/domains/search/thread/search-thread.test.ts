import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { makeOwner } from '../../../test/account-states.ts';
import { PASSWORD } from '../../../test/people.ts';
import { type Actor, openPortal, type Portal } from '../../../test/portal.ts';
import { postJobs, searchFor } from '../../../test/postings.ts';
import { inThread, openSearchThread } from './in-thread.ts';

let portal: Portal;
let admin: Actor;
let database: string;
beforeAll(async () => {
  portal = await openPortal();
  const email = 'admin@people.test';
  await makeOwner(portal, { email, password: PASSWORD });
  const { body } = await portal.call('POST /barong/identity/sessions', {
    body: { email, password: PASSWORD },
  });
  admin = body;
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(
    portal.db,
  );
  database = rows[0]?.database ?? '';
});
afterAll(() => portal.close());

const note = vi.fn<(text: string, ms: number) => void>();
const onCrash = vi.fn<(error: unknown) => void>();
let end: () => Promise<void>;
beforeEach(() => {
  note.mockClear();
  onCrash.mockClear();
  end = openSearchThread(
    {
      databases: { primary: { ...inject('postgres'), database, max: 2 } },
      db: portal.db,
      live: portal.services.live,
      statements: { note },
    },
    onCrash,
  );
});
afterEach(() => end());

const search = (words: string) => searchFor(portal.db, { search: words });

test('a search in a thread finds what one without it finds', async () => {
  await postJobs(portal.db, [
    { title: 'Welder', skills: ['TIG'], location: 'Pune' },
    { title: 'Welder', skills: ['TIG'], location: 'Nashik' },
    { title: 'Senior Welder', salary_max_inr: 500_000 },
  ]);
  const inItsThread = await search('weldr pune');
  await end();
  expect(inItsThread).toEqual(await search('weldr pune'));
  expect(inItsThread.ids).not.toEqual([]);
});

test('a job is found as soon as its transaction is over', async () => {
  expect((await search('glazier')).ids).toEqual([]);
  const ids = await postJobs(portal.db, [{ title: 'Glazier' }]);
  expect((await search('glazier')).ids).toEqual(ids);
});

test('a synonym that an admin adds counts with the next search', async () => {
  const ids = await postJobs(portal.db, [{ title: 'Cooper' }]);
  expect((await search('barrelwright')).ids).toEqual([]);
  const body = { phrases: ['cooper', 'barrelwright'] };
  expect((await portal.call('PUT /barong/admin/search_synonyms', { as: admin, body })).status).toBe(
    200,
  );
  expect((await search('barrelwright')).ids).toEqual(ids);
});

/** Puts a view in the place of the synonyms, whose reading fails with a code of PostgreSQL. */
async function breakSynonyms(code: string) {
  await sql`alter table search_synonyms rename to search_synonyms_away`.execute(portal.db);
  await sql`create function no_phrases() returns text[] language plpgsql as ${sql.lit(
    `begin raise exception 'no phrases' using errcode = '${code}'; end`,
  )}`.execute(portal.db);
  await sql`create view search_synonyms as select 1 as id, no_phrases() as phrases`.execute(
    portal.db,
  );
}
async function mendSynonyms() {
  await sql`drop view search_synonyms`.execute(portal.db);
  await sql`drop function no_phrases`.execute(portal.db);
  await sql`alter table search_synonyms_away rename to search_synonyms`.execute(portal.db);
}

test('a failure arrives with its message', async () => {
  await breakSynonyms('P0001');
  await expect(search('welder')).rejects.toThrow('no phrases');
  await mendSynonyms();
});

test('of a database that is too busy it arrives as the refusal that says so', async () => {
  await breakSynonyms('40001');
  await expect(search('welder')).rejects.toMatchObject({
    rules: [{ code: 'server.busy' }],
    retryAfterSeconds: 5,
  });
  await mendSynonyms();
});

test('its statements are noted beside those of the server', async () => {
  await search('welder');
  const texts = note.mock.calls.map(([text]) => text);
  expect(texts.some((text) => text.includes('search_changes'))).toBe(true);
});

test('its end closes its connections, and searches go on without it', async () => {
  const others = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and application_name = 'search'`.execute(portal.db);
    return rows[0]?.count;
  };
  await search('welder');
  expect(await others()).toBeGreaterThan(0);
  await end();
  await vi.waitFor(async () => expect(await others()).toBe(0));
  expect((await search('welder')).ids).not.toEqual([]);
});

test('a crash is told, and fails what was asked', async () => {
  const unknown = inThread('nothing of this name' as 'loadSearch');
  await expect(unknown(portal.db)).rejects.toThrow('not a function');
  expect(onCrash).toHaveBeenCalledTimes(1);
});
