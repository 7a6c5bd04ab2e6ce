import { beforeAll, expect, test } from 'vitest';
import type { ApplicationSource } from '../../../contract/applications/sources.ts';
import type { Session } from '../../../contract/accounts.ts';
import type { FigureTable } from '../../../contract/hiring-figures.ts';
import { addApplication } from '../../../db/world/hiring.ts';
import { openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const HOUR_MS = 3_600_000;

const portal = await openPortal();
let recruiter: Session;
let stranger: Session;
let bookkeeping: number;
let driving: number;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const dayIn = (moment: Date) => moment.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
const FORMULA = '=HYPERLINK("http://evil.example")';

beforeAll(async () => {
  const company = await openCompany(portal);
  recruiter = await registerRecruiter(portal, company.id);
  ({ recruiter: stranger } = await openTeam(portal));
  bookkeeping = await openJob(portal, company.id, { title: 'Bookkeeper' });
  driving = await openJob(portal, company.id, { title: FORMULA, expires_at: hoursAgo(-48) });
  /** An application sent some hours ago, which the company acted on some hours later. */
  const sent = async (
    job: number,
    ago: number,
    steps: [after: number, what: string][] = [],
    source?: ApplicationSource,
  ) => {
    const { user } = await register(portal);
    const created_at = hoursAgo(ago);
    const { id } = await addApplication(portal.db, user.id, job, {
      created_at,
      ...(source && { source }),
    });
    for (const [after, what] of steps) {
      await portal.db
        .insertInto('application_events')
        .values({
          application_id: id,
          kind: what === 'viewed' ? 'viewed' : 'status_changed',
          status: what === 'viewed' ? 'pending' : (what as 'hired'),
          actor_id: what === 'unanswered' ? null : recruiter.user.id,
          created_at: new Date(created_at.getTime() + after * HOUR_MS),
        })
        .execute();
    }
  };
  await sent(
    bookkeeping,
    100,
    [
      [1, 'viewed'],
      [10, 'interview'],
      [20, 'offered'],
      [30, 'hired'],
    ],
    'qr',
  );
  await sent(
    bookkeeping,
    100,
    [
      [3, 'viewed'],
      [40, 'rejected'],
    ],
    'qr',
  );
  await sent(bookkeeping, 100, [[90, 'unanswered']]);
  await sent(driving, 1, [[0.5, 'accepted']], 'search');
  await sent(driving, 24 * 60);
});

type Query = { days?: 7 | 30 | 90 | 365; job_id?: number };
const read = async (query: Query = {}, as = recruiter) =>
  (await portal.call('GET /barong/resource/hr/figures', { as, query })).body;

test('every day of the period is listed, in India’s time, with how many applications were sent', async () => {
  const { days } = await read();
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.day).toBe(dayIn(new Date()));
  const counted = new Map(days.map(({ day, applications }) => [day, applications]));
  expect(counted.get(dayIn(hoursAgo(100)))).toBe(3);
  expect(counted.get(dayIn(hoursAgo(1)))).toBe(1);
  expect(days.reduce((sum, { applications }) => sum + applications, 0)).toBe(4);
});

test('a stage counts everybody who ever reached it or a later one, and nothing that the clock did', async () => {
  const { stages } = await read();
  expect(stages).toEqual([
    { stage: 'applied', applications: 4 },
    { stage: 'looked_at', applications: 3 },
    { stage: 'chosen', applications: 2 },
    { stage: 'offered', applications: 1 },
    { stage: 'hired', applications: 1 },
  ]);
});

test('each way of coming to the job is counted, most frequent first', async () => {
  expect((await read()).sources).toEqual([
    { source: 'qr', applications: 2 },
    { source: 'direct', applications: 1 },
    { source: 'search', applications: 1 },
  ]);
  expect((await read({ job_id: driving })).sources).toEqual([
    { source: 'search', applications: 1 },
  ]);
});

