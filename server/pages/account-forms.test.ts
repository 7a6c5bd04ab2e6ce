import { describe, expect, test } from 'vitest';
import { attemptKey } from '../platform/limits/attempt-keys.ts';
import { nextCode, stopClock, useApp } from '../test/authenticator-app.ts';
import { makeAttempts } from '../test/attempts.ts';
import { browserWithoutScripts, type Origin } from '../test/browser-without-scripts.ts';
import { PASSWORD, register } from '../test/people.ts';
import { openPortal } from '../test/portal.ts';
import { builtPages, servePages } from './pages.ts';

// The forms around signing in, as a browser without scripts sends them.

stopClock();
const portal = await openPortal();
await servePages(portal.app, { services: portal.services, demo: false, source: builtPages });

let count = 0;
const freshEmail = () => `noscript${(count += 1)}@people.test`;

const browser = (from?: Origin) => browserWithoutScripts(portal, from);

/** The value of the field of this name. */
const valueOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

const filledIn = (email: string) => ({
  kind: 'user',
  fullName: 'Lata Rao',
  email,
  country: '+91',
  phone: '98765 43210',
  password: PASSWORD,
  confirm_password: PASSWORD,
});

describe('a browser without scripts', () => {
  test('registers, confirms its address, sees what it can do, and logs out', async () => {
    const email = freshEmail();
    const lata = browser();
    const registered = await lata.send('/auth/register?next=%2Fjobs%2F7', filledIn(email));
    expect([registered.status, registered.goal]).toEqual([303, '/auth/signed-in?next=%2Fjobs%2F7']);
    expect(registered.headers['set-cookie']).toMatch(/; Path=\/; SameSite=Strict; HttpOnly$/);

    const landed = await lata.read(registered.goal);
    expect(landed.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(landed.html).toContain('Welcome, Lata Rao!');
    for (const path of ['/jobs', '/companies', '/contact', '/jobs/7'])
      expect(landed.html).toContain(`href="${path}"`);
    const toCode = /href="(\/auth\/verify-otp[^"]*)"/.exec(landed.html)?.[1];
    const codePage = (toCode ?? '').replaceAll('&amp;', '&');

    await portal.work();
    const code = portal.inbox.codeFor(email);
    const wrong = code === '000000' ? '111111' : '000000';
    const refused = await lata.send(codePage, { otp: wrong });
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(/role="alert"[^>]*>.*Not sent yet/s);
    expect(refused.html).toContain('tries left');
    expect(refused.html).not.toContain(wrong);

    const grouped = `${code.slice(0, 3)} ${code.slice(3)}`;
    const verified = await lata.send(codePage, { otp: grouped });
    expect([verified.status, verified.goal]).toEqual([303, '/auth/signed-in?next=%2Fjobs%2F7']);
    expect((await lata.read(verified.goal)).html).not.toContain('/auth/verify-otp');

    const before = lata.cookie();
    const left = await lata.send('/auth/signed-in', {});
    expect([left.status, left.goal, lata.cookie()]).toEqual([303, '/', '']);
    const stolen = await browser().read('/auth/signed-in');
    expect(stolen.html).toContain('You are not logged in');
    const again = await portal.app.inject({ url: '/auth/signed-in', headers: { cookie: before } });
    expect(again.body).not.toContain('Lata Rao');
  });

  test('gets a refused registration back with what was typed and chosen, but without the passwords', async () => {
    const { user } = await register(portal);
    const fields = { ...filledIn(user.email), kind: 'hr', country: '+971', marketing: 'on' };
    const taken = await browser().send('/auth/register', fields);
    expect(taken.status).toBe(409);
    expect(valueOf(taken.html, 'fullName')).toBe('Lata Rao');
    expect(valueOf(taken.html, 'phone')).toBe('98765 43210');
    expect(taken.html).toMatch(/<option[^>]*value="\+971"[^>]*selected/);
    expect(taken.html).toMatch(/<input[^>]*name="marketing"[^>]*checked/);
    expect(taken.html).toMatch(/<input[^>]*name="kind"[^>]*checked=""[^>]*value="hr"/);
    expect(taken.html).toMatch(/<input(?=[^>]* name="email")[^>]* aria-invalid="true"/);
    expect(taken.html).not.toContain(PASSWORD);
    expect(taken.headers['set-cookie']).toBeUndefined();
  });

  test('is told in Hindi what is missing, at each field', async () => {
    const { status, html } = await browser({ language: 'hi' }).send('/auth/register', {});
    expect(status).toBe(422);
    for (const words of ['अपना पूरा नाम लिखें।', 'एक पासवर्ड चुनें।', 'अभी नहीं भेजा गया।'])
      expect(html).toContain(words);
  });

  test('logs in, and after a wrong password keeps the address but not the password', async () => {
    const { user } = await register(portal, { name: 'Imran Ali' });
    const imran = browser();
    const wrong = await imran.send('/auth/login', { email: user.email, password: 'Wrong-kite-7' });
    expect(wrong.status).toBe(401);
    expect(wrong.html).toMatch(/role="alert"/);
    expect(valueOf(wrong.html, 'email')).toBe(user.email);
    expect(wrong.html).not.toContain('Wrong-kite-7');

    const right = await imran.send('/auth/login', { email: user.email, password: PASSWORD });
    expect([right.status, right.goal]).toEqual([303, '/auth/signed-in']);
    expect((await imran.read('/auth/signed-in')).html).toContain('Welcome, Imran Ali!');
  });

  test('sends the code of the second step with the password, once it is asked for', async () => {
    const session = await register(portal);
    const { secret } = await useApp(portal, session);
    const { email } = session.user;
    const asked = await browser().send('/auth/login', { email, password: PASSWORD });
    expect(asked.html).toMatch(/<input[^>]* name="otp_code"/);
    expect(asked.headers['set-cookie']).toBeUndefined();
    const first = { email, password: PASSWORD };
    const wrong = await browser().send('/auth/login', { ...first, otp_code: '000000' });
    expect(wrong.html).toMatch(/<input[^>]* name="otp_code"/);
    const right = await browser().send('/auth/login', { ...first, otp_code: nextCode(secret) });
    expect(right.status).toBe(303);
  });

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/..//evil.test'])(
    'is not led to another site by %s',
    async (next) => {
      const { user } = await register(portal);
      const url = `/auth/login?next=${encodeURIComponent(next)}`;
      const { goal } = await browser().send(url, { email: user.email, password: PASSWORD });
      expect(goal).toBe('/auth/signed-in');
      const me = browser();
      await me.send('/auth/login', { email: user.email, password: PASSWORD });
      const { html } = await me.read(`/auth/signed-in?next=${encodeURIComponent(next)}`);
      expect(html).not.toMatch(/href="[^"?]*evil/);
    },
  );

  test('is told why the account was shut out, and where to ask about it', async () => {
    const { user } = await register(portal);
    await portal.db
      .updateTable('accounts')
      .set({ state: 'banned', state_reason: 'Asked for money' })
      .where('id', '=', user.id)
      .execute();
    const banned = browser();
    const { html } = await banned.send('/auth/login', { email: user.email, password: PASSWORD });
    expect(html).toContain('Asked for money');
    expect(html).toMatch(/<a[^>]*href="\/contact"[^>]*>Contact us about this/);
    expect(banned.cookie()).toBe('');
  });

  test('is limited as with scripts, and told how long to wait', async () => {
    const address = '100.65.0.1';
    await makeAttempts(portal, attemptKey('login', { address }), 600);
    const fields = { email: freshEmail(), password: PASSWORD };
    const { status, html, headers } = await browser({ address }).send('/auth/login', fields);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(html).toMatch(/Please try again in \d+ minutes/);
    expect(valueOf(html, 'email')).toBe(fields.email);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': '', origin: 'https://evil.test' }],
  ])('signs nobody in or up by a form of another site: %j', async (from) => {
    const { user } = await register(portal);
    const fresh = freshEmail();
    for (const [url, fields] of [
      ['/auth/login', { email: user.email, password: PASSWORD }],
      ['/auth/register', filledIn(fresh)],
    ] as const) {
      const { status, html, headers } = await browser().send(url, fields, from);
      expect([status, headers['set-cookie']]).toEqual([403, undefined]);
      expect(html).toContain('this form came from another website');
    }
    const made = await portal.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', fresh)
      .execute();
    expect(made).toEqual([]);
  });

  test('asks for a code where the address of the page names nobody, and for another', async () => {
    const email = freshEmail();
    await browser().send('/auth/register', filledIn(email));
    const lata = browser({ address: '100.65.0.2' });
    const missing = await lata.send('/auth/verify-otp?type=hr', { email: '' });
    expect([missing.status, missing.html.includes('Please enter your email address')]).toEqual([
      422,
      true,
    ]);
    const asked = await lata.send('/auth/verify-otp?type=hr', { email });
    expect([asked.status, asked.goal]).toEqual([
      303,
      `/auth/verify-otp?${new URLSearchParams({ email, type: 'hr' })}`,
    ]);
    const tooSoon = await lata.send(asked.goal, { otp: '', again: '1' });
    expect([tooSoon.status, tooSoon.html.includes('Please try again in')]).toEqual([429, true]);
    const other = await browser({ address: '100.65.0.3' }).send(asked.goal, { again: '1' });
    expect([other.status, other.html.includes(`We sent a 6-digit code to ${email}.`)]).toEqual([
      200,
      true,
    ]);
  });

  test('that did not register itself needs the password, too, with the code', async () => {
    const email = freshEmail();
    await browser().send('/auth/register', filledIn(email));
    await portal.work();
    const otp = portal.inbox.codeFor(email);
    const page = `/auth/verify-otp?email=${encodeURIComponent(email)}`;
    const stranger = browser({ address: '100.65.0.4' });
    const asked = await stranger.send(page, { otp });
    expect(asked.html).toContain('The code is right.');
    expect(asked.html).toMatch(/<input[^>]*name="password"/);
    const { status } = await stranger.send(page, { otp, password: PASSWORD });
    expect(status).toBe(303);
  });

  test('sets a new password by the link that it pastes from the mail', async () => {
    const { user } = await register(portal);
    const lata = browser();
    const asked = await lata.send('/auth/forgot-password', { email: ` ${user.email} ` });
    expect([asked.status, asked.html.includes(`If ${user.email} has an account`)]).toEqual([
      200,
      true,
    ]);
    const mailed = (await portal.mailsTo(user.email)).at(-1)?.text ?? '';
    const link = /https?:\S+#reset_token=\S+/.exec(mailed)?.[0] ?? '';
    const fresh = 'Eight-red-kites-8';
    const passwords = { password: fresh, confirm_password: fresh };
    const without = await lata.send('/auth/reset-password', { link: '', ...passwords });
    expect([without.status, without.html.includes('Paste the link from the mail.')]).toEqual([
      422,
      true,
    ]);
    const different = { link, password: fresh, confirm_password: 'Other-kite-9' };
    const differing = await lata.send('/auth/reset-password', different);
    expect(differing.html).toContain('Please make sure your passwords match.');
    expect(differing.html).not.toMatch(/Eight-red|Other-kite|reset_token=/);
    const done = await lata.send('/auth/reset-password', { link, ...passwords });
    expect([done.status, done.html.includes('Password Reset Successfully')]).toEqual([200, true]);
    const used = await lata.send('/auth/reset-password', { link, ...passwords });
    expect(used.html).toContain('Link Expired');
    const { status } = await lata.send('/auth/login', { email: user.email, password: fresh });
    expect(status).toBe(303);
  });
});

