import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../contract/accounts.ts';
import { announceForNow } from '../../contract/test/announce-for-now.ts';
import { askWhetherOpen } from '../domains/jobs/confirming/confirming.ts';
import { announceRelease } from '../domains/feature-waits/feature-waits.ts';
import { browserWithoutScripts } from '../test/browser-without-scripts.ts';
import { openJob, openTeam } from '../test/hiring.ts';
import { PASSWORD, register, registerAdmin } from '../test/people.ts';
import { openPortal } from '../test/portal.ts';
import { builtPages, servePages } from './pages.ts';

// The pages at links in mails, as a browser without scripts uses them: it never sends the end of an address, so the
// link is pasted.

const endAnnouncing = announceForNow(['/mentors']);
const portal = await openPortal();
await servePages(portal.app, { services: portal.services, demo: false, source: builtPages });
afterAll(endAnnouncing);

/** The link with a token in the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const text = (await portal.mailsTo(email)).at(-1)?.text ?? '';
  return /https?:\S+#token=[\w.-]+/.exec(text)?.[0] ?? '';
}

/** What a page says, without its markup. */
const saying = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');

const browser = () => browserWithoutScripts(portal);

test.each([
  ['/auth/confirm-email', 'I agree'],
  ['/notify-me/stop', 'Take my address off the list'],
  ['/jobs/confirm', 'Yes, it is open'],
  ['/contact/state', 'Open'],
  ['/appeal', 'Open'],
  ['/team/join', 'Open'],
])('%s asks for the link, and says so if it is missing', async (path, button) => {
  const { html } = await browser().read(path);
  expect(html).toMatch(new RegExp(`<form[^>]* action="${path}"`));
  expect(html).toMatch(/<noscript>.*<input(?=[^>]* name="link")/s);
  expect(html).toMatch(new RegExp(`<button[^>]* type="submit"[^>]*>(?:<[^>]*>)*${button}`));
  const missing = await browser().send(path, { link: ' ' });
  expect(missing.status).toBe(422);
  expect(saying(missing.html)).toContain('Paste the link from the mail.');
  const foreign = await browser().send(path, { link: 'x' }, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
});

test('a change of address takes effect once both addresses have agreed', async () => {
  const session = await register(portal);
  const old = session.user.email;
  const fresh = 'fresh-without-scripts@people.test';
  await portal.call('PUT /barong/resource/users/email_change', {
    as: session,
    body: { email: fresh, current_password: PASSWORD },
  });
  const links = [await linkTo(old), await linkTo(fresh)] as const;
  const first = await browser().send('/auth/confirm-email', { link: links[0] });
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(saying(first.html)).toContain('once the other address agrees too');
  const second = await browser().send('/auth/confirm-email', { link: links[1] });
  expect(saying(second.html)).toContain(`The account now uses ${fresh}.`);
  const wrong = await browser().send('/auth/confirm-email', { link: 'nothing' });
  expect(wrong.status).toBeGreaterThanOrEqual(400);
  expect(wrong.html).toMatch(/role="alert"/);
  expect(wrong.html).not.toContain('I agree');
});

test('somebody who waits for a page is taken off the list', async () => {
  const email = 'waiting@people.test';
  await portal.call('POST /barong/public/feature_waits', {
    body: { email, path: '/mentors', consent: true },
  });
  await announceRelease({ db: portal.db, publicUrl: 'http://vritti.test' }, '/mentors');
  const wrong = await browser().send('/notify-me/stop', { link: 'nothing' });
  expect(saying(wrong.html)).toContain('This link is incomplete.');
  const done = await browser().send('/notify-me/stop', { link: await linkTo(email) });
  expect([done.status, saying(done.html).includes('Your address is off the list')]).toEqual([
    200,
    true,
  ]);
  const kept = await portal.db
    .selectFrom('feature_waits')
    .select('id')
    .where('email', '=', email)
    .execute();
  expect(kept).toEqual([]);
});

test('a recruiter says that a job is still open', async () => {
  const { companyId, recruiter } = await openTeam(portal);
  const confirmed_at = new Date(Date.now() - 11.1 * 86_400_000);
  await openJob(portal, companyId, { title: 'Loom Fitter', confirmed_at });
  await askWhetherOpen(portal.services);
  const link = await linkTo(recruiter.user.email);
  const broken = await browser().send('/jobs/confirm', { link: `${link}x` });
  expect(saying(broken.html)).toContain('This link is incomplete or too old.');
  const done = await browser().send('/jobs/confirm', { link });
  expect(saying(done.html)).toContain('“Loom Fitter” is open. Thank you');
});

test('the sender of a message reads what has become of it', async () => {
  const email = 'writer@people.test';
  await browser().send('/contact', {
    name: 'Lata Rao',
    email,
    topic: 'help',
    message: 'How do I change my name?',
  });
  const link = await linkTo(email);
  const wrong = await browser().send('/contact/state', { link: `${link}x` });
  expect(wrong.status).toBe(404);
  expect(wrong.html).toMatch(/role="alert"/);
  const { html, headers } = await browser().send('/contact/state', { link });
  expect(saying(html)).toMatch(/Message \d+ .*A person is looking at it\./);
  expect(headers['cache-control']).toBe('private, no-store');
});

describe('an appeal', () => {
  async function banned(): Promise<string> {
    const { user } = await register(portal);
    await portal.call('POST /barong/admin/users/update', {
      as: await registerAdmin(portal),
      body: { uid: user.uid, state: 'banned', reason: 'Asked for money.' },
    });
    return linkTo(user.email);
  }

  test('is written on the page that shows what it is about, once', async () => {
    const link = await banned();
    const opened = await browser().send('/appeal', { link });
    expect(saying(opened.html)).toContain('The reason: Asked for money.');
    expect(opened.html).toContain('<textarea');
    expect(opened.html).toMatch(new RegExp(`name="link"[^>]* value="${link}"`));
    const text = 'I never asked anybody for money.';
    const sent = await browser().send('/appeal', { link, text });
    expect(saying(sent.html)).toMatch(/Your appeal has arrived\. Its number is \d+\./);
    const again = await browser().send('/appeal', { link, text });
    expect([again.status, again.html.includes(text)]).toEqual([409, true]);
    expect(saying((await browser().send('/appeal', { link })).html)).toContain(text);
  });

  test('that is too short comes back with what was written, and the link', async () => {
    const link = await banned();
    const short = await browser().send('/appeal', { link, text: 'Not me' });
    expect(short.status).toBe(422);
    expect(saying(short.html)).toContain('Please write a little more.');
    expect(short.html).toMatch(/<textarea[^>]*>Not me<\/textarea>/);
    expect(short.html).toMatch(new RegExp(`name="link"[^>]* value="${link}"`));
  });
});

describe('an invitation to a team', () => {
  const EMAIL = 'kavita-without-scripts@people.test';
  let link: string;
  let kavita: Session;
  beforeAll(async () => {
    const { recruiter: owner } = await openTeam(portal, {
      company: { name: 'Narmada Traders' },
      recruiter: 'Anil Verma',
    });
    kavita = await register(portal, { role: 'hr', email: EMAIL });
    await portal.call('POST /barong/resource/team/invitations', {
      as: owner,
      body: { email: EMAIL, role: 'recruiter' },
    });
    link = await linkTo(EMAIL);
  });
  async function signedIn(email: string) {
    const own = browser();
    await own.send('/auth/login?next=%2Fteam%2Fjoin', { email, password: PASSWORD });
    return own;
  }

  test('leads a guest to the login, and back to the page afterwards', async () => {
    const { html } = await browser().send('/team/join', { link });
    expect(saying(html)).toContain('Narmada Traders invites you');
    expect(html).toContain('href="/auth/login?next=%2Fteam%2Fjoin"');
    const own = await signedIn(EMAIL);
    const landed = await own.read('/auth/signed-in?next=%2Fteam%2Fjoin');
    expect(landed.html).toMatch(/href="\/team\/join"[^>]*>Back to where you were/);
  });

  test('that was sent to somebody else offers to log out', async () => {
    const other = await register(portal, { role: 'hr' });
    const own = await signedIn(other.user.email);
    const { html } = await own.send('/team/join', { link });
    expect(saying(html)).toContain('You are logged in with a different account.');
    expect(html).toMatch(/<form[^>]* action="\/auth\/signed-in"/);
    const forced = await own.send('/team/join', { link, join: '1' });
    expect([forced.status, /role="alert"/.test(forced.html)]).toEqual([409, true]);
  });

  test('cannot be accepted by a form of another site, even with the cookie', async () => {
    const own = await signedIn(EMAIL);
    const from = { 'sec-fetch-site': 'cross-site' };
    expect((await own.send('/team/join', { link, join: '1' }, from)).status).toBe(403);
    const team = await portal.call('GET /barong/resource/users/me', { as: kavita });
    expect(team.body.team_role).toBeNull();
  });

  test('lets the person it was sent to join by a button', async () => {
    const email = 'gita-without-scripts@people.test';
    const { recruiter: owner } = await openTeam(portal, { company: { name: 'Kaveri Prints' } });
    const gita = await register(portal, { role: 'hr', email });
    await portal.call('POST /barong/resource/team/invitations', {
      as: owner,
      body: { email, role: 'viewer' },
    });
    const own = await signedIn(email);
    const mailed = await linkTo(email);
    const opened = await own.send('/team/join', { link: mailed });
    expect(opened.html).toMatch(/<input[^>]* name="join"/);
    const joined = await own.send('/team/join', { link: mailed, join: '1' });
    expect(saying(joined.html)).toContain('You are in the team of Kaveri Prints now.');
    const me = await portal.call('GET /barong/resource/users/me', { as: gita });
    expect(me.body.team_role).toBe('viewer');
    const ended = await own.send('/team/join', { link: mailed });
    expect(ended.html).toMatch(/role="alert"/);
    expect(ended.html).not.toContain('name="join"');
  });
});
