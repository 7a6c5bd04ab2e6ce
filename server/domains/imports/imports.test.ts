import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openPortal } from '../../test/portal.ts';
import { importPostings } from './imports.ts';
import { readPosting } from './posting.ts';
import { openPostings } from './readers/file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vritti-imports-'));
const portal = await openPortal();
afterAll(() => rmSync(folder, { recursive: true }));

const DAY_MS = 86_400_000;
const today = new Date();
const inDays = (days: number) => new Date(today.getTime() + days * DAY_MS);
const inTenDays = inDays(10);

const nurse = {
  id: '1',
  source: 'gazette',
  title: 'Staff Nurse',
  company: 'Arogya Hospital',
  cities: ['Pune'],
  skills: ['ICU', 'First aid'],
  salary_min_inr: 300_000,
  salary_max_inr: 400_000,
  posted_date: '2026-11-01',
};

/** Imports rows (objects, or raw lines) and returns the counts. */
async function bring(rows: (object | string)[], { now = today, file = 'jobs.jsonl' } = {}) {
  const target = path.join(folder, file);
  const lines = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row)));
  writeFileSync(target, lines.join('\n'));
  return await importPostings(portal.db, target, { now });
}

const jobOf = (sourceId: string, source = 'gazette') =>
  portal.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'company_id')
    .leftJoin('job_search', 'job_id', 'jobs.id')
    .selectAll('jobs')
    .select(['companies.name as company', 'companies.source as company_source'])
    .select(['job_search.expires_at as found_until', 'job_search.salary_max_inr as found_salary'])
    .where('jobs.source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();

test('a posting becomes an open job of an unclaimed company and is found for 30 days', async () => {
  expect(await bring([nurse])).toEqual({
    read: 1,
    created: 1,
    changed: 0,
    unchanged: 0,
    refused: 0,
  });
  expect(await jobOf('1')).toMatchObject({
    title: 'Staff Nurse',
    company: 'Arogya Hospital',
    company_source: 'gazette',
    location: 'Pune',
    skills: ['ICU', 'First aid'],
    salary_min_inr: 300_000,
    description: '',
    status: 'active',
    posted_by: null,
    posted_at: '2026-11-01T00:00:00.000Z',
    expires_at: inDays(30).toISOString(),
    found_until: inDays(30).toISOString(),
  });
});

test('importing the same rows again creates and changes nothing', async () => {
  const rows = Array.from({ length: 1_500 }, (_, n) => ({
    ...nurse,
    source: 'twice',
    company: 'Twice Hospital',
    id: n,
  }));
  expect(await bring(rows)).toMatchObject({ read: 1_500, created: 1_500 });
  const before = await jobOf('7', 'twice');
  expect(await bring(rows)).toMatchObject({ created: 0, changed: 0, unchanged: 1_500 });
  expect(await jobOf('7', 'twice')).toEqual(before);
});

test('an unchanged posting that is still listed stays open, even if it had expired', async () => {
  await bring([{ ...nurse, id: 'kept' }]);
  const { id } = await jobOf('kept');
  await portal.db.deleteFrom('job_search').where('job_id', '=', id).execute();
  expect(await bring([{ ...nurse, id: 'kept' }], { now: inTenDays })).toMatchObject({
    unchanged: 1,
  });
  expect(await jobOf('kept')).toMatchObject({
    posted_at: '2026-11-01T00:00:00.000Z',
    expires_at: inDays(40).toISOString(),
    found_until: inDays(40).toISOString(),
  });
});

test('a posting that changed at its source is updated, and keeps its date if none is given', async () => {
  await bring([{ ...nurse, id: 'changed' }]);
  const { id } = await jobOf('changed');
  const row = { ...nurse, id: 'changed', title: 'Head Nurse', company: 'Sanjeevani' };
  const counts = await bring([{ ...row, salary_max_inr: 600_000, posted_date: undefined }]);
  expect(counts).toMatchObject({ created: 0, changed: 1, unchanged: 0 });
  expect(await jobOf('changed')).toMatchObject({
    id,
    title: 'Head Nurse',
    company: 'Sanjeevani',
    salary_max_inr: 600_000,
    found_salary: 600_000,
    posted_at: '2026-11-01T00:00:00.000Z',
  });
});

const fifteenDaysBefore = (moment: string | Date) =>
  new Date(new Date(moment).getTime() - 15 * 86_400_000).toISOString();

test('a posting without a date is neither new nor old when it is first imported, until its source gives one', async () => {
  const row = { ...nurse, id: 'undated', posted_date: undefined };
  await bring([row]);
  await bring([row], { now: inTenDays });
  const undated = { posted_at: fifteenDaysBefore(today), is_date_given: false };
  expect(await jobOf('undated')).toMatchObject(undated);
  await bring([{ ...row, title: 'Head Nurse' }]);
  expect(await jobOf('undated')).toMatchObject(undated);
  await bring([{ ...row, posted_date: '2026-11-01' }]);
  expect(await jobOf('undated')).toMatchObject({
    posted_at: '2026-11-01T00:00:00.000Z',
    is_date_given: true,
  });
});

test('a posting that once counted as posted at its import is corrected by the next one', async () => {
  const row = { ...nurse, id: 'as before', posted_date: undefined };
  await bring([row]);
  const { id } = await jobOf('as before');
  const { posted_at } = await portal.db
    .updateTable('jobs')
    .set({ posted_at: sql`created_at`, is_date_given: true, source_hash: Buffer.from('before') })
    .where('id', '=', id)
    .returning('posted_at')
    .executeTakeFirstOrThrow();
  await bring([row]);
  expect(await jobOf('as before')).toMatchObject({
    posted_at: fifteenDaysBefore(posted_at),
    is_date_given: false,
  });
});

test.each([
  ['closed', { status: 'closed' as const }],
  ['deleted', { deleted_at: today }],
])('a job that was %s here stays so, whatever its source says', async (name, end) => {
  await bring([{ ...nurse, id: name }]);
  const { id } = await jobOf(name);
  await portal.db.updateTable('jobs').set(end).where('id', '=', id).execute();
  const before = await jobOf(name);
  const counts = await bring([{ ...nurse, id: name, title: 'New' }], { now: inTenDays });
  expect(counts).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await jobOf(name)).toEqual(before);
});

