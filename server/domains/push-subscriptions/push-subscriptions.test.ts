import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { PUSH_STARTS_PER_DAY, PUSH_SUBSCRIPTIONS_MAX } from '../../../contract/constants.ts';
import { apply, openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { openPushService } from '../../test/servers/push-service.ts';
import { endSession, endSessions, forgetOldSessions } from '../../platform/sessions.ts';

const service = await openPushService();
afterAll(() => service.close());
const portal = await openPortal({ isPushService: service.isOwn });
const company = await openCompany(portal, { name: 'Kaveri Textiles' });
beforeEach(() => service.answerWith(201));

const START = 'POST /barong/resource/push_subscriptions';

async function switchOn(as: Session, browser = service.subscribe()) {
  const { status, body } = await portal.call(START, { as, body: browser.subscription });
  expect(status).toBe(201);
  return { ...browser, id: body.id };
}

const listFor = async (as: Session) =>
  (await portal.call('GET /barong/resource/push_subscriptions', { as })).body;

/** A seeker who has applied, and actions of the company. */
async function applied(title = 'Store Keeper') {
  const recruiter = await registerRecruiter(portal, company.id);
  const jobId = await openJob(portal, company.id, { title });
  const seeker = await register(portal);
  const { id } = await apply(portal, seeker, jobId);
  const decide = async (status: 'interview' | 'accepted' | 'rejected') => {
    const params = { id };
    const answer = await portal.call('PUT /barong/resource/applications/:id/status', {
      as: recruiter,
      params,
      body: { status },
    });
    expect(answer.status).toBe(200);
  };
  return { seeker, recruiter, jobId, id, decide };
}

/** Makes everything in the queue due. */
async function letPass() {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(portal.db);
  await portal.work();
}

describe('a notification', () => {
  test('reaches a browser that switched it on, encrypted, signed, and in the language of the account', async () => {
    const { seeker, id, decide } = await applied();
    const browser = await switchOn(seeker);
    await portal.call('PUT /barong/resource/users/me', {
      as: seeker,
      body: { username: 'Asha Rao', language: 'hi' },
    });
    await decide('interview');
    await portal.work();
    const [delivered, ...others] = browser.messages();
    expect(others).toEqual([]);
    expect(delivered?.message).toEqual({
      title: 'Vritti',
      text: 'Store Keeper के लिए Kaveri Textiles आपका इंटरव्यू लेना चाहती है',
      to: `/user/applications?application=${id}`,
      tag: expect.stringMatching(/^application_decided only \d+$/),
      lang: 'hi',
    });
    expect(delivered?.body.toString('latin1')).not.toContain('Kaveri');
    expect(delivered?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      authorization: expect.stringContaining(`k=${(await listFor(seeker)).public_key}`),
    });
  });

  test('is shown as the line on the page, with its number, and only once', async () => {
    const { recruiter, jobId } = await applied('Store Manager');
    await portal.call('POST /barong/resource/notifications/read', { as: recruiter, body: {} });
    const browser = await switchOn(recruiter);
    for (const name of ['Asha Rao', 'Ravi Menon', 'Meena Iyer']) {
      await apply(portal, await register(portal, { name }), jobId);
    }
    await portal.work();
    expect(browser.messages().map(({ message }) => [message.text, message.to])).toEqual([
      ['3 new applications for Store Manager', `/hr/applications/${jobId}`],
    ]);
    await apply(portal, await register(portal, { name: 'Lata Kulkarni' }), jobId);
    await portal.work();
    const [first, second] = browser.messages();
    expect(second?.message.text).toBe('4 new applications for Store Manager');
    // The later one replaces the earlier, on the screen and at the push service.
    expect(second?.message.tag).toBe(first?.message.tag);
    expect(second?.headers['topic']).toBe(first?.headers['topic']);
  });

  test('is not pushed after it was read, or if its kind is switched off for push or in the product', async () => {
    const { seeker, decide } = await applied();
    const browser = await switchOn(seeker);
    await decide('interview');
    await portal.call('POST /barong/resource/notifications/read', { as: seeker, body: {} });
    await portal.work();
    for (const channel of ['push', 'product'] as const) {
      await portal.call('PUT /barong/resource/notification_preferences', {
        as: seeker,
        body: { kind: 'application_decided', channel, on: false },
      });
      await decide(channel === 'push' ? 'accepted' : 'rejected');
      await portal.work();
    }
    expect(browser.messages()).toEqual([]);
  });

  test('is retried for a browser whose push service rejects it, and for no other', async () => {
    const { seeker, decide } = await applied();
    const browser = await switchOn(seeker);
    service.answerWith(503);
    await decide('interview');
    await portal.work();
    expect(browser.messages()).toEqual([]);
    service.answerWith(201);
    await letPass();
    expect(browser.messages()).toHaveLength(1);
  });

  test('is no longer pushed after a day without a push service that takes it', async () => {
    const { seeker, decide } = await applied();
    const browser = await switchOn(seeker);
    service.answerWith(503);
    await decide('interview');
    await portal.work();
    service.answerWith(201);
    await portal.db
      .updateTable('notifications')
      .set({ pushed_at: sql`pushed_at - interval '25 hours'` })
      .where('account_id', '=', seeker.user.id)
      .execute();
    await letPass();
    expect(browser.messages()).toEqual([]);
  });

  test('that waits for another try is not shown to somebody else who uses the browser by then', async () => {
    const { seeker, decide } = await applied();
    const browser = await switchOn(seeker);
    service.answerWith(503);
    await decide('interview');
    await portal.work();
    service.answerWith(201);
    const other = await register(portal);
    await switchOn(other, browser);
    await letPass();
    expect(browser.messages()).toEqual([]);
    expect((await listFor(other)).push_subscriptions).toHaveLength(1);
  });

  test('is not sent on if the push service redirects to another address', async () => {
    const { seeker, decide } = await applied();
    await switchOn(seeker);
    const trap = await openPushService();
    service.answerWith(307, { location: trap.subscribe().subscription.endpoint });
    await decide('interview');
    await portal.work();
    expect(trap.posts()).toBe(0);
    await trap.close();
    await sql`delete from graphile_worker._private_jobs`.execute(portal.db);
  });

  test.each([404, 410])('ends the subscription of a browser that is gone (%i)', async (status) => {
    const { seeker, decide } = await applied();
    await switchOn(seeker);
    service.answerWith(status);
    await decide('interview');
    await portal.work();
    expect((await listFor(seeker)).push_subscriptions).toEqual([]);
  });
});

