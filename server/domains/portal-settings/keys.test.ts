import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addAdmin } from '../../../db/world/people.ts';
import { openAccount, openSession } from '../../test/account-states.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { ageAuthentication } from '../../test/sessions.ts';
import { openOutsideServices } from '../../outside-services.ts';
import { sealWith } from '../../platform/secrets/seal.ts';
import { readKeys, resealKeys } from './keys.ts';
import { IN_ORDER } from '../../../contract/test/in-order.ts';

const PASSWORD = 'sesame-4711-open';

const portal = await openPortal({ mailsByOwners: true });
const owner: Actor = await registerAdmin(portal);

const settings = async () => (await portal.call('GET /barong/admin/settings', { as: owner })).body;
const setMail = (
  smtp_url: string | null,
  { as = owner, ifMatch = '', sender = 'us@jobs.test' } = {},
) =>
  portal.call('PUT /barong/admin/settings/mail', {
    as,
    body: { sender, smtp_url },
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });
const inboxUrl = () => portal.inbox.url.replace('://', `://us:${PASSWORD}@`);
const tryMail = (as: Actor = owner) =>
  portal.call('POST /barong/admin/settings/mail/trial', { as });
const keys = { api_key: 'rzp_test_77', key_secret: PASSWORD, webhook_secret: `${PASSWORD}-2` };
const setPayments = (as: Actor = owner, body: object = keys) =>
  portal.call('PUT /barong/admin/settings/payments', { as, body: body as typeof keys });

