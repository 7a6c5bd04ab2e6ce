import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { sealToken } from '../../../platform/secrets/sealed-tokens.ts';
import { openCompany, openJob, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';
import { askWhetherOpen } from './confirming.ts';

let companyId: number;
let recruiter: Session;
const portal = await openPortal();
beforeEach(async () => {
  ({ companyId, recruiter } = await openTeam(portal));
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const openSince = (days: number, facts: object = {}) =>
  openJob(portal, companyId, { title: 'Loom Fitter', confirmed_at: daysAgo(days), ...facts });

async function ask(): Promise<void> {
  await sql`select graphile_worker.add_job('ask_whether_jobs_are_open')`.execute(portal.db);
  await portal.work();
}
/** As if it had happened this many days earlier. */
const letDaysPass = (id: number, days: number) =>
  sql`update jobs set confirmed_at = confirmed_at - make_interval(days => ${days}::int),
    asked_at = asked_at - make_interval(days => ${days}::int) where id = ${id}`.execute(portal.db);

const subjects = (as = recruiter) => portal.inbox.of(as.user.email).map(({ subject }) => subject);
const stateOf = async (id: number) => {
  const { body } = await portal.call('GET /barong/resource/hr/jobs', { as: recruiter, query: {} });
  return body.jobs.find((job) => job.id === id);
};
const find = async (id: number) => {
  const query = { company_id: companyId };
  const { body } = await portal.call('GET /barong/public/jobs', { query });
  return body.jobs.some((job) => job.id === id);
};
const tokenOf = (as = recruiter) =>
  /#token=(\S+)/.exec(portal.inbox.of(as.user.email).at(-1)?.text ?? '')?.[1] ?? '';
const tap = (token: string) =>
  portal.call('POST /barong/public/job_confirmations', { body: { token } });
const asked = (token: string) =>
  portal.call('POST /barong/public/job_confirmations/job', { body: { token } });
const confirm = (id: number, as: Session | undefined = recruiter) =>
  portal.call('POST /barong/resource/jobs/:id/confirmation', { as, params: { id } });

/** A job about which recruiters were asked, and which then paused. */
async function pausedJob(): Promise<number> {
  const id = await openSince(11);
  await ask();
  await letDaysPass(id, 3);
  await ask();
  return id;
}

describe('the question whether a job is open', () => {
  test('comes three days before a job pauses, once, by mail and in the product', async () => {
    const id = await openSince(11.1);
    await openSince(10.9);
    await Promise.all([askWhetherOpen(portal.services), askWhetherOpen(portal.services)]);
    await ask();
    expect(subjects()).toEqual(['Is “Loom Fitter” still open?']);
    expect(portal.inbox.of(recruiter.user.email).at(-1)?.text).toContain(
      'Loom Fitter · Indore, Madhya Pradesh',
    );
    const { body } = await portal.call('GET /barong/resource/notifications', {
      as: recruiter,
      query: {},
    });
    expect(body.notifications).toMatchObject([{ kind: 'job_to_confirm', subject: { job_id: id } }]);
    expect((await stateOf(id))?.state).toBe('active');
  });

  test('comes at least three days before a job pauses', async () => {
    const id = await openSince(40);
    await ask();
    await ask();
    expect([await find(id), subjects()]).toEqual([true, ['Is “Loom Fitter” still open?']]);
    // The list says the same day as the mail.
    const { confirm_by } = (await stateOf(id)) ?? {};
    const days = (Date.parse(confirm_by ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(3, 2);
  });

  test('is not asked about imported, closed and draft jobs', async () => {
    await openSince(20, { source: 'feed', source_id: String(companyId) });
    await openSince(20, { status: 'closed' });
    await openSince(20, { status: 'draft' });
    await ask();
    expect(subjects()).toEqual([]);
  });
});

describe('without an answer', () => {
  test('a job pauses: nobody finds it or applies, and its page says why', async () => {
    const id = await pausedJob();
    expect(await find(id)).toBe(false);
    expect(subjects().at(-1)).toBe('“Loom Fitter” is paused');
    expect((await stateOf(id))?.state).toBe('paused');
    const params = { id };
    expect((await portal.call('GET /barong/public/jobs/:id', { params })).status).toBe(410);
    const similar = await portal.call('GET /barong/public/jobs/:id/similar', { params });
    expect(similar.body.job.state).toBe('paused');
    const body = { cover_letter: 'I fit looms.' };
    const as = await register(portal);
    const sent = await portal.call('POST /barong/resource/jobs/:id/apply', { as, params, body });
    expect(sent.body.errors).toEqual(['resource.job.not_open']);
  });

  test('it is counted as paused, and may be closed', async () => {
    const id = await pausedJob();
    const stats = await portal.call('GET /barong/resource/hr/job_stats', { as: recruiter });
    expect(stats.body.jobs).toMatchObject({ active: 0, paused: 1, total: 1 });
    const { body } = await portal.call('POST /barong/resource/jobs/:id/closure', {
      as: recruiter,
      params: { id },
    });
    expect(body.state).toBe('closed');
  });

  test.each([
    ['opening it again', 'POST /barong/resource/jobs/:id/reopening'],
    ['confirming it', 'POST /barong/resource/jobs/:id/confirmation'],
  ] as const)('%s brings it back', async (_, route) => {
    const id = await pausedJob();
    const { body } = await portal.call(route, { as: recruiter, params: { id } });
    expect([body.state, await find(id)]).toEqual(['active', true]);
    await ask();
    expect((await stateOf(id))?.state).toBe('active');
  });
});

describe('the link in the mail', () => {
  test('confirms without signing in, and the next question comes two weeks later', async () => {
    const id = await openSince(12);
    await ask();
    const { status, body } = await tap(tokenOf());
    expect([status, body.job]).toEqual([200, { id, title: 'Loom Fitter' }]);
    await letDaysPass(id, 10);
    await ask();
    expect(subjects()).toHaveLength(1);
    await letDaysPass(id, 2);
    await ask();
    expect(subjects()).toHaveLength(2);
  });

  test('says which job it asks about before anything is confirmed', async () => {
    const id = await openSince(12);
    await ask();
    const job = { id, title: 'Loom Fitter', location: 'Indore, Madhya Pradesh' };
    const body = { job, confirmed_at: null };
    expect((await asked(tokenOf())).body).toEqual(body);
    expect((await stateOf(id))?.confirm_by).not.toBeNull();
    const broken = await asked(`${tokenOf().slice(0, -2)}xx`);
    expect([broken.status, broken.body.errors]).toEqual([422, ['request.invalid_value']]);
    const token = tokenOf();
    await portal.db
      .updateTable('accounts')
      .set({ state: 'inactive' })
      .where('id', '=', recruiter.user.id)
      .execute();
    expect((await asked(token)).body.errors).toEqual(['resource.job.not_found']);
  });

  test('says when the job was confirmed, until it is asked about again', async () => {
    const id = await openSince(12);
    await ask();
    const token = tokenOf();
    await confirm(id);
    const { confirmed_at } = (await asked(token)).body;
    expect(Math.abs(Date.parse(confirmed_at ?? '') - Date.now())).toBeLessThan(60_000);
    await letDaysPass(id, 12);
    await ask();
    expect((await asked(token)).body.confirmed_at).toBeNull();
    await tap(token);
    await portal.db.updateTable('jobs').set({ status: 'closed' }).where('id', '=', id).execute();
    expect((await asked(token)).body.confirmed_at).toBeNull();
  });

  test('is too old after 30 days', async () => {
    const id = await openSince(12);
    const sent = (daysBefore: number) =>
      sealToken(portal.services.seal, 'confirm-job', [
        id,
        recruiter.user.id,
        daysAgo(daysBefore).getTime(),
      ]);
    expect((await asked(sent(29.9))).status).toBe(200);
    expect((await asked(sent(30.1))).body.errors).toEqual(['request.invalid_value']);
    expect((await tap(sent(30.1))).body.errors).toEqual(['request.invalid_value']);
  });

  test('brings a paused job back', async () => {
    const id = await pausedJob();
    expect((await tap(tokenOf())).status).toBe(200);
    expect(await find(id)).toBe(true);
  });

  test('is refused with a wrong token, for somebody who has left, and for a closed job', async () => {
    const id = await openSince(12);
    await ask();
    const token = tokenOf();
    expect((await tap(`${token.slice(0, -2)}xx`)).body.errors).toEqual(['request.invalid_value']);
    await portal.db.updateTable('jobs').set({ status: 'closed' }).where('id', '=', id).execute();
    expect((await tap(token)).body.errors).toEqual(['resource.job.not_open']);
    await portal.db
      .updateTable('accounts')
      .set({ state: 'inactive' })
      .where('id', '=', recruiter.user.id)
      .execute();
    expect((await tap(token)).body.errors).toEqual(['resource.job.not_found']);
  });

  test('does not confirm a job whose consultant has not named the client yet, nor one without its contact', async () => {
    const id = await openSince(12);
    await ask();
    const token = tokenOf();
    const is_consultant = true;
    await portal.call('POST /barong/resource/hr_profile', {
      as: recruiter,
      body: { is_consultant },
    });
    const clientless = await tap(token);
    expect([clientless.status, clientless.body.errors]).toEqual([
      422,
      ['resource.job.missing_client'],
    ]);
    const change = { client_name: 'Tapti Mills', conditions: ['step_free' as const] };
    await portal.db.updateTable('jobs').set(change).where('id', '=', id).execute();
    const contactless = await tap(token);
    expect([contactless.status, contactless.body.errors]).toEqual([
      422,
      ['resource.job.missing_access_contact'],
    ]);
  });
});

test('only the job’s own company can confirm it, and only while it is open or paused', async () => {
  const id = await openSince(12);
  const { recruiter: stranger } = await openTeam(portal, { recruiter: 'Vikram Seth' });
  expect((await confirm(id, stranger)).status).toBe(404);
  expect((await confirm(await openSince(1, { status: 'closed' }))).status).toBe(409);
  expect((await confirm(id)).status).toBe(200);
});

test('the same role within 90 days is posted again, with the count', async () => {
  const role = { title: 'Ring Spinner', location: 'Ujjain' };
  const old = await openSince(1, { ...role, posted_at: daysAgo(100) });
  await openSince(1, { ...role, posted_at: daysAgo(60), deleted_at: daysAgo(50) });
  const again = await openSince(1, { title: 'ring spinner', location: 'Ujjain' });
  const elsewhere = await openSince(1, { ...role, location: 'Dewas' });
  const countOf = async (id: number) =>
    (await portal.call('GET /barong/public/jobs/:id', { params: { id } })).body.posted_before;
  expect([await countOf(old), await countOf(again), await countOf(elsewhere)]).toEqual([0, 1, 0]);
});

const postedBefore = async (id: number) =>
  (await portal.call('GET /barong/public/jobs/:id', { params: { id } })).body.posted_before;

test.each([
  ['Ring Spinner', 'RING  spinner.', 1],
  ['Ring Spinner', 'Ring-Spinner (Urgent!)', 0],
  ['Ring Spinner', '★ Ring/Spinner ★', 1],
  ['Ring Spinner', 'Ｒｉｎｇ Spinner', 1],
  ['Ring Spinner', 'Spinner Ring', 0],
  ['बुनकर', ' बुनकर।', 1],
  ['दर्ज़ी', 'दर्जा', 0],
  ['C developer', 'C++ developer', 0],
  ['C# developer', 'C # developer', 0],
])('“%s” and then “%s” is the same role %i times', async (first, then, times) => {
  const other = (await openCompany(portal)).id;
  await openJob(portal, other, { title: first, location: 'Ujjain, MP', posted_at: daysAgo(9) });
  const again = await openJob(portal, other, { title: then, location: 'Ujjain – M.P.' });
  expect(await postedBefore(again)).toBe(times);
});

test('a role counts from the day it was posted, also for a duplicate and for a job that became a draft again', async () => {
  const role = { title: 'Dye Master', location: 'Ujjain' };
  const posted = daysAgo(40);
  const first = await openSince(1, { ...role, posted_at: posted, created_at: posted });
  const copied = await portal.call('POST /barong/resource/jobs/:id/duplicates', {
    as: recruiter,
    params: { id: first },
  });
  const copy = copied.body.id;
  const change = (id: number, status: 'active' | 'draft') =>
    portal.call('PUT /barong/resource/jobs/:id', {
      as: recruiter,
      params: { id },
      body: { status },
    });
  // A draft was never posted, however old it is.
  await portal.db
    .updateTable('jobs')
    .set({ created_at: daysAgo(80), posted_at: daysAgo(80) })
    .where('id', '=', copy)
    .execute();
  expect(await postedBefore(first)).toBe(0);
  expect((await change(first, 'draft')).status).toBe(200);
  expect((await change(copy, 'active')).status).toBe(200);
  expect(await postedBefore(copy)).toBe(1);
  // The first one is reopened with its first day unchanged, so it is not a new posting.
  expect((await change(first, 'active')).body.posted_at).toBe(posted.toISOString());
  expect(await postedBefore(first)).toBe(0);
});

test('a pool for later is shown as one', async () => {
  const { body } = await portal.call('POST /barong/resource/jobs', {
    as: recruiter,
    body: {
      title: 'Ring Spinner',
      description: 'Spins.',
      location: 'Ujjain',
      employment_type: 'full_time',
      is_for_later: true,
    },
  });
  const page = await portal.call('GET /barong/public/jobs/:id', { params: { id: body.id } });
  expect(page.body.is_for_later).toBe(true);
});
