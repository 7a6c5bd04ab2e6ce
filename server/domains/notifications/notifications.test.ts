import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { apply, openJob, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal, type Actor } from '../../test/portal.ts';
import { notify } from './notifications.ts';

const portal = await openPortal();
const { companyId, recruiter, colleague } = await openTeam(portal, {
  company: { name: 'Kaveri Textiles' },
  colleague: 'Ravi Menon',
});
const jobId = await openJob(portal, companyId, { title: 'Store Keeper' });

async function listFor(as: Actor, query: { filter?: 'all' | 'unread'; limit?: number } = {}) {
  const { status, body } = await portal.call('GET /barong/resource/notifications', { as, query });
  expect(status).toBe(200);
  return body;
}

function deviceNamed(device: string) {
  const [browser = '', system = ''] = device.split(' on ');
  return { device, browser, system };
}

const tell = (session: Session, device: string) =>
  portal.db
    .transaction()
    .execute((trx) => notify(trx, [session.user.id], 'new_device', deviceNamed(device)));

test('every recruiter of the company is notified of a new application and of its withdrawal', async () => {
  const seeker = await register(portal, { name: 'Asha Rao' });
  const { id } = await apply(portal, seeker, jobId);
  const { status } = await portal.call('POST /barong/resource/applications/:id/withdrawal', {
    as: seeker,
    params: { id },
  });
  expect(status).toBe(200);
  const subject = {
    application_id: id,
    job_id: jobId,
    job_title: 'Store Keeper',
    candidate_name: 'Asha Rao',
  };
  for (const as of [recruiter, colleague]) {
    const { notifications, unread_count } = await listFor(as);
    expect(unread_count).toBe(2);
    expect(notifications.map(({ kind, subject: about }) => [kind, about])).toEqual([
      ['application_withdrawn', subject],
      ['new_application', subject],
    ]);
  }
  expect((await listFor(seeker)).notifications).toEqual([]);
});

test('a seeker is notified of a decision, but not of an application that is merely being reviewed', async () => {
  const seeker = await register(portal);
  const { id } = await apply(portal, seeker, jobId);
  const decide = (status: 'reviewing' | 'accepted') =>
    portal.call('PUT /barong/resource/applications/:id/status', {
      as: recruiter,
      params: { id },
      body: { status },
    });
  expect((await decide('reviewing')).status).toBe(200);
  expect((await listFor(seeker)).unread_count).toBe(0);
  expect((await decide('accepted')).status).toBe(200);
  const { notifications, unread_count } = await listFor(seeker);
  expect(unread_count).toBe(1);
  expect(notifications[0]).toMatchObject({
    kind: 'application_decided',
    subject: {
      application_id: id,
      job_title: 'Store Keeper',
      company_name: 'Kaveri Textiles',
      status: 'accepted',
    },
    read_at: null,
  });
});

test('a refused decision notifies nobody', async () => {
  const seeker = await register(portal);
  const { id } = await apply(portal, seeker, jobId);
  await portal.call('POST /barong/resource/applications/:id/withdrawal', {
    as: seeker,
    params: { id },
  });
  const { status } = await portal.call('PUT /barong/resource/applications/:id/status', {
    as: recruiter,
    params: { id },
    body: { status: 'accepted' },
  });
  expect(status).toBe(409);
  expect((await listFor(seeker)).notifications).toEqual([]);
});

test('a page of notifications is newest first, with the total number of unread ones', async () => {
  const seeker = await register(portal);
  for (const device of ['Chrome on Android', 'Firefox on Windows', 'Safari on iPhone']) {
    await tell(seeker, device);
  }
  const { notifications, unread_count, meta } = await listFor(seeker, { limit: 2 });
  expect(notifications.map(({ subject }) => subject)).toEqual([
    { device: 'Safari on iPhone', browser: 'Safari', system: 'iPhone' },
    { device: 'Firefox on Windows', browser: 'Firefox', system: 'Windows' },
  ]);
  expect(unread_count).toBe(3);
  expect(meta).toMatchObject({ total: 3, total_pages: 2 });
});