test('waiting is counted by job, from sending to the first look and to the answer', async () => {
  const { times } = await read();
  expect(times.map(({ job_id }) => job_id)).toEqual([bookkeeping, driving]);
  const [books] = times;
  expect([books?.first_look.count, books?.answer.count]).toEqual([2, 2]);
  expect(books?.first_look.median_hours).toBeCloseTo(2, 1);
  expect(books?.answer.median_hours).toBeCloseTo(30, 1);
  expect(books?.answer.p90_hours).toBeCloseTo(38, 1);
});

test('answers are counted by how long they took; for each stage, the median of the hours people spent in it', async () => {
  const { answers, stays } = await read();
  const counted = answers.filter(({ applications }) => applications > 0);
  expect(counted).toEqual([
    { within: 'day', applications: 2 },
    { within: 'three_days', applications: 1 },
  ]);
  const [pending, reviewing, interview, , offered] = stays;
  // An interview after 10 hours, an acceptance after half an hour, a rejection after 40, the clock after 90.
  expect([pending?.count, pending?.median_hours]).toEqual([4, expect.closeTo(25, 1)]);
  expect([reviewing?.count, reviewing?.median_hours]).toEqual([0, null]);
  expect([interview?.count, interview?.median_hours]).toEqual([1, expect.closeTo(10, 1)]);
  expect([offered?.count, offered?.median_hours]).toEqual([1, expect.closeTo(10, 1)]);
});

test('a longer period or a single job gives its own figures', async () => {
  const applied = async (query: Query) => (await read(query)).stages[0]?.applications;
  expect(await applied({ days: 90 })).toBe(5);
  expect(await applied({ days: 90, job_id: driving })).toBe(2);
  expect(await applied({ days: 7, job_id: bookkeeping })).toBe(3);
});

test('open jobs that close within a week are listed with the applications they got', async () => {
  const { closing, jobs } = await read({ days: 7, job_id: bookkeeping });
  expect(closing).toMatchObject([{ job_id: driving, job_title: FORMULA, applications: 2 }]);
  expect(jobs.map(({ id }) => id)).toEqual([driving, bookkeeping]);
});

test('they are those of the recruiter’s own company only, and zero for another', async () => {
  const of = await read({ job_id: bookkeeping }, stranger);
  expect(of.stages.every(({ applications }) => applications === 0)).toBe(true);
  expect([of.times, of.closing, of.jobs, of.sources]).toEqual([[], [], [], []]);
  expect(of.days).toHaveLength(30);
});

test('each table is saved with its column names, and a title is never run as a formula', async () => {
  const save = async (table: FigureTable, language = 'en') => {
    const headers = { 'accept-language': language };
    const query = { table };
    const answer = await portal.call('GET /barong/resource/hr/figures.csv', {
      as: recruiter,
      query,
      headers,
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    return answer.text.replace('\u{FEFF}', '').split('\r\n');
  };
  expect((await save('days')).length).toBe(32);
  expect(await save('stages', 'hi')).toContain('"देखे गए","3"');
  expect(await save('sources', 'hi')).toContain('"QR कोड","2"');
  expect(await save('answers', 'hi')).toContain('"एक दिन में","2"');
  expect(await save('stays')).toContain('"Interview","1","10.0"');
  expect((await save('closing'))[1]).toMatch(
    /^"'=HYPERLINK\(.*"Indore, Madhya Pradesh","\d{4}-\d\d-\d\d","2","\d{4}-\d\d-\d\d"$/,
  );
  expect((await save('times'))[2]).toMatch(/^"'=HYPERLINK\(""http/);
});

test.each([[{ days: 31 }], [{ days: 'x' }], [{ job_id: 0 }]])('%j is refused', async (query) => {
  const { status } = await portal.call('GET /barong/resource/hr/figures', {
    as: recruiter,
    query,
  });
  expect(status).toBe(422);
});
