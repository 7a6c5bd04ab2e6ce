import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import type { OutsideApplicationForm } from '../../../../contract/applications/outside-applications.ts';
import type { TrackedApplication } from '../../../../contract/applications/tracked-applications.ts';
import { apply, openJob, openTeam } from '../../../test/hiring.ts';
import { operations, urlWith } from '../../../test/operations.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal, { company: { name: 'Nirmala Textiles' } });
const other = await register(portal);
await apply(portal, other, await openJob(portal, companyId));
await addOutside({ job_title: 'Somebody else’s' }, other);
let seeker: Session;
let tailor: number;
beforeEach(async () => {
  seeker = await register(portal);
  tailor = await sendHere('Tailor', '2026-10-10T06:00:00Z');
  await sendHere('Cutter', '2026-10-12T06:00:00Z');
  await addOutside({
    job_title: 'Loom Fitter',
    company_name: 'Bhopal Mills',
    applied_on: '2026-10-11',
  });
  await addOutside({ job_title: 'Weaver', applied_on: '2026-10-13', status: 'Offer Extended' });
});

async function sendHere(title: string, created_at: string): Promise<number> {
  const { id } = await apply(portal, seeker, await openJob(portal, companyId, { title }));
  const times = { created_at, updated_at: created_at };
  await portal.db.updateTable('applications').set(times).where('id', '=', id).execute();
  return id;
}

