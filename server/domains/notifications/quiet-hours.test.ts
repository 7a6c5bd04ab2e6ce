import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import type { QuietHours } from '../../../contract/notifications/quiet-hours.ts';
import { apply, openJob, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { openPushService } from '../../test/servers/push-service.ts';
import { quietSeconds } from './quiet-hours.ts';

const night = { quiet_on: true, quiet_from: 22 * 60, quiet_until: 7 * 60 };
const at = (time: string) => new Date(`2026-11-22T${time}:00+05:30`);

test.each([
  ['21:59', night, 0],
  ['22:00', night, 9 * 3_600],
  ['23:30', night, 7.5 * 3_600],
  ['00:00', night, 7 * 3_600],
  ['06:59', night, 60],
  ['07:00', night, 0],
  ['12:00', night, 0],
  ['23:30', { ...night, quiet_on: false }, 0],
  ['13:15', { quiet_on: true, quiet_from: 13 * 60, quiet_until: 14 * 60 }, 45 * 60],
  ['14:00', { quiet_on: true, quiet_from: 13 * 60, quiet_until: 14 * 60 }, 0],
])('at %s in India with quiet hours %o the wait is %i seconds', (time, row, seconds) => {
  expect(quietSeconds(row, at(time))).toBe(seconds);
});

const service = await openPushService();
afterAll(() => service.close());
const portal = await openPortal({ isPushService: service.isOwn });

const change = (as: Session, body: Partial<QuietHours>) =>
  portal.call('PUT /barong/resource/quiet_hours', { as, body });

/** Hours around the present time, in India. */
function aroundNow() {
  const clock = (hours: number) =>
    new Date(Date.now() + (5.5 + hours) * 3_600_000).toISOString().slice(11, 16);
  return { on: true, from: clock(-2), until: clock(2) };
}

describe('quiet hours', () => {
  test('are at night until somebody chooses other ones', async () => {
    const as = await register(portal);
    await sql`update accounts set quiet_on = default where id = ${as.user.id}`.execute(portal.db);
    const read = async () =>
      (await portal.call('GET /barong/resource/notification_preferences', { as })).body.quiet_hours;
    expect(await read()).toEqual({ on: true, from: '22:00', until: '07:00' });
    const chosen = { on: false, from: '21:15', until: '06:45' };
    expect((await change(as, chosen)).body).toEqual(chosen);
    expect(await read()).toEqual(chosen);
  });

  test('are switched without their times and changed without the switch, which stay as they are', async () => {
    const as = await register(portal);
    await change(as, { on: true, from: '21:15', until: '06:45' });
    await change(as, { on: false });
    const times = await change(as, { from: '20:00', until: '06:00' });
    expect(times.body).toEqual({ on: false, from: '20:00', until: '06:00' });
    expect((await change(as, { on: true })).body).toEqual({ ...times.body, on: true });
    expect((await change(as, { until: '20:00' })).status).toBe(422);
  });

  test('have to be two different times of day, set by somebody who is logged in', async () => {
    const as = await register(portal);
    const same = await change(as, { on: true, from: '22:00', until: '22:00' });
    expect([same.status, Object.keys(same.body.fields)]).toEqual([422, ['until']]);
    expect((await change(as, { on: true, from: '25:00', until: '07:00' })).status).toBe(422);
    const guest = await portal.call('PUT /barong/resource/quiet_hours', { body: aroundNow() });
    expect(guest.status).toBe(401);
  });

  test('delay mails and pushes until their end, and lose none', async () => {
    const { companyId, recruiter } = await openTeam(portal, {
      company: { name: 'Kaveri Textiles' },
    });
    const jobId = await openJob(portal, companyId, { title: 'Tailor' });
    const browser = service.subscribe();
    await portal.call('POST /barong/resource/push_subscriptions', {
      as: recruiter,
      body: browser.subscription,
    });
    await change(recruiter, aroundNow());
    const mails = (): string[] =>
      portal.inbox.of(recruiter.user.email).map(({ subject = '' }) => subject);
    for (const name of ['Asha Rao', 'Ravi Menon']) {
      await apply(portal, await register(portal, { name }), jobId);
    }
    await portal.work();
    expect([mails(), browser.messages()]).toEqual([[], []]);
    const { rows } = await sql<{ late: boolean }>`
      select bool_and(run_at between now() + interval '115 minutes' and now() + interval '121 minutes')
        as late from graphile_worker._private_jobs`.execute(portal.db);
    expect(rows).toEqual([{ late: true }]);

    await change(recruiter, { ...aroundNow(), on: false });
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(portal.db);
    await portal.work();
    expect(mails().toSorted()).toEqual([
      'Asha Rao applied for Tailor',
      'Ravi Menon applied for Tailor',
    ]);
    expect(browser.messages().map(({ message }) => message.text)).toEqual([
      '2 new applications for Tailor',
    ]);
  });
});
