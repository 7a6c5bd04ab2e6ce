import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from '../../server/test/portal.ts';
import { type DemoLogins, loadDemo } from './load.ts';
import { anil, imran, priya } from './people.ts';

let portal: Portal;
let logins: DemoLogins;

beforeAll(async () => {
  portal = await openPortal();
  logins = await loadDemo(portal.db);
});
afterAll(() => portal.close());

async function logIn(email: string) {
  const { status, body } = await portal.call('POST /barong/identity/sessions', {
    body: { email, password: logins.password },
  });
  expect(status).toBe(200);
  return body;
}

test('every demo account can log in, with its role', async () => {
  for (const { email, role } of logins.accounts) {
    expect((await logIn(email)).user).toMatchObject({
      role,
      email_verified: true,
      state: 'active',
    });
  }
});

test('all jobs are found, also by their cities', async () => {
  const { total } = await portal.db
    .selectFrom('jobs')
    .innerJoin('job_search', 'job_search.job_id', 'jobs.id')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBeGreaterThan(1_900);
  const placeless = await portal.db
    .selectFrom('job_search')
    .select('job_id')
    .where(sql<number>`cardinality(cities)`, '=', 0)
    .execute();
  expect(placeless).toEqual([]);
  const { body } = await portal.call('GET /barong/public/jobs', {
    query: { search: 'staff nurse', location: 'Indore' },
  });
  expect(body.jobs[0]?.title).toMatch(/nurse/i);
  expect(body.jobs[0]?.location).toContain('Indore');
});

test('only the companies of the recruiters are claimed', async () => {
  const claimed = await portal.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select('companies.name')
    .distinct()
    .where('posted_by', 'is not', null)
    .orderBy('companies.name')
    .execute();
  expect(claimed.map(({ name }) => name)).toEqual(['Kaveri Leaf Software', 'Sharma Agro Traders']);
});

const historiesOf = (column: 'seeker.email' | 'actor.email', email: string) =>
  portal.db
    .selectFrom('applications')
    .innerJoin('accounts as seeker', 'seeker.id', 'applications.seeker_id')
    .innerJoin('application_events as event', 'event.application_id', 'applications.id')
    .innerJoin('accounts as actor', 'actor.id', 'event.actor_id')
    .select(['applications.id', 'applications.status', 'event.kind', 'actor.name as actor'])
    .where(column, '=', email)
    .orderBy('event.id')
    .execute();

test('a seeker has applications in different states, each with its history', async () => {
  const events = await historiesOf('seeker.email', priya);
  expect(new Set(events.map(({ status }) => status))).toEqual(
    new Set(['interview', 'pending', 'rejected', 'reviewing']),
  );
  const interview = events.filter(({ status }) => status === 'interview');
  expect(interview.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['applied', 'Priya Solanki'],
    ['viewed', 'Anil Sharma'],
    ['status_changed', 'Anil Sharma'],
    ['status_changed', 'Anil Sharma'],
  ]);
});

test('a recruiter has opened and decided applications, and a seeker has saved jobs', async () => {
  const decided = await historiesOf('actor.email', anil);
  expect(new Set(decided.map(({ id }) => id)).size).toBeGreaterThanOrEqual(3);
  const { id } = (await logIn(imran)).user;
  const saved = await portal.db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('account_id', '=', id)
    .execute();
  expect(saved.length).toBeGreaterThanOrEqual(2);
});
