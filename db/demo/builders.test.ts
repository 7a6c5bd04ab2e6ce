import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from '../../server/test/portal.ts';
import { buildAdmin, buildApplication, buildJob, buildRecruiter, buildSeeker } from './builders.ts';
import { DEMO_PASSWORD } from './people.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const logIn = (email: string) =>
  portal.call('POST /barong/identity/sessions', { body: { email, password: DEMO_PASSWORD } });
const isFound = async (id: number) =>
  (await portal.db.selectFrom('job_search').select('job_id').where('job_id', '=', id).execute())
    .length === 1;

test('the people that are built can log in, and each has an own address', async () => {
  const built = [
    (await buildSeeker(portal.db)).account,
    (await buildSeeker(portal.db, { name: 'Meera Joshi', profile: { title: 'Tailor' } })).account,
    (await buildRecruiter(portal.db)).account,
    await buildAdmin(portal.db),
  ];
  for (const { email, role, name } of built) {
    expect((await logIn(email)).body.user).toMatchObject({ role, fullName: name });
  }
});

test('two recruiters can be of one company', async () => {
  const { company } = await buildRecruiter(portal.db, { company: { name: 'Kaveri Textiles' } });
  const colleague = await buildRecruiter(portal.db, { company_id: company.id });
  expect(colleague.company).toEqual(company);
  expect(colleague.account.company_id).toBe(company.id);
});

test('a job is found by the search while it is open, and only then', async () => {
  const job = await buildJob(portal.db);
  expect(await isFound(job.id)).toBe(true);
  const shut = [
    await buildJob(portal.db, { status: 'draft' }),
    await buildJob(portal.db, { status: 'closed' }),
    await buildJob(portal.db, { expires_at: new Date(Date.now() - 1_000) }),
    await buildJob(portal.db, { deleted_at: new Date() }),
  ];
  for (const { id } of shut) expect(await isFound(id)).toBe(false);
});

test('an application has the events that lead to its status and the seeker as they were', async () => {
  const { account } = await buildSeeker(portal.db, { name: 'Sunita Yadav' });
  const job = await buildJob(portal.db);
  const { application, events } = await buildApplication(portal.db, {
    seeker_id: account.id,
    job_id: job.id,
    status: 'interview',
  });
  expect(application.candidate).toMatchObject({
    name: 'Sunita Yadav',
    skills: ['Tally', 'GST', 'MS Excel'],
  });
  expect(events).toMatchObject([
    { kind: 'applied', status: 'pending', actor_id: account.id },
    { kind: 'status_changed', status: 'interview', actor_id: job.posted_by },
  ]);
  const withdrawn = await buildApplication(portal.db, { status: 'withdrawn' });
  expect(withdrawn.events.map(({ kind }) => kind)).toEqual(['applied', 'withdrawn']);
});
