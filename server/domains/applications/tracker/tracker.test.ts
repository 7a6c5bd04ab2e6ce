import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import type { ApplicationStatus } from '../../../../contract/applications.ts';
import { trackerStatuses } from '../../../../contract/applications/statuses.ts';
import { apply, openJob, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';

let seeker: Session;

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal, { company: { name: 'Sharma & Sons' } });
const other = await register(portal, { name: 'Meera Joshi' });
await apply(portal, other, await openJob(portal, companyId));

const list = (query: Record<string, string | string[]> = {}, as = seeker) =>
  portal.call('GET /barong/resource/my/applications', { as, query: query });
const titles = async (query: Record<string, string | string[]>) =>
  (await list(query)).body.applications.map((application) => application.job.title);
const sheet = (query: Record<string, string | string[]> = {}, language = 'en') =>
  portal.call('GET /barong/resource/my/applications.csv', {
    as: seeker,
    query: query,
    headers: { 'accept-language': language },
  });

async function applied(
  job: Parameters<typeof openJob>[2],
  more: { status?: ApplicationStatus; created_at?: string } = {},
) {
  const { id } = await apply(portal, seeker, await openJob(portal, companyId, job));
  await portal.db
    .updateTable('applications')
    .set({ status: 'pending', ...more })
    .where('id', '=', id)
    .execute();
  return id;
}

describe('the tracker', () => {
  beforeAll(async () => {
    seeker = await register(portal, { name: 'Asha Rao' });
    await applied(
      { title: 'Trainee', employment_type: 'internship', experience_min_years: 0 },
      // half past eleven at night on the 9th in India, still the 9th in London
      { created_at: '2026-10-09T18:00:00Z' },
    );
    await applied(
      { title: '100% Remote Writer', experience_min_years: 3, location: 'Remote' },
      // half past midnight on the 10th in India, still the 9th in London
      { status: 'interview', created_at: '2026-10-09T19:00:00Z' },
    );
    await applied(
      { title: 'Senior Writer', experience_level: 'senior', location: 'Pune_City' },
      { status: 'rejected', created_at: '2026-10-11T06:00:00Z' },
    );
    await applied(
      { title: 'Driver', employment_type: null, experience_level: 'entry' },
      { status: 'reviewing', created_at: '2026-10-12T06:00:00Z' },
    );
  });

  test('lists only the seeker’s own applications, newest first, in pages', async () => {
    const first = await list({ limit: '3' });
    expect(first.body.meta).toMatchObject({ page: 1, limit: 3, total: 4, total_pages: 2 });
    expect(first.body.applications.map((application) => application.job.title)).toEqual([
      'Driver',
      'Senior Writer',
      '100% Remote Writer',
    ]);
    expect(await titles({ limit: '3', page: '2' })).toEqual(['Trainee']);
    const beyond = await list({ page: '9' });
    expect([beyond.status, beyond.body.applications]).toEqual([200, []]);
  });

  test.each([
    ['any part of the title, whatever the capitals', { search: 'wRITER' }, 2],
    ['the company', { search: 'sharma &' }, 4],
    ['the place', { search: 'indore' }, 2],
    ['a percent sign as itself', { search: '0%' }, 1],
    ['an underscore as itself', { search: 'e_c' }, 1],
    ['a backslash as itself', { search: '\\' }, 0],
    ['a tracker word', { status: 'Applied' }, 2],
    ['several words and raw statuses', { status: ['Interviewing', 'rejected'] }, 2],
    ['a raw status', { status: 'reviewing' }, 1],
    ['a word that nothing has yet', { status: 'Offer Extended' }, 0],
    ['the type of work', { employment_type: 'internship' }, 1],
    ['entry level, by years and by level', { experience_years: '0' }, 2],
    ['years asked, by years and by level', { experience_years: '3' }, 2],
    ['more years', { experience_years: '5' }, 1],
    ['a first day in India', { from: '2026-10-10' }, 3],
    ['a last day in India', { to: '2026-10-09' }, 1],
    ['both days included', { from: '2026-10-10', to: '2026-10-11' }, 2],
    ['days the wrong way round', { from: '2026-10-12', to: '2026-10-09' }, 0],
    ['everything together', { search: 'writer', status: 'Rejected', from: '2026-10-11' }, 1],
  ])('finds by %s', async (_, query, count) => {
    const { status, body } = await list(query);
    expect([status, body.meta.total, body.applications.length]).toEqual([200, count, count]);
  });

  test('counts the matches of each status, whatever the status filter', async () => {
    const { body } = await list({ status: 'Rejected', from: '2026-10-10' });
    expect(body.counts).toEqual({
      all: 3,
      waiting: 2,
      Applied: 1,
      Interviewing: 1,
      'Offer Extended': 0,
      'No Answer': 0,
      Rejected: 1,
      Withdrawn: 0,
    });
  });

  test('shows one application only to its seeker', async () => {
    const id = (await list()).body.applications[0]?.id ?? 0;
    const single = (as?: Session) =>
      portal.call('GET /barong/resource/my/applications/:id', { as, params: { id } });
    expect((await single(seeker)).body).toMatchObject({ id, job: { title: 'Driver' } });
    expect((await single(other)).body.errors).toEqual(['resource.application.not_found']);
    expect((await single(recruiter)).status).toBe(403);
    expect((await single()).status).toBe(401);
  });

  test.each([
    ['a day that is none', { from: '2026-02-30' }],
    ['an unknown status', { status: 'Hired' }],
    ['page nought', { page: '0' }],
    ['years below nought', { experience_years: '-1' }],
  ])('refuses %s', async (_, query) => {
    expect((await list(query)).status).toBe(422);
  });

  test.each(['/barong/resource/my/applications', '/barong/resource/my/applications.csv'] as const)(
    'GET %s is for signed-in seekers only',
    async (path) => {
      expect((await portal.call(`GET ${path}`, {})).status).toBe(401);
      expect((await portal.call(`GET ${path}`, { as: recruiter })).status).toBe(403);
    },
  );

  test('uses only the statuses of the contract', async () => {
    const { body } = await list();
    for (const { tracker_status } of body.applications) {
      expect(trackerStatuses).toContain(tracker_status);
    }
  });
});

