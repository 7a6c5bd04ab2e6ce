import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openPortal } from '../../../../test/portal.ts';
import { postJobs } from '../../../../test/postings.ts';
import { currentIndex, saveIndexIn } from '../current-index.ts';
import { JobIndex } from '../job-index.ts';
import { countMatches, jobIdOf, newestMatches } from '../matches.ts';
import { readQuery } from '../query.ts';
import { savedIndex, saveIndex } from './snapshot.ts';
import { readArrays, writeArrays } from './snapshot-file.ts';

const portal = await openPortal();
const folder = await mkdtemp(path.join(os.tmpdir(), 'vritti-index-'));
const file = path.join(folder, 'search.index');
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await rm(file, { force: true });
  await portal.db.deleteFrom('jobs').execute();
  await portal.db.deleteFrom('search_changes').execute();
});

const NAMES = ['Tailor', 'Welder', 'Cook', 'Wide tailor', 'Glazier'];
const post = (count: number) =>
  postJobs(
    portal.db,
    Array.from({ length: count }, (_, at) => ({
      title: NAMES[at % NAMES.length] ?? '',
      skills: [`Skill ${at % 7}`],
      salary_max_inr: at % 3 ? 100_000 * at : null,
    })),
  );

/** Everything that a segment says of the job in each slot, in the order of dates. */
const contentOf = (index: JobIndex) =>
  newestMatches(index, {}, Infinity).map((match) => {
    const { segment, slot } = match;
    const text = segment.textOf(slot);
    return {
      id: jobIdOf(match),
      words: [...text.words.subarray(0, text.length)].map(index.names.words.nameOf),
      forms: [...text.forms.subarray(0, text.formsLength)].map(index.names.forms.nameOf),
      values: segment.valuesOf(slot).map((value) => index.names.values.valueOf(value)),
      numbers: [
        segment.postedUs[slot],
        segment.expiresMs[slot],
        segment.companyIds[slot],
        segment.leastPay[slot],
        segment.mostPay[slot],
        segment.isSlow[slot],
      ],
    };
  });

const countsOf = (index: JobIndex) =>
  ['tailor', 'welder', 'cook', 'wide', 'glazier', 'baker', 'skill', '3'].map((word) =>
    countMatches(index, { words: index.numbered(readQuery(`'${word}'`)) }, Infinity),
  );

async function expectSameAsRead(index: JobIndex) {
  const read = await JobIndex.load(portal.db);
  expect(contentOf(index)).toEqual(contentOf(read));
  expect(countsOf(index)).toEqual(countsOf(read));
}

test('a saved index with what changed since is the same as one that reads all jobs', async () => {
  const [first = 0, second = 0, third = 0] = await post(40);
  const index = await JobIndex.load(portal.db);
  // One change before it is saved, and the others after.
  await rename(second, 'Baker');
  await index.catchUp();
  await saveIndex(portal.db, file, index);
  await post(5);
  await rename(third, 'Baker');
  await portal.db.deleteFrom('jobs').where('id', '=', first).execute();
  const saved = await savedIndex(portal.db, file);
  expect(saved?.main.size).toBe(40);
  await saved?.catchUp();
  if (saved) await expectSameAsRead(saved);
});

test('a transaction that was open while an index was saved is read afterwards', async () => {
  const [job = 0] = await post(3);
  const ended = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const slow = portal.db.transaction().execute(async (trx) => {
    await rename(job, 'Baker', trx);
    began.resolve();
    await ended.promise;
  });
  await began.promise;
  await saveIndex(portal.db, file, await JobIndex.load(portal.db));
  ended.resolve();
  await slow;
  const saved = await savedIndex(portal.db, file);
  await saved?.catchUp();
  if (saved) await expectSameAsRead(saved);
  expect(saved && countsOf(saved)).toContain(1);
});

const rename = (id: number, title: string, db = portal.db) =>
  sql`update job_search set tsv = array_to_tsvector(array[lower(${title}::text)]) where job_id = ${id}`.execute(
    db,
  );

test('an index of no jobs is saved too', async () => {
  await saveIndex(portal.db, file, await JobIndex.load(portal.db));
  expect((await savedIndex(portal.db, file))?.main.size).toBe(0);
});

test('a saved index is not used without its mark, or with one that was restored from a dump', async () => {
  await post(3);
  await saveIndex(portal.db, file, await JobIndex.load(portal.db));
  const isMark = sql<boolean>`job_id < 0`;
  const marks = await portal.db.selectFrom('search_changes').selectAll().where(isMark).execute();
  expect(marks).toHaveLength(1);
  expect(await savedIndex(portal.db, file)).toBeDefined();
  await portal.db.deleteFrom('search_changes').where(isMark).execute();
  expect(await savedIndex(portal.db, file)).toBeUndefined();
  await portal.db.insertInto('search_changes').values(marks).execute();
  expect(await savedIndex(portal.db, file)).toBeUndefined();
});

test('a file that is not complete, or has another byte anywhere, is not used', async () => {
  await post(3);
  await saveIndex(portal.db, file, await JobIndex.load(portal.db));
  const bytes = await readFile(file);
  for (const length of [0, 3, 4, 100, bytes.length - 1]) {
    await writeFile(file, bytes.subarray(0, length));
    expect(await savedIndex(portal.db, file)).toBeUndefined();
  }
  for (let at = 0; at < bytes.length; at += 41) {
    const broken = Buffer.from(bytes);
    broken[at] = (broken[at] ?? 0) ^ 1;
    await writeFile(file, broken);
    expect(await savedIndex(portal.db, file).catch(() => undefined)).toBeUndefined();
  }
});

test('a file of another release is not used', async () => {
  const groups = { some: { numbers: Int32Array.of(1, -2) } };
  await writeArrays(file, { key: 'one', about: null, groups });
  expect(await readArrays(file, 'one')).toEqual({ about: null, groups });
  expect(await readArrays(file, 'other')).toBeUndefined();
});

test('an index is saved once it stands, and the next process begins with it', async () => {
  /** As another process would: nothing is kept for it. */
  const another = () => {
    const db = portal.db.withoutPlugins();
    saveIndexIn(db, file);
    return db;
  };
  await post(3);
  await currentIndex(another());
  await vi.waitFor(() => readFile(file), 10_000);
  await post(1);
  const before = portal.statements.length;
  const index = await currentIndex(another());
  expect([index.main.size, index.recent.size]).toEqual([3, 1]);
  const readAll = (statement: string) => statement.includes('order by posted_at desc');
  expect(portal.statements.slice(before).filter(readAll)).toEqual([]);
});

test('all jobs are read if more has changed than the recent part may hold', async () => {
  const [job = 0] = await post(3);
  const db = portal.db.withoutPlugins();
  saveIndexIn(db, file);
  await saveIndex(db, file, await JobIndex.load(db));
  const { ino } = await stat(file);
  await db.deleteFrom('jobs').where('id', '=', job).execute();
  await sql`insert into search_changes (job_id) select n from generate_series(1, 6000) as n`.execute(
    db,
  );
  expect((await currentIndex(db)).main.size).toBe(2);
  // It is saved in its turn.
  await vi.waitFor(async () => expect((await stat(file)).ino).not.toBe(ino), 10_000);
});

test('a file that cannot be read is logged, and all jobs are read', async () => {
  await post(3);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const db = portal.db.withoutPlugins();
  saveIndexIn(db, folder);
  expect((await currentIndex(db)).main.size).toBe(3);
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(2), 10_000);
  said.mockRestore();
});
