import { expect, test } from 'vitest';
import { openPortal } from '../../server/test/portal.ts';
import { addApplication, addJob } from './hiring.ts';
import { addAdmin, addCompany, addProfile, addRecruiter, addSeeker, PASSWORD } from './people.ts';
import { signIn } from './people.ts';

const portal = await openPortal();

test('every account can log in with the shared password, or be signed in without it', async () => {
  const { id } = await addCompany(portal.db);
  const people = [
    await addSeeker(portal.db),
    await addSeeker(portal.db, { name: 'Meera Joshi' }),
    await addRecruiter(portal.db, id),
    await addAdmin(portal.db),
  ];
  for (const account of people) {
    const { email, role, name } = account;
    const body = { email, password: PASSWORD };
    const loggedIn = await portal.call('POST /barong/identity/sessions', { body });
    expect(loggedIn.body.user).toMatchObject({ role, fullName: name });
    const as = await signIn(portal.db, account);
    const me = await portal.call('GET /barong/resource/users/me', { as });
    expect(me.body).toEqual(as.user);
  }
});

test('a job is found by the search while it is open, and only then', async () => {
  const company = await addCompany(portal.db);
  const isFound = async (facts: Parameters<typeof addJob>[2]) => {
    const { id } = await addJob(portal.db, company.id, facts);
    const rows = portal.db.selectFrom('job_search').select('job_id').where('job_id', '=', id);
    return (await rows.execute()).length === 1;
  };
  expect(await isFound({})).toBe(true);
  expect(await isFound({ status: 'draft' })).toBe(false);
  expect(await isFound({ status: 'closed' })).toBe(false);
  expect(await isFound({ expires_at: new Date(Date.now() - 1_000) })).toBe(false);
  expect(await isFound({ deleted_at: new Date() })).toBe(false);
});

test('an application has the events that lead to its status and a copy of the profile', async () => {
  const company = await addCompany(portal.db);
  const recruiter = await addRecruiter(portal.db, company.id);
  const job = await addJob(portal.db, company.id);
  const seeker = await addSeeker(portal.db, { name: 'Sunita Yadav' });
  await addProfile(portal.db, seeker.id);
  const applied = await addApplication(portal.db, seeker.id, job.id, { status: 'interview' });
  expect(applied.candidate).toMatchObject({
    name: 'Sunita Yadav',
    skills: ['Tally', 'GST', 'MS Excel'],
  });
  const other = await addJob(portal.db, company.id);
  const withdrawn = await addApplication(portal.db, seeker.id, other.id, { status: 'withdrawn' });
  const eventsOf = ({ id }: { id: number }) =>
    portal.db
      .selectFrom('application_events')
      .select(['kind', 'status', 'actor_id'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute();
  expect(await eventsOf(applied)).toEqual([
    { kind: 'applied', status: 'pending', actor_id: seeker.id },
    { kind: 'status_changed', status: 'interview', actor_id: recruiter.id },
  ]);
  expect((await eventsOf(withdrawn)).map(({ kind }) => kind)).toEqual(['applied', 'withdrawn']);
});
