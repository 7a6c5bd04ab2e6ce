import { beforeAll, describe, expect, test } from 'vitest';
import { makeOwner } from '../../test/account-states.ts';
import { apply, openCompany, openJob } from '../../test/hiring.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
let admin: Actor;
/** The figures of a portal that has only its first admin. */
let atFirst: Figures;
beforeAll(async () => {
  const email = 'admin@people.test';
  await makeOwner(portal, { email, password: PASSWORD });
  const session = await portal.call('POST /barong/identity/sessions', {
    body: { email, password: PASSWORD },
  });
  admin = session.body;
  atFirst = (await figures(admin)).body;
});

const figures = (as?: Actor) => portal.call('GET /barong/admin/figures', { as });
type Figures = Awaited<ReturnType<typeof figures>>['body'];
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('an admin sees correct counts and how many are new this week', async () => {
  const none = { total: 0, this_week: 0 };
  const waiting = {
    contact_messages: 0,
    reports: 0,
    message_reports: 0,
    appeals: 0,
    company_checks: 0,
    advertisements: 0,
    failed_refunds: 0,
    differences: 0,
    testimonials: 0,
  };
  const still = { open: 0, late: 0, next_due_at: null };
  expect(atFirst).toEqual({
    seekers: none,
    recruiters: none,
    companies: none,
    open_jobs: none,
    applications: none,
    payments: none,
    answers: { due: 0, in_time: 0 },
    waiting,
    clocks: { grievances: still, data_requests: still, breaches: still },
  });
  const before = (await figures(admin)).body;
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
  const more = (of: typeof before.seekers, total: number, this_week: number) => ({
    total: (of?.total ?? 0) + total,
    this_week: (of?.this_week ?? 0) + this_week,
  });
  expect((await figures(admin)).body).toEqual({
    ...before,
    seekers: more(before.seekers, 1, 1),
    recruiters: more(before.recruiters, 1, 1),
    companies: more(before.companies, 1, 0),
    open_jobs: more(before.open_jobs, 2, 1),
    applications: more(before.applications, 1, 1),
  });
});

describe('day by day', () => {
  const byDay = (query: object, as: Actor | undefined = admin) =>
    portal.call('GET /barong/admin/figures/days', { as, query });

  test('counts what came in on each day in India, including days with nothing, with today last', async () => {
    const { body } = await byDay({ days: '90' });
    expect(body.days).toHaveLength(90);
    const before = body.days.at(-1);
    await register(portal);
    const company = await openCompany(portal);
    await openJob(portal, company.id, { posted_at: daysAgo(3) });
    await openJob(portal, company.id, { status: 'draft' });
    const { days } = (await byDay({})).body;
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toMatchObject({
      registrations: (before?.registrations ?? 0) + 1,
      applications: before?.applications,
    });
    expect(days.at(-4)?.jobs).toBe(1);
    const inIndia = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    expect(days.at(-1)?.day).toBe(inIndia);
  });

  test('is for admins, for 14 or 90 days', async () => {
    expect((await byDay({ days: '15' })).status).toBe(422);
    expect((await byDay({}, await register(portal))).status).toBe(403);
    expect((await portal.call('GET /barong/admin/figures/days', { query: {} })).status).toBe(401);
  });
});

test('each count of waiting items equals the count of its list', async () => {
  const { body } = await portal.call('POST /barong/public/contact_messages', {
    body: {
      name: 'Asha',
      email: 'asha@people.test',
      topic: 'help',
      message: 'Where do I find my applications?',
    },
  });
  expect((await figures(admin)).body.waiting.contact_messages).toBe(1);
  await portal.call('PUT /barong/admin/contact_messages/:id', {
    as: admin,
    params: { id: body.id },
    body: { answered: true },
  });
  expect((await figures(admin)).body.waiting.contact_messages).toBe(0);
});