describe('the keys of a portal', IN_ORDER, () => {
  test('only owners who have just authenticated again change and try keys', async () => {
    const finance = await addAdmin(portal.db, { admin_role: 'finance' });
    for (const as of [await openSession(portal, finance.id), await register(portal)]) {
      const answers = [
        await setMail(inboxUrl(), { as }),
        await setPayments(as),
        await tryMail(as),
        await portal.call('PUT /barong/admin/settings/sms', { as, body: { url: null } }),
        await portal.call('DELETE /barong/admin/settings/payments', { as }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    const account = await openAccount(portal, 'admin');
    const late = await openSession(portal, account);
    await ageAuthentication(portal, account);
    expect((await setMail(inboxUrl(), { as: late })).status).toBe(403);
    expect((await settings()).mail.keys).toBe('none');
  });

  test('a key takes effect at once, also on another server; without one, mails wait in a folder', async () => {
    const second = await openOutsideServices(
      {},
      {
        ...portal.services,
        mailFolder: '/nonexistent',
        defaultSender: 'x@jobs.test',
      },
    );
    expect(portal.services.gateway.name).toBe('sandbox');
    expect((await tryMail()).body.answer).toMatch(/\.eml$/);

    const { version } = (await settings()).mail;
    const { status, body } = await setMail(portal.inbox.url, { ifMatch: `"${version}"` });
    expect([status, body.keys, body.sender]).toEqual([200, 'set', 'us@jobs.test']);
    await expect.poll(async () => (await tryMail()).body.answer).toMatch(/^250 /);
    expect((await setMail(null, { ifMatch: `"${version}"` })).body.errors).toEqual([
      'resource.setting.stale',
    ]);
    await setPayments();
    await expect
      .poll(() => [portal.services.gateway.name, second.gateway.name])
      .toEqual(['razorpay', 'razorpay']);
    // An empty field keeps the stored key.
    expect((await setMail(null)).body.keys).toBe('set');
    await portal.call('DELETE /barong/admin/settings/payments', { as: owner });
    await expect.poll(() => second.gateway.name).toBe('sandbox');
  });

  test('a failed trial shows the answer of the service that was called, without the key', async () => {
    await setMail(`smtp://us:${PASSWORD}@127.0.0.1:9/`);
    await expect
      .poll(async () => (await tryMail()).body)
      .toMatchObject({
        worked: false,
        answer: expect.stringContaining('ECONNREFUSED'),
      });
    expect((await tryMail()).text).not.toContain(PASSWORD);
  });

  test('SMS are sent to the gateway that owners have set', async () => {
    expect(portal.services.sms()).toBeUndefined();
    const set = (url: string) =>
      portal.call('PUT /barong/admin/settings/sms', { as: owner, body: { url } });
    for (const url of ['http://sms.example.in/', 'sms.example.in', 'file:///etc/passwd']) {
      expect((await set(url)).body.errors).toEqual(['resource.setting.no_https']);
    }
    expect((await set(`https://us:${PASSWORD}@127.0.0.1:9/send`)).body.keys).toBe('set');
    await expect.poll(() => portal.services.sms()).toBeDefined();
    const trial = await portal.call('POST /barong/admin/settings/sms/trial', {
      as: owner,
      body: { phone: '98765 43210' },
    });
    expect(trial.body.worked).toBe(false);
  });

  test('incomplete Razorpay keys are refused, and so is the address of an impossible mail server', async () => {
    const { body } = await setPayments(owner, { ...keys, key_secret: '' });
    expect(Object.keys(body.fields)).toEqual(['key_secret']);
    expect((await setMail('http://mail.example.in')).body.errors).toEqual([
      'resource.setting.no_smtp',
    ]);
  });

  test('the environment takes precedence', async () => {
    const sent: string[] = [];
    const services = await openOutsideServices(
      { sms: async ({ to }) => void sent.push(to) },
      {
        ...portal.services,
        mailFolder: '/nonexistent',
        defaultSender: 'x@jobs.test',
      },
    );
    await services.sms()?.({
      to: '+919876543210',
      text: '',
      language: 'en',
      template: '',
      expires_at: '',
    });
    expect(sent).toEqual(['+919876543210']);
  });

  test('no key is in the database, an answer, the audit log or a file', async () => {
    await setMail(inboxUrl());
    await setPayments();
    const stale = await setMail(null, { ifMatch: '"0"' });
    const shown = [
      stale.text,
      JSON.stringify(await settings()),
      (await portal.call('GET /barong/admin/audit_entries', { as: owner, query: {} })).text,
    ];
    const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
      portal.db,
    );
    let rowsSeen = 0;
    for (const { name } of tables) {
      const found = await sql<{ row: string }>`select row(t)::text as row from ${sql.raw(name)} t`
        .execute(portal.db)
        .catch(() => ({ rows: [] }));
      rowsSeen += found.rows.length;
      shown.push(...found.rows.map(({ row }) => row));
    }
    expect(rowsSeen).toBeGreaterThan(20);
    for (const text of shown) {
      expect(text).not.toContain(PASSWORD);
      expect(text).not.toContain(Buffer.from(PASSWORD).toString('base64').slice(0, 12));
    }
    const row = await portal.db
      .selectFrom('portal_settings')
      .select('value')
      .where('name', '=', 'mail')
      .executeTakeFirstOrThrow();
    // Sealed keys are not shown to anybody either.
    const { keys: sealed } = row.value as { keys: string };
    for (const text of shown.slice(0, 3)) expect(text).not.toContain(sealed);
    expect(portal.services.seal.open(Buffer.from(sealed, 'base64'))).toContain(PASSWORD);
    expect((await settings()).mail).toMatchObject({ keys: 'set' });
  });

  test('after a renewal of seal.key the new key alone opens them', async () => {
    await setMail('smtp://us@mail.test');
    const { version } = (await settings()).mail;
    const renewed = sealWith(randomBytes(32));
    const open = (sealed: Buffer) => portal.services.seal.open(sealed);
    expect(await resealKeys(portal.db, { ...renewed, open })).toBe(3);
    expect(await readKeys(portal.db, renewed)).toMatchObject({
      sender: 'us@jobs.test',
      smtpUrl: 'smtp://us@mail.test',
    });
    expect((await settings()).mail).toMatchObject({ version, keys: 'unreadable' });
  });

  test('when its keys were sealed with another key, mails wait, payments are refused, and owners are told', async () => {
    for (const name of ['mail', 'payments'] as const) {
      await portal.db
        .insertInto('portal_settings')
        .values({ name, value: JSON.stringify({ keys: 'AAAA' }) })
        .onConflict((row) =>
          row.column('name').doUpdateSet({ value: JSON.stringify({ keys: 'AAAA' }) }),
        )
        .execute();
    }
    const { body } = await portal.call('PUT /barong/admin/settings/moderation', {
      as: owner,
      body: { hold_first_jobs: false },
    });
    expect(body.version).toBeGreaterThan(0);
    const { mail, payments } = await settings();
    expect([mail.keys, payments.keys]).toEqual(['unreadable', 'unreadable']);
    await expect
      .poll(async () => (await tryMail()).body)
      .toEqual({ worked: false, answer: expect.stringContaining('another-seal-key') });
    expect(portal.services.gateway.name).toBe('razorpay');
  });
});
