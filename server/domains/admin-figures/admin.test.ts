import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, openCompany, openJob } from '../../test/hiring.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { type Actor, openPortal, type Portal } from '../../test/portal.ts';
import { createAdmin } from '../accounts/admins.ts';

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await openPortal();
  const email = 'admin@people.test';
  await createAdmin(portal.db, { email, password: PASSWORD });
  const session = await portal.call('POST /barong/identity/sessions', {
    body: { email, password: PASSWORD },
  });
  admin = session.body;
});
afterAll(() => portal.close());

const figures = (as?: Actor) => portal.call('GET /barong/admin/figures', { as });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('an admin sees correct counts and how many are new this week', async () => {
  const none = { total: 0, this_week: 0 };
  expect((await figures(admin)).body).toEqual({
    seekers: none,
    recruiters: none,
    companies: none,
    open_jobs: none,
    applications: none,
  });
  const seeker = await register(portal);
  await register(portal, { role: 'hr', verified: false });
  const gone = await register(portal, { verified: false });
  await portal.db
    .updateTable('accounts')
    .set({ state: 'deleted' })
    .where('id', '=', gone.user.id)
    .execute();
  const company = await openCompany(portal, { created_at: daysAgo(8) });
  const job = await openJob(portal, company.id);
  await openJob(portal, company.id, { posted_at: daysAgo(8) });
  await openJob(portal, company.id, { status: 'draft' });
  await openJob(portal, company.id, { expires_at: daysAgo(1) });
  await openJob(portal, company.id, { deleted_at: daysAgo(1) });
  await apply(portal, seeker, job);
  expect((await figures(admin)).body).toEqual({
    seekers: { total: 1, this_week: 1 },
    recruiters: { total: 1, this_week: 1 },
    companies: { total: 1, this_week: 0 },
    open_jobs: { total: 2, this_week: 1 },
    applications: { total: 1, this_week: 1 },
  });
});

test('only admins see them', async () => {
  const answers = [
    await figures(),
    await figures(await register(portal)),
    await figures(await register(portal, { role: 'hr' })),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([401, 403, 403]);
});