describe('the session in the cookie', () => {
  async function signedIn() {
    const { user } = await register(portal);
    const lata = browser();
    await lata.send('/auth/login', { email: user.email, password: PASSWORD });
    return { user, lata, headers: { cookie: lata.cookie() } };
  }
  const HANDOVER = '/auth/session';
  const handOver = (headers: Record<string, string>) =>
    portal.app.inject({ method: 'POST', url: HANDOVER, headers });

  test('is handed over to scripts that have come after all, under a new token, and the cookie goes', async () => {
    const { user, headers } = await signedIn();
    const handed = await handOver({ ...headers, 'sec-fetch-site': 'same-origin' });
    const session = handed.json();
    expect([handed.statusCode, session.user.id]).toEqual([200, user.id]);
    expect(handed.headers['set-cookie']).toMatch(/Max-Age=0/);
    expect(headers.cookie).not.toContain(session.token);
    const { status } = await portal.call('GET /barong/resource/users/me', { as: session });
    expect(status).toBe(200);
  });

  test('makes this browser known with it, so that its next login by scripts counts as no new device', async () => {
    const { user, headers } = await signedIn();
    await handOver({ ...headers, 'x-device-id': 'a'.repeat(32) });
    const devicesAfter = async (id: string) => {
      await portal.call('POST /barong/identity/sessions', {
        body: { email: user.email, password: PASSWORD },
        headers: { 'x-device-id': id.repeat(32), 'x-forwarded-for': '203.0.113.9' },
      });
      return (await portal.mailsTo(user.email)).length;
    };
    expect([await devicesAfter('a'), await devicesAfter('b')]).toEqual([0, 1]);
  });

  test('is handed to nobody without it, nor to a page of another site', async () => {
    const { headers } = await signedIn();
    expect((await handOver({})).statusCode).toBe(401);
    const foreign = await handOver({ ...headers, 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([401, undefined]);
  });

  test('means nothing to the API, and does not let another site log anybody out', async () => {
    const { lata, headers } = await signedIn();
    const { statusCode } = await portal.app.inject({
      url: '/api/v2/barong/resource/users/me',
      headers,
    });
    expect(statusCode).toBe(401);
    const foreign = await lata.send('/auth/signed-in', {}, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await lata.read('/auth/signed-in')).html).toContain('You are logged in');
  });
});

test('a page without a form of its own does not take one', async () => {
  const { status, headers } = await browser().send('/about', { name: 'x' });
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});