async function addOutside(more: Partial<OutsideApplicationForm>, as = seeker): Promise<number> {
  const { status, body } = await portal.call('POST /barong/resource/outside_applications', {
    as,
    body: {
      job_title: 'Weaver',
      company_name: 'Arvind Looms',
      location: 'Dewas',
      status: 'Applied',
      applied_on: '2026-10-13',
      ...more,
    },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

type Query = Record<string, string | string[]>;
const list = (query: Query = {}) =>
  portal.call('GET /barong/resource/tracked_applications', { as: seeker, query });
const titleOf = (row: TrackedApplication) =>
  row.kind === 'outside' ? row.outside_application.job_title : row.application.job.title;
const titles = async (query: Query) => (await list(query)).body.tracked_applications.map(titleOf);
const keepNote = (
  body: { note: string; follow_up_on?: string | null },
  { id = tailor, as = seeker } = {},
) => portal.call('PUT /barong/resource/my/applications/:id/note', { as, params: { id }, body });

describe('the tracker', () => {
  test('has what was sent here and elsewhere in one order, in pages', async () => {
    expect(await titles({})).toEqual(['Weaver', 'Cutter', 'Loom Fitter', 'Tailor']);
    const { body } = await list({ limit: '3', page: '2' });
    expect(body.tracked_applications.map(titleOf)).toEqual(['Tailor']);
    expect(body.meta).toMatchObject({ total: 4, total_pages: 2 });
  });

  test.each<[Query, string[]]>([
    [{ search: 'loom' }, ['Weaver', 'Loom Fitter']],
    [{ search: 'nirmala' }, ['Cutter', 'Tailor']],
    [{ search: 'dewas' }, ['Weaver', 'Loom Fitter']],
    [{ search: '%' }, []],
    [{ sent: 'here' }, ['Cutter', 'Tailor']],
    [{ sent: 'elsewhere' }, ['Weaver', 'Loom Fitter']],
    [{ status: 'Applied' }, ['Cutter', 'Loom Fitter', 'Tailor']],
    [{ status: ['Offer Extended', 'Rejected'] }, ['Weaver']],
    [{ status: 'waiting' }, ['Cutter', 'Tailor']],
    [{ status: 'pending' }, ['Cutter', 'Tailor']],
    [{ from: '2026-10-11', to: '2026-10-12' }, ['Cutter', 'Loom Fitter']],
    [{ employment_type: 'full_time' }, ['Cutter', 'Tailor']],
    [{ experience_years: '10' }, []],
    [{ sort: 'company' }, ['Weaver', 'Loom Fitter', 'Cutter', 'Tailor']],
    [{ sort: 'changed' }, ['Weaver', 'Loom Fitter', 'Cutter', 'Tailor']],
  ])('with %j has %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('counts what its filters leave, by status; only what was sent here waits for an answer', async () => {
    const zero = { Interviewing: 0, Rejected: 0, 'No Answer': 0, Withdrawn: 0 };
    const countsOf = async (query: Query) => (await list(query)).body.counts;
    const all = { all: 4, waiting: 2, Applied: 3, 'Offer Extended': 1, ...zero };
    expect(await countsOf({})).toEqual(all);
    expect(await countsOf({ status: 'Rejected' })).toEqual(all);
    const elsewhere = { all: 2, waiting: 0, Applied: 1, 'Offer Extended': 1, ...zero };
    expect(await countsOf({ sent: 'elsewhere' })).toEqual(elsewhere);
    const here = { all: 2, waiting: 2, Applied: 2, 'Offer Extended': 0, ...zero };
    expect(await countsOf({ sent: 'here' })).toEqual(here);
    for (const status of ['Applied', 'Offer Extended', 'waiting'] as const) {
      expect((await list({ status })).body.meta.total).toBe(all[status]);
    }
  });

  test('has nothing that was removed', async () => {
    const id = await addOutside({ job_title: 'Removed' });
    await portal.call('DELETE /barong/resource/outside_applications/:id', {
      as: seeker,
      params: { id },
    });
    expect(await titles({})).not.toContain('Removed');
  });
});

describe('a private note', () => {
  test('is kept with a day to ask again, and replaced by the next', async () => {
    const { status, body } = await keepNote({ note: 'Saturdays?\n', follow_up_on: '2026-12-01' });
    expect([status, body.private_note, body.follow_up_on]).toEqual([
      200,
      'Saturdays?\n',
      '2026-12-01',
    ]);
    expect(body.note_changed_at).not.toBeNull();
    expect((await keepNote({ note: '' })).body).toMatchObject({
      private_note: '',
      follow_up_on: null,
    });
  });

  test.each([
    [{ note: 'x'.repeat(4_001) }, 'request.too_long'],
    [{ note: 'x', follow_up_on: 'soon' }, 'request.invalid_value'],
    [{}, 'request.missing'],
  ])('of another shape is refused: case %#', async (body, code) => {
    const answer = await keepNote(body as { note: string });
    expect([answer.status, answer.body.errors]).toEqual([422, [code]]);
  });

  test('is in no answer that anybody at the company gets', async () => {
    const word = 'quincunx';
    await keepNote({ note: word, follow_up_on: '2031-07-09' });
    const answers = await Promise.all(
      operations
        .filter(([, { method, endpoint }]) => method === 'GET' && endpoint.output !== 'events')
        .map(([, operation]) =>
          portal.send({ method: 'GET', url: urlWith(operation, tailor), as: recruiter }),
        ),
    );
    const decided = await portal.call('PUT /barong/resource/applications/:id/status', {
      as: recruiter,
      params: { id: tailor },
      body: { status: 'reviewing' },
    });
    expect(decided.status).toBe(200);
    const read = answers.filter(({ status }) => status === 200);
    expect(read.length).toBeGreaterThan(10);
    for (const { text } of [...read, decided]) expect(text).not.toMatch(/quincunx|2031-07-09/);
    const { body } = await list({ search: 'tailor' });
    expect(JSON.stringify(body)).toContain(word);
  });
});

describe('the tracker as a file', () => {
  const formats = ['csv', 'json', 'ics'] as const;
  const file = (format: (typeof formats)[number], query: Query = {}, language = 'en') =>
    portal.call(`GET /barong/resource/my/applications.${format}`, {
      as: seeker,
      query,
      headers: { 'accept-language': language },
    });

  test('as a sheet has both kinds, with notes; formulas do not run', async () => {
    await keepNote({ note: '=1+1', follow_up_on: '2026-12-01' });
    const link = 'https://arvind.example/jobs/1';
    await addOutside({ job_title: 'बुनकर', note: '@SUM(A1)', link, applied_on: '2026-10-01' });
    const { text, headers } = await file('csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.startsWith('\u{FEFF}')).toBe(true);
    const records: Record<string, string>[] = parse(text, { bom: true, columns: true });
    expect(records.map((record) => record['Job Title'])).toEqual([
      'Weaver',
      'Cutter',
      'Loom Fitter',
      'Tailor',
      'बुनकर',
    ]);
    expect(records.slice(3)).toMatchObject([
      { Notes: "'=1+1", 'Follow Up On': '2026-12-01', Company: 'Nirmala Textiles' },
      { Notes: "'@SUM(A1)", Link: link, 'Date Applied': '2026-10-01', Status: 'Applied' },
    ]);
    const [first]: Record<string, string>[] = parse((await file('csv', {}, 'hi')).text, {
      bom: true,
      columns: true,
    });
    expect(first).toMatchObject({ पद: 'Weaver', स्थिति: 'ऑफ़र मिला' });
  });

  test('as JSON is what the list answers, with the same filters', async () => {
    const { text, headers } = await file('json', { sent: 'elsewhere' });
    expect(headers['content-disposition']).toMatch(/vritti-applications-[\d-]+\.json$/);
    const { tracked_applications } = (await list({ sent: 'elsewhere' })).body;
    expect(JSON.parse(text)).toMatchObject({ tracked_applications });
    expect(JSON.parse((await file('json', { search: '%' })).text)).toMatchObject({
      tracked_applications: [],
    });
  });

  test('as a calendar has interviews and days to ask again, and nothing else', async () => {
    await keepNote({ note: 'Saturdays?', follow_up_on: '2026-12-01' });
    const { id } = await portal.db
      .insertInto('interviews')
      .values({
        application_id: tailor,
        state: 'booked',
        starts_at: '2026-11-28T05:30:00Z',
        minutes: 30,
        slots: [],
        place: 'Siyaganj, Indore',
        bring: '',
        sequence: 3,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { text, headers } = await file('ics', {}, 'hi');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'SEQUENCE:3',
        'DTSTART:20261128T053000Z',
        'DTEND:20261128T060000Z',
        `URL;VALUE=URI:http://vritti.test/user/interviews/${id}`,
        String.raw`LOCATION:Siyaganj\, Indore`,
        String.raw`SUMMARY:इंटरव्यू: Tailor\, Nirmala Textiles`,
        'DTSTART;VALUE=DATE:20261201',
        `URL;VALUE=URI:http://vritti.test/user/applications?application=${tailor}`,
      ]),
    );
    expect((await file('ics', { search: '%' })).text).not.toContain('VEVENT');
  });

  test.each(formats)('as %s is for seekers alone', async (format) => {
    const route = `GET /barong/resource/my/applications.${format}` as const;
    expect((await portal.call(route, { query: {} })).status).toBe(401);
    expect((await portal.call(route, { as: recruiter, query: {} })).status).toBe(403);
  });
});
