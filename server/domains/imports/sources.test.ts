import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';
import { importPostings } from './imports.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vritti-sources-'));
const portal = await openPortal();
afterAll(() => rmSync(folder, { recursive: true }));

const posting = (source: string, id: string, company: string, more: object = {}) => ({
  source,
  id,
  company,
  title: 'Staff Nurse',
  cities: ['Pune'],
  description: 'Looks after eight beds.',
  url: `https://${source}.example/${id}`,
  ...more,
});

async function bring(...rows: object[]) {
  const file = path.join(folder, 'jobs.jsonl');
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  return importPostings(portal.db, file);
}

const jobsOf = (company: string) =>
  portal.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.source', 'jobs.source_id', 'jobs.expires_at', 'jobs.company_id'])
    .where('companies.name', '=', company)
    .orderBy('jobs.id')
    .execute();

test('the same job from two portals is one job, in one file or in two, and stays one when imported again', async () => {
  const [one, other] = [posting('gazette', '1', 'Arogya'), posting('herald', 'x', 'AROGYA')];
  expect(await bring(one, other)).toMatchObject({ created: 1, unchanged: 1 });
  expect(await bring(posting('bulletin', '7', 'Arogya', { title: 'STAFF NURSE' }))).toMatchObject({
    created: 0,
    unchanged: 1,
  });
  expect(await bring(other, one)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  expect((await jobsOf('Arogya')).map(({ source }) => source)).toEqual(['gazette']);
});

test('two ids of one portal, and near misses, are separate jobs', async () => {
  const shift = (id: string, source: string, which: string) =>
    posting(source, id, 'Sanjeevani', { description: `Looks after eight beds. ${which} shift.` });
  await bring(shift('s1', 'gazette', 'Day'), shift('s2', 'gazette', 'Night'));
  await bring(
    shift('a', 'herald', 'Night'),
    posting('herald', 'b', 'Sanjeevani', { cities: ['Nashik'] }),
  );
  const jobs = await jobsOf('Sanjeevani');
  expect(new Set(jobs.map(({ source_id }) => source_id))).toEqual(new Set(['b', 's1', 's2']));
  const said = await portal.db
    .selectFrom('job_sources')
    .select('source_id')
    .where('job_id', '=', jobs.find(({ source_id }) => source_id === 's2')?.id ?? 0)
    .execute();
  expect(said).toEqual([{ source_id: 'a' }]);
});

test('postings without a company are never joined', async () => {
  const before = (await jobsOf('Company not named')).length;
  await bring(posting('gazette', 'n1', ''), posting('herald', 'n2', ''));
  expect((await jobsOf('Company not named')).length).toBe(before + 2);
});

test('a portal that still lists a copy keeps an imported job open', async () => {
  await bring(posting('gazette', 'd1', 'Dhanvantari'));
  const herald = posting('herald', 'd1', 'Dhanvantari');
  await bring(herald);
  const soon = new Date(Date.now() + 86_400_000);
  const [job] = await jobsOf('Dhanvantari');
  await portal.db
    .updateTable('jobs')
    .set({ expires_at: soon })
    .where('id', '=', job?.id ?? 0)
    .execute();
  await bring(herald);
  expect(Date.parse((await jobsOf('Dhanvantari'))[0]?.expires_at ?? '')).toBeGreaterThan(+soon);
});

test('for a company that has joined, a job posted by hand, in its list and on a portal is one job', async () => {
  const facts = {
    name: 'Malwa Care',
    source: 'gazette',
    description: 'Care.',
    industry: 'Health',
    website: 'https://malwa.example',
  };
  const { id: companyId } = await openCompany(portal, facts);
  const recruiter = await registerRecruiter(portal, companyId);
  const id = await openJob(portal, companyId, {
    title: 'Staff Nurse',
    location: 'Pune',
    employment_type: null,
  });
  await bring(posting('herald', 'm1', 'Malwa Care'));
  const csv =
    'reference,title,description,location,employment_type\nN-1,Staff nurse,Looks after beds.,Pune,full time';
  await portal.call('POST /barong/resource/job_imports', { as: recruiter, body: { csv } });
  expect((await jobsOf('Malwa Care')).map((job) => job.id)).toEqual([id]);
  const sources = (as = recruiter) =>
    portal.call('GET /barong/resource/jobs/:id/sources', { as, params: { id } });
  const { body } = await sources();
  expect(body.sources.map(({ source, url }) => [source, url])).toEqual([
    ['hand', null],
    ['herald', 'https://herald.example/m1'],
    ['list', null],
  ]);
  expect(body.sources[0]?.last_said_at).toBeNull();
  expect(body.sources[1]?.last_said_at).not.toBeNull();
  const { recruiter: stranger } = await openTeam(portal);
  expect((await sources(stranger)).body.errors).toEqual(['resource.job.not_found']);
});

test('a job that the company’s own list posted names that list as its first source', async () => {
  const facts = { description: 'Care.', industry: 'Health', website: 'https://care.example' };
  const { id: companyId } = await openCompany(portal, facts);
  const as = await registerRecruiter(portal, companyId);
  const csv =
    'reference,title,description,location,employment_type\nN-1,Staff nurse,Looks after beds.,Pune,full time';
  const { body } = await portal.call('POST /barong/resource/job_imports', { as, body: { csv } });
  const read = await portal.call('GET /barong/resource/jobs/:id/sources', {
    as,
    params: { id: body.rows[0]?.job_id ?? 0 },
  });
  expect(read.body.sources).toMatchObject([{ source: 'list', url: null, last_said_at: null }]);
});