describe('the timeline', () => {
  test('shows all events in order, with who did them and the note', async () => {
    const reader = await register(portal, { name: 'Ravi Menon' });
    const { id } = await apply(portal, reader, await openJob(portal, companyId));
    const candidate = () =>
      portal.call('GET /barong/resource/applications/:id/candidate', {
        as: recruiter,
        params: { id },
      });
    await Promise.all([candidate(), candidate()]);
    await portal.call('PUT /barong/resource/applications/:id/status', {
      as: recruiter,
      params: { id },
      body: { status: 'rejected', note: 'The post is filled.' },
    });
    await candidate();
    await portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: reader,
      params: { id },
    });
    const { body } = await list({}, reader);
    const told = body.applications[0]?.events.map(({ kind, status, by, note }) => [
      kind,
      status,
      `${by.name} (${by.role})`,
      note,
    ]);
    expect(told).toEqual([
      ['applied', 'pending', 'Ravi Menon (user)', null],
      ['viewed', 'pending', 'Priya Nair (hr)', null],
      ['status_changed', 'rejected', 'Priya Nair (hr)', 'The post is filled.'],
      ['withdrawn', 'withdrawn', 'Ravi Menon (user)', null],
    ]);
  });
});

describe('a job that is no longer open', () => {
  test.each([
    ['closed', { status: 'closed' as const }],
    ['expired', { expires_at: new Date(Date.now() - 1000) }],
    ['deleted', { deleted_at: new Date() }],
    ['draft', { status: 'draft' as const }],
  ])('stays in the tracker as %s', async (state, change) => {
    const reader = await register(portal);
    const job = await openJob(portal, companyId, { title: 'Clerk' });
    await apply(portal, reader, job);
    await portal.db.updateTable('jobs').set(change).where('id', '=', job).execute();
    const { body } = await list({}, reader);
    expect(body.applications[0]?.job).toMatchObject({ title: 'Clerk', state });
  });
});