test('a posting listed twice in a file becomes one job with the later content', async () => {
  const counts = await bring([
    { ...nurse, id: 'double' },
    { ...nurse, id: 'double', title: 'Ward Sister' },
  ]);
  expect(counts).toMatchObject({ read: 2, created: 1, changed: 1 });
  expect((await jobOf('double')).title).toBe('Ward Sister');
});

test('two simultaneous imports of the same rows create each job once', async () => {
  const rows = Array.from({ length: 50 }, (_, n) => ({ ...nurse, id: `race-${n}` }));
  await bring(rows.slice(0, 1));
  const file = path.join(folder, 'race.jsonl');
  writeFileSync(
    file,
    rows
      .toReversed()
      .map((row) => JSON.stringify(row))
      .join('\n'),
  );
  const both = await Promise.all([bring(rows), importPostings(portal.db, file, { now: today })]);
  expect(both.map(({ created }) => created).toSorted((a, b) => a - b)).toEqual([0, 49]);
});

describe('companies', () => {
  const companiesNamed = (name: string) =>
    portal.db.selectFrom('companies').selectAll().where('name', 'ilike', name).execute();

  test('one name is one company, in any case and from any source', async () => {
    await bring([
      { ...nurse, id: 'c1', company: 'Tara Foods', industry: 'Food' },
      { ...nurse, id: 'c2', company: 'TARA FOODS', source: 'other' },
    ]);
    expect(await companiesNamed('tara foods')).toMatchObject([
      { name: 'Tara Foods', industry: 'Food' },
    ]);
  });

  test('a posting is never added to a recruiter’s company of the same name', async () => {
    await portal.db.insertInto('companies').values({ name: 'Own Works' }).execute();
    await bring([{ ...nurse, id: 'c3', company: 'Own Works' }]);
    expect(await companiesNamed('own works')).toHaveLength(2);
    expect((await jobOf('c3')).company_source).toBe('gazette');
  });

  test('postings without a company name share one placeholder', async () => {
    await bring([{ ...nurse, id: 'c4', company: undefined }]);
    await bring([{ ...nurse, id: 'c5', company: ' ', source: 'other' }]);
    expect(await companiesNamed('Company not named')).toHaveLength(1);
  });
});