describe('a browser', () => {
  test('is listed for its own account, and can be switched off only by it', async () => {
    const [seeker, other] = [await register(portal), await register(portal)];
    const { id } = await switchOn(seeker);
    expect((await listFor(seeker)).push_subscriptions).toMatchObject([{ id, is_this: true }]);
    expect((await listFor(other)).push_subscriptions).toEqual([]);
    const end = (as: Session) =>
      portal.call('DELETE /barong/resource/push_subscriptions/:id', { as, params: { id } });
    const refused = await end(other);
    expect([refused.status, refused.body.errors]).toEqual([404, ['resource.push.not_found']]);
    expect((await end(seeker)).body).toEqual({ id });
    expect((await end(seeker)).status).toBe(404);
  });

  test('with an address of no push service or with invalid keys is refused, and so are guests', async () => {
    const as = await register(portal);
    const { subscription } = service.subscribe();
    const start = (change: Partial<typeof subscription>) =>
      portal.call(START, { as, body: { ...subscription, ...change } });
    const elsewhere = await start({ endpoint: 'https://169.254.169.254/latest/meta-data' });
    expect([elsewhere.status, elsewhere.body.errors]).toEqual([
      422,
      ['resource.push.unknown_service'],
    ]);
    const noKey = await start({ p256dh: 'AAAA' });
    expect([noKey.status, Object.keys(noKey.body.fields)]).toEqual([422, ['p256dh']]);
    expect((await start({ endpoint: 'nowhere' })).status).toBe(422);
    const guest = await portal.call(START, { body: subscription });
    expect(guest.status).toBe(401);
  });

  test('cannot be taken over by somebody who knows its address but not its keys', async () => {
    const [seeker, thief] = [await register(portal), await register(portal)];
    const browser = await switchOn(seeker);
    const { p256dh, auth } = service.subscribe().subscription;
    const answer = await portal.call(START, {
      as: thief,
      body: { endpoint: browser.subscription.endpoint, p256dh, auth },
    });
    expect([answer.status, answer.body.errors]).toEqual([409, ['resource.push.taken']]);
    expect((await listFor(seeker)).push_subscriptions).toHaveLength(1);
  });

  test('that somebody else now uses shows nothing more of the previous account', async () => {
    const [first, second] = [await register(portal), await register(portal)];
    const { subscription, id } = await switchOn(first);
    const here = (as: Session) =>
      portal.call('POST /barong/resource/push_subscriptions/here', {
        as,
        body: { endpoint: subscription.endpoint },
      });
    expect((await here(first)).body).toEqual({ id });
    expect((await here(second)).body).toEqual({ id: null });
    expect((await listFor(first)).push_subscriptions).toEqual([]);
  });

  test('is one of at most ten, and can be switched on only so often a day', async () => {
    const as = await register(portal);
    for (let count = 0; count <= PUSH_SUBSCRIPTIONS_MAX; count += 1) await switchOn(as);
    const { push_subscriptions } = await listFor(as);
    expect(push_subscriptions).toHaveLength(PUSH_SUBSCRIPTIONS_MAX);
    const browser = service.subscribe();
    for (let count = PUSH_SUBSCRIPTIONS_MAX + 1; count < PUSH_STARTS_PER_DAY; count += 1) {
      await switchOn(as, browser);
    }
    const { status, body } = await portal.call(START, { as, body: browser.subscription });
    expect([status, body.errors]).toEqual([429, ['request.too_many_requests']]);
  });

  test('shows nothing more after logging out, after its session was ended, and after a ban', async () => {
    const loggedOut = await register(portal);
    await switchOn(loggedOut);
    const { status } = await portal.call('DELETE /barong/identity/sessions', { as: loggedOut });
    expect(status).toBe(200);
    const ended = await register(portal);
    await switchOn(ended);
    const [session] = await sessionsOf(ended);
    await endSession(portal.db, ended.user.id, session ?? 0);
    for (const { user } of [loggedOut, ended]) expect(await subscriptionsOf(user.id)).toBe(0);

    const banned = await applied();
    const browser = await switchOn(banned.seeker);
    await sql`update accounts set state = 'banned' where id = ${banned.seeker.user.id}`.execute(
      portal.db,
    );
    await sql`update accounts set state = 'active' where id = ${banned.seeker.user.id}`.execute(
      portal.db,
    );
    await banned.decide('interview');
    await portal.work();
    expect(browser.messages()).toEqual([]);
  });

  test('goes on if its session has merely expired, until all are ended', async () => {
    const { seeker, decide } = await applied();
    const browser = await switchOn(seeker);
    await sql`update sessions set last_seen_at = now() - interval '2 days'
      where account_id = ${seeker.user.id}`.execute(portal.db);
    await forgetOldSessions(portal.db);
    expect(await sessionsOf(seeker)).toEqual([]);
    await decide('interview');
    await portal.work();
    expect(browser.messages()).toHaveLength(1);
    await endSessions(portal.db, seeker.user.id);
    expect(await subscriptionsOf(seeker.user.id)).toBe(0);
  });

  test('is deleted with its account, and if nobody has logged in with it for 90 days', async () => {
    const leaver = await register(portal);
    await switchOn(leaver);
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: leaver,
      body: { password: PASSWORD },
    });
    expect(await subscriptionsOf(leaver.user.id)).toBe(0);
    const away = await register(portal);
    await switchOn(away);
    const unused = async (days: number) => {
      await sql`update push_subscriptions set used_at = now() - make_interval(days => ${days}::int)`.execute(
        portal.db,
      );
      await sql`select graphile_worker.add_job('forget_unused_push_subscriptions')`.execute(
        portal.db,
      );
      await portal.work();
      return subscriptionsOf(away.user.id);
    };
    expect([await unused(89), await unused(91)]).toEqual([1, 0]);
  });
});

const sessionsOf = async ({ user }: Session) =>
  (
    await portal.db.selectFrom('sessions').select('id').where('account_id', '=', user.id).execute()
  ).map(({ id }) => id);

const subscriptionsOf = async (accountId: number) =>
  (
    await portal.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()
  ).length;