test('marking one as read leaves the others unread; without ids all are marked', async () => {
  const seeker = await register(portal);
  await tell(seeker, 'Chrome on Android');
  await tell(seeker, 'Firefox on Windows');
  const first = (await listFor(seeker)).notifications[0];
  const read = (ids?: number[]) =>
    portal.call('POST /barong/resource/notifications/read', { as: seeker, body: { ids } });
  expect((await read([first?.id ?? 0])).body).toEqual({ unread_count: 1 });
  const unread = await listFor(seeker, { filter: 'unread' });
  expect(unread.notifications.map(({ subject }) => subject)).toEqual([
    deviceNamed('Chrome on Android'),
  ]);
  expect(unread.meta.total).toBe(1);
  expect((await read()).body).toEqual({ unread_count: 0 });
  expect((await listFor(seeker)).meta.total).toBe(2);
});

test('nobody can read or mark the notifications of another account', async () => {
  const seeker = await register(portal);
  const other = await register(portal);
  await tell(seeker, 'Chrome on Android');
  const id = (await listFor(seeker)).notifications[0]?.id ?? 0;
  const { status, body } = await portal.call('POST /barong/resource/notifications/read', {
    as: other,
    body: { ids: [id] },
  });
  expect([status, body]).toEqual([200, { unread_count: 0 }]);
  await portal.call('POST /barong/resource/notifications/read', { as: other, body: {} });
  expect((await listFor(other)).notifications).toEqual([]);
  expect((await listFor(seeker)).unread_count).toBe(1);
});

test('guests have no notifications, and wrong input is refused', async () => {
  const list = await portal.call('GET /barong/resource/notifications', {});
  expect([list.status, list.body.errors]).toEqual([401, ['identity.session.invalid']]);
  const seeker = await register(portal);
  const wrong = await portal.send({
    url: '/api/v2/barong/resource/notifications?filter=old',
    as: seeker,
  });
  expect(wrong.status).toBe(422);
  const ids = await portal.send({
    method: 'POST',
    url: '/api/v2/barong/resource/notifications/read',
    as: seeker,
    payload: { ids: ['first'] },
  });
  expect(ids.status).toBe(422);
});

test('an open page shows a new notification at once', async () => {
  const seeker = await register(portal);
  const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await fetch(`${origin}/api/v2/barong/resource/live`, {
    headers: { authorization: `Bearer ${seeker.token}` },
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  await tell(seeker, 'Chrome on Android');
  let heard = '';
  while (!heard.includes('data:')) heard += (await reader?.read())?.value ?? 'data: nothing';
  await reader?.cancel();
  expect(heard).toContain('event: changed\ndata: notifications\n\n');
});

test('an account named twice is notified once, and a rolled-back change notifies nobody', async () => {
  const seeker = await register(portal);
  const twice = [seeker.user.id, seeker.user.id];
  const device = deviceNamed('Chrome on Android');
  await portal.db.transaction().execute((trx) => notify(trx, twice, 'new_device', device));
  const undone = portal.db.transaction().execute(async (trx) => {
    await notify(trx, twice, 'new_device', device);
    throw new Error('something else failed');
  });
  await expect(undone).rejects.toThrow('something else failed');
  expect((await listFor(seeker)).meta.total).toBe(1);
});

test('notifications older than 90 days are deleted, and newer ones stay', async () => {
  const seeker = await register(portal);
  await tell(seeker, 'Chrome on Android');
  await tell(seeker, 'Firefox on Windows');
  const [newer, older] = (await listFor(seeker)).notifications;
  const age = (id: number | undefined, days: number) =>
    portal.db
      .updateTable('notifications')
      .set({ created_at: sql<string>`now() - make_interval(days => ${days}::int)` })
      .where('id', '=', id ?? 0)
      .execute();
  await age(newer?.id, 89);
  await age(older?.id, 91);
  await sql`select graphile_worker.add_job('remove_old_notifications')`.execute(portal.db);
  await portal.work();
  expect((await listFor(seeker)).notifications.map(({ id }) => id)).toEqual([newer?.id]);
});

test('a page of notifications is read once, with both of its numbers', async () => {
  const reader = await register(portal);
  for (const device of ['Firefox on Linux', 'Chrome on Android', 'Safari on iOS']) {
    await tell(reader, device);
  }
  const before = portal.statements.length;
  const { notifications, unread_count, meta } = await listFor(reader, { limit: 2 });
  expect([notifications.length, unread_count, meta.total]).toEqual([2, 3, 3]);
  const asked = portal.statements.slice(before).filter((it) => it.includes('from "notifications"'));
  expect(asked).toHaveLength(1);
});
