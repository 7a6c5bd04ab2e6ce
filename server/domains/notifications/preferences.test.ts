import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import {
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
} from '../../../contract/notifications.ts';
import { sealWith } from '../../platform/secrets/seal.ts';
import { apply, openJob, openTeam } from '../../test/hiring.ts';
import { PASSWORD, register, registerByForm } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { stopTokenOf } from './stop-tokens.ts';

const portal = await openPortal();
const { companyId, recruiter, colleague } = await openTeam(portal, {
  company: { name: 'Kaveri Textiles' },
  colleague: 'Ravi Menon',
});
const jobId = await openJob(portal, companyId, { title: 'Store Keeper' });

const read = async (as: Actor) => {
  const { status, body } = await portal.call('GET /barong/resource/notification_preferences', {
    as,
  });
  expect(status).toBe(200);
  return body.preferences;
};

const turn = (as: Actor, kind: NotificationKind, channel: NotificationChannel, on: boolean) =>
  portal.call('PUT /barong/resource/notification_preferences', { as, body: { kind, channel, on } });

const stop = (token: string) =>
  portal.call('POST /barong/public/notification_mails/removal', { body: { token } });

const unreadOf = async (as: Actor) =>
  (await portal.call('GET /barong/resource/notifications', { as, query: {} })).body.unread_count;

/** The mails that an address gets during an action. */
async function mailsTo({ user }: Session, happening: () => Promise<unknown>) {
  const before = (await portal.mailsTo(user.email)).length;
  await happening();
  return (await portal.mailsTo(user.email)).slice(before);
}

/** Decides on an application of the seeker; sends a new one unless `sent` is its id. */
async function decide(seeker: Session, status: 'interview' | 'accepted' = 'interview', sent = 0) {
  const id = sent || (await apply(portal, seeker, jobId)).id;
  const answer = await portal.call('PUT /barong/resource/applications/:id/status', {
    as: recruiter,
    params: { id },
    body: { status },
  });
  expect(answer.status).toBe(200);
  return id;
}

const headerOf = (mail: { headers: { key: string; value: string }[] } | undefined, key: string) =>
  mail?.headers.find((header) => header.key === key)?.value;

describe('the notification preferences', () => {
  test('list every kind for the role, with the default until somebody has chosen', async () => {
    const inBrowser = { product: true, push: true, sms: null, whatsapp: null };
    const on = { ...inBrowser, mail: true, always: false };
    const odd: Partial<Record<NotificationKind, object>> = {
      profile_viewed: { ...on, mail: null, push: false },
      team_changed: { ...on, mail: null },
      new_device: { ...on, always: true },
      failed_second_step: { ...on, always: true },
    };
    for (const role of ['user', 'hr'] as const) {
      const kinds = (Object.keys(notificationKinds) as NotificationKind[]).filter((kind) =>
        notificationKinds[kind].roles.includes(role),
      );
      const expected = kinds.map((kind) => ({ kind, ...on, ...odd[kind] }));
      expect(await read(await register(portal, { role }))).toEqual(expected);
    }
  });

  test('are stored by kind and channel for that account only, and can be undone', async () => {
    const seeker = await register(portal);
    const other = await register(portal);
    const off = await turn(seeker, 'application_decided', 'mail', false);
    expect(off.status).toBe(200);
    expect(off.body.preferences[0]).toMatchObject({ product: true, mail: false });
    // Switching it off twice has the same effect.
    await turn(seeker, 'application_decided', 'mail', false);
    expect((await read(seeker))[0]).toMatchObject({ product: true, mail: false });
    expect((await read(other))[0]).toMatchObject({ product: true, mail: true });
    await turn(seeker, 'application_decided', 'mail', true);
    expect((await read(seeker))[0]).toMatchObject({ product: true, mail: true });
  });

  test('cannot switch off logins on new devices', async () => {
    const seeker = await register(portal);
    for (const channel of ['product', 'mail'] as const) {
      const { status, body } = await turn(seeker, 'new_device', channel, false);
      expect([status, body.errors]).toEqual([422, ['resource.notification.always_on']]);
    }
    expect((await read(seeker)).at(-1)).toMatchObject({ product: true, mail: true });
  });

  test('contain no kinds of other roles', async () => {
    const { status, body } = await turn(await register(portal), 'new_application', 'mail', false);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['kind']]);
  });
});