test('of ten rows with three unreadable ones, seven are imported and three reported', async () => {
  const rows: (object | string)[] = Array.from({ length: 10 }, (_, n) => ({
    ...nurse,
    id: `t${n}`,
  }));
  rows[2] = '{"id": "t2", "title": "Nur';
  rows[5] = { ...nurse, id: 't5', title: '' };
  rows[9] = { ...nurse, id: null };
  const file = path.join(folder, 'ten.jsonl');
  writeFileSync(
    file,
    rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\r\n'),
  );
  const refused: [number, string][] = [];
  const counts = await importPostings(portal.db, file, {
    now: today,
    onRefused: (number, problem) => refused.push([number, problem]),
  });
  expect(counts).toEqual({ read: 10, created: 7, changed: 0, unchanged: 0, refused: 3 });
  expect(refused).toEqual([
    [3, expect.stringContaining('not JSON')],
    [6, 'no title'],
    [10, 'no id'],
  ]);
});

test('rows without a source get the file’s name as theirs', async () => {
  const csv = ['Job ID,Job Title,City,Experience,Salary', '1,Driver,Indore,2-4 years,3-4 LPA'];
  expect(await bring(csv, { file: 'drivers.2026.csv' })).toMatchObject({ created: 1 });
  expect(await jobOf('1', 'drivers')).toMatchObject({
    location: 'Indore',
    experience_level: 'junior',
    salary_max_inr: 400_000,
  });
});

test('a truncated file is imported up to the break; a missing one is reported', async () => {
  const broken = await bring([
    '<source><job><title>A</title><referencenumber>1</referencenumber></job><job>',
  ]);
  expect(broken).toMatchObject({ read: 2, created: 1, refused: 1 });
  const none = await importPostings(portal.db, path.join(folder, 'none'));
  expect(none).toMatchObject({ read: 0, problem: expect.stringContaining('no such file') });
});

const real = path.resolve(import.meta.dirname, '../../../../shared/data');
const feed = path.join(real, 'feeds/indeed_xml_main_sample.xml');

// These postings belong to others and are not part of the repository.
describe.skipIf(!existsSync(feed))(`real postings (skipped where ${real} is absent)`, () => {
  test('an Indeed feed of 181 is imported completely, and once', async () => {
    const counts = await importPostings(portal.db, feed, { now: today });
    expect(counts).toMatchObject({ read: 181, created: 181, refused: 0 });
    expect(await importPostings(portal.db, feed, { now: today })).toMatchObject({ unchanged: 181 });
  });

  test.each([
    ['jobs_main.jsonl.gz', 11_045],
    ['jobs_listing_only.jsonl.gz', 16_432],
  ])(
    'every posting of %s can be read, and none has a pay that was only searched for',
    async (name, all) => {
      const { rows } = await openPostings(path.join(real, name));
      const postings = [];
      for await (const row of rows) {
        if ('problem' in row) throw new Error(row.problem);
        const posting = readPosting(row.fields, { source: name, now: today });
        if ('problem' in posting) throw new Error(posting.problem);
        postings.push({ ...posting, dataset: row.fields.dataset });
      }
      expect(postings).toHaveLength(all);
      expect(new Set(postings.map(({ source, source_id }) => `${source} ${source_id}`)).size).toBe(
        all,
      );
      expect(
        postings.filter(({ salary_max_inr }) => salary_max_inr !== null).length,
      ).toBeGreaterThan(100);
      const searched = postings.filter(({ dataset }) => dataset === 'naukri-2022-06');
      expect(searched.every(({ salary_max_inr }) => salary_max_inr === null)).toBe(true);
    },
  );
});

test('an imported description is kept as HTML, and anew when the source changes it', async () => {
  const cook = { ...nurse, id: 'html', description: 'Bake **well**.' };
  await bring([cook]);
  expect((await jobOf('html')).description_html).toMatchObject({
    introduction: '<p>Bake <strong>well</strong>.</p>',
    benefits: null,
  });
  await bring([{ ...cook, description: 'Bake *more*.' }]);
  expect((await jobOf('html')).description_html).toMatchObject({
    introduction: '<p>Bake <em>more</em>.</p>',
  });
});
