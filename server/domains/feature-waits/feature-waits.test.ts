import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { announceForNow } from '../../../contract/test/announce-for-now.ts';
import { registerAdmin } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { announceRelease } from './feature-waits.ts';

const endAnnouncing = announceForNow(['/mentors', '/courses', '/fairs', '/badges', '/games']);
const portal = await openPortal();
afterAll(endAnnouncing);

interface WaitRequest {
  email: string;
  path?: string;
  language?: 'en' | 'hi';
}

const wait = ({ email, path = '/mentors', language = 'en' }: WaitRequest) =>
  portal.call('POST /barong/public/feature_waits', {
    body: { email, path, consent: true },
    headers: { 'accept-language': language },
  });

const release = (path: string) =>
  announceRelease({ db: portal.db, publicUrl: 'http://vritti.test' }, path);

const rowsOf = (email: string) =>
  portal.db.selectFrom('feature_waits').selectAll().where('email', '=', email).execute();

/** The token in the link of the newest mail to an address. */
const tokenFor = (email: string) =>
  /stop#token=([\w-]+)/.exec(portal.inbox.of(email).at(-1)?.text ?? '')?.[1] ?? '';

test('a release is mailed once to everybody who waits, in their language, with a link to stop', async () => {
  expect((await wait({ email: 'asha@wait.test' })).status).toBe(201);
  expect((await wait({ email: 'ravi@wait.test', language: 'hi' })).status).toBe(201);
  expect(await release('/mentors')).toBe(2);
  expect(await release('/mentors')).toBe(0);
  const [mail, ...more] = await portal.mailsTo('asha@wait.test');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('It is here: the Vritti page you asked about');
  expect(mail?.text).toContain('http://vritti.test/mentors');
  expect(tokenFor('asha@wait.test')).toMatch(/^[\da-f-]{36}$/);
  expect(portal.inbox.of('ravi@wait.test')[0]?.subject).toContain('वह आ गया है');
});

test('an address waits for a page once, whatever its case, and the answer does not reveal it', async () => {
  const first = await wait({ email: 'Meera@wait.test', path: '/courses' });
  const second = await wait({ email: 'meera@WAIT.test', path: '/courses' });
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await release('/courses')).toBe(1);
});

test('only announced pages can be waited for', async () => {
  for (const path of ['/jobs', '/mentors/x', '/admin/hr-accounts/12', 'mentors', '']) {
    const { status, body } = await wait({ email: 'no@wait.test', path });
    expect([path, status, body.errors]).toEqual([path, 404, ['request.not_found']]);
  }
  expect(await rowsOf('no@wait.test')).toEqual([]);
});

test('nothing is stored without consent or with an invalid address', async () => {
  const url = '/api/v2/barong/public/feature_waits';
  const email = 'silent@wait.test';
  const post = (payload: object) => portal.send({ method: 'POST', url, payload });
  for (const consent of [undefined, false, 'yes']) {
    const { status, body } = await post({ email, path: '/mentors', consent });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['consent']]);
  }
  const wrong = await post({ email: 'silent', path: '/mentors', consent: true });
  expect([wrong.status, wrong.body.errors]).toEqual([422, ['identity.user.invalid_email']]);
  expect(await rowsOf(email)).toEqual([]);
});

test('the link in a mail removes the address from every list, and a made-up token removes nobody', async () => {
  const email = 'tara@wait.test';
  for (const path of ['/mentors', '/fairs']) await wait({ email, path });
  await release('/mentors');
  await portal.work();
  const remove = (token: string) =>
    portal.call('POST /barong/public/feature_waits/removal', { body: { token } });
  const unknown = await remove('6f1c2ab4-54a0-4d0b-9a43-6c3e9d0b7a11');
  expect([unknown.status, (await rowsOf(email)).length]).toEqual([200, 2]);
  const known = await remove(tokenFor(email));
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await rowsOf(email)).toEqual([]);
  expect((await remove('not-a-token')).status).toBe(422);
});

test('a wait is deleted 90 days after its mail, and not before the mail', async () => {
  await wait({ email: 'old@wait.test', path: '/badges' });
  await wait({ email: 'new@wait.test', path: '/fairs' });
  await release('/badges');
  await sql`update feature_waits set consented_at = now() - interval '91 days',
    told_at = told_at - interval '91 days'`.execute(portal.db);
  await sql`select graphile_worker.add_job('remove_told_waits')`.execute(portal.db);
  await portal.work();
  expect(await rowsOf('old@wait.test')).toEqual([]);
  expect(await rowsOf('new@wait.test')).toHaveLength(1);
});

test('one network can add only so many addresses an hour', async () => {
  await portal.db
    .updateTable('attempt_counts')
    .set({ times: sql`array_fill(now(), array[100])` })
    .execute();
  const { status, body, headers } = await wait({ email: 'many@wait.test' });
  expect([status, body.errors]).toEqual([429, ['request.too_many_requests']]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await portal.db.deleteFrom('attempt_counts').execute();
});

test('nobody can wait for a page that an owner has hidden', async () => {
  const owner = await registerAdmin(portal);
  await portal.call('PUT /barong/admin/settings/announcing', {
    as: owner,
    body: { hidden_pages: ['/games'] },
  });
  const ask = (path: string) =>
    portal.call('POST /barong/public/feature_waits', {
      body: { email: 'asha@wait.test', path, consent: true },
    });
  const { status, body } = await ask('/games');
  expect([status, body.errors]).toEqual([404, ['request.not_found']]);
  expect((await ask('/badges')).status).toBe(201);
});