describe('applied jobs', () => {
  test('list each job with its application and status, and whether there is a default letter', async () => {
    const job = await openJob(portal, companyId);
    const { id } = await apply(portal, other, job);
    const { body } = await portal.call('GET /barong/resource/my/applied_jobs', { as: other });
    const { answer, created_at } = (
      await portal.call('GET /barong/resource/my/applications/:id', { as: other, params: { id } })
    ).body;
    expect(body.applied_jobs[0]).toEqual({
      job_id: job,
      application_id: id,
      status: 'pending',
      created_at,
      answer,
    });
    expect(answer).toMatchObject({ answered_at: null, late: false });
    expect(body.applied_jobs).toHaveLength(2);
    expect(body.has_default_letter).toBe(false);
    await portal.call('POST /barong/resource/jobs/:id/apply', {
      as: other,
      params: { id: await openJob(portal, companyId) },
      body: { cover_letter: 'My usual letter.', save_as_default: true },
    });
    const after = await portal.call('GET /barong/resource/my/applied_jobs', { as: other });
    expect(after.body.has_default_letter).toBe(true);
    const refused = await portal.call('GET /barong/resource/my/applied_jobs', { as: recruiter });
    expect(refused.status).toBe(403);
    expect((await portal.call('GET /barong/resource/my/applied_jobs', {})).status).toBe(401);
  });
});

describe('the export', () => {
  test('is a CSV file with the same filters, readable by spreadsheets', async () => {
    const { status, headers, text } = await sheet({ status: 'Interviewing' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''vritti-applications-\d{4}-\d\d-\d\d\.csv$/,
    );
    expect(text.startsWith('\u{FEFF}"Job Title","Company"')).toBe(true);
    const records = parse(text, { bom: true, columns: true });
    expect(records).toMatchObject([
      {
        'Job Title': '100% Remote Writer',
        Company: 'Sharma & Sons',
        Location: 'Remote',
        'Employment Type': 'Full-time',
        'Date Applied': '2026-10-10',
        Status: 'Interviewing',
      },
    ]);
    expect(Object.values(records[0] ?? {}).at(-1)).toMatch(/^http:\/\/vritti\.test\/jobs\/\d+$/);
  });

  test('is in Hindi on request', async () => {
    const records = parse((await sheet({ search: 'driver' }, 'hi')).text, {
      bom: true,
      columns: true,
    });
    expect(records).toMatchObject([{ पद: 'Driver', स्थिति: 'आवेदन किया, देखा जा रहा है' }]);
  });

  test('does not run a formula in a job title', async () => {
    await applied({ title: '=HYPERLINK("http://evil.test","Pay")' });
    const { text } = await sheet({ search: 'hyperlink' });
    expect(text).toContain(`"'=HYPERLINK(""http://evil.test"",""Pay"")"`);
  });

  test('contains every application once and in order, however many there are', async () => {
    const many = await register(portal);
    const jobs = await portal.db
      .insertInto('jobs')
      .values(
        Array.from({ length: 1_203 }, (__, index) => ({
          company_id: companyId,
          title: `Post ${index}`,
          description: 'Work.',
          location: 'Agra',
          expires_at: new Date(),
        })),
      )
      .returning('id')
      .execute();
    const candidate = { name: 'A', phone: null, title: '', location: '', about: '' };
    await portal.db
      .insertInto('applications')
      .values(
        jobs.map(({ id }, index) => ({
          job_id: id,
          seeker_id: many.user.id,
          cover_letter: 'Hello.',
          candidate: JSON.stringify({ ...candidate, skills: [], experience: [], education: [] }),
          // A boundary between parts falls on equal times, and on some that differ by microseconds.
          created_at: `2026-10-0${1 + Math.floor(index / 400)}T06:00:00.00000${index % 7}Z`,
        })),
      )
      .execute();
    const { text } = await portal.call('GET /barong/resource/my/applications.csv', {
      as: many,
      query: {},
    });
    const records: Record<string, string>[] = parse(text, { bom: true, columns: true });
    const days = records.map((record) => record['Date Applied'] ?? '');
    expect(new Set(records.map((record) => record['Job Title'])).size).toBe(1_203);
    expect(records).toHaveLength(1_203);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