describe('an event', () => {
  test('is not mailed to an account without that mail, but still shown in the product', async () => {
    const seeker = await register(portal);
    await turn(seeker, 'application_decided', 'mail', false);
    expect(await mailsTo(seeker, () => decide(seeker))).toEqual([]);
    expect(await unreadOf(seeker)).toBe(1);
  });

  test('is not shown to an account without that notification, but still mailed', async () => {
    const seeker = await register(portal);
    await turn(seeker, 'application_decided', 'product', false);
    expect(await mailsTo(seeker, () => decide(seeker))).toHaveLength(1);
    expect(await unreadOf(seeker)).toBe(0);
  });

  test('still notifies the colleagues of a recruiter who has switched it off', async () => {
    await turn(recruiter, 'new_application', 'mail', false);
    await turn(recruiter, 'new_application', 'product', false);
    await portal.call('POST /barong/resource/notifications/read', { as: colleague, body: {} });
    const unread = await unreadOf(recruiter);
    const seeker = await register(portal, { name: 'Meena Iyer' });
    const mails = await mailsTo(colleague, () => apply(portal, seeker, jobId));
    expect(mails.map((mail) => mail.subject)).toEqual(['Meena Iyer applied for Store Keeper']);
    expect(portal.inbox.of(recruiter.user.email).map((mail) => mail.subject)).not.toContain(
      'Meena Iyer applied for Store Keeper',
    );
    expect(await unreadOf(recruiter)).toBe(unread);
    expect(await unreadOf(colleague)).toBe(1);
  });
});

describe('an optional mail', () => {
  test('links to the preferences, and can be switched off with one POST without signing in', async () => {
    const seeker = await register(portal);
    let application = 0;
    const [mail] = await mailsTo(seeker, async () => {
      application = await decide(seeker);
    });
    const settings = 'http://vritti.test/settings?section=notifications';
    expect(mail?.text).toContain(`Change which emails you get: ${settings}`);
    expect(mail?.html).toContain(`href="${settings}"`);
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /^<(.+)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';
    expect(link).toMatch(/^http:\/\/vritti\.test\/notifications\/stop\?token=[\w-]+$/);

    const token = new URL(link).searchParams.get('token') ?? '';
    const { status, body } = await stop(token);
    expect([status, body]).toEqual([200, { kind: 'application_decided', alert: null }]);
    expect(await mailsTo(seeker, () => decide(seeker, 'accepted', application))).toEqual([]);
    expect((await read(seeker))[0]).toMatchObject({ product: true, mail: false });
  });

  test('is in Hindi for an account in Hindi', async () => {
    const seeker = await register(portal);
    await portal.call('PUT /barong/resource/users/me', {
      as: seeker,
      body: { username: 'Asha Rao', language: 'hi' },
    });
    const [mail] = await mailsTo(seeker, () => decide(seeker));
    expect(mail?.text).toContain('चुनें कि आपको कौन से मेल मिलें: http://vritti.test/settings');
  });

  test('is never one that protects the account', async () => {
    const seeker = await registerByForm(portal);
    const [mail] = await mailsTo(seeker, () =>
      portal.call('POST /barong/identity/sessions', {
        body: { email: seeker.user.email, password: PASSWORD },
        headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0' },
      }),
    );
    expect(mail?.subject).toContain('new device');
    expect(headerOf(mail, 'list-unsubscribe')).toBeUndefined();
    expect(mail?.text).not.toContain('Change which emails');
  });
});

describe('the token in a mail', () => {
  test('cannot be forged, and does not work for kinds that are always on', async () => {
    const seeker = await register(portal);
    const stranger = sealWith(randomBytes(32));
    const forged = stopTokenOf(stranger, {
      accountId: seeker.user.id,
      kind: 'application_decided',
    });
    for (const token of ['', 'x', 'x'.repeat(80), forged]) {
      const { status, body } = await stop(token);
      expect([status, body.errors]).toEqual([422, ['request.invalid_value']]);
    }
    expect((await read(seeker))[0]).toMatchObject({ mail: true });
  });

  test('does nothing for a deleted account', async () => {
    const seeker = await register(portal);
    const [mail] = await mailsTo(seeker, () => decide(seeker));
    const token = /token=([\w-]+)/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: seeker,
      body: { password: PASSWORD },
    });
    expect((await stop(token)).status).toBe(200);
    const kept = await portal.db
      .selectFrom('notification_choices')
      .select('kind')
      .where('account_id', '=', seeker.user.id)
      .execute();
    expect(kept).toEqual([]);
  });
});
