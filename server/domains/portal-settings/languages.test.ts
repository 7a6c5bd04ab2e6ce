import { beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '../../../contract/endpoint.ts';
import { addAdmin } from '../../../db/world/people.ts';
import { openSession } from '../../test/account-states.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const owner: Actor = await registerAdmin(portal);
beforeEach(() => offer(['en', 'hi'], 'en'));

const offer = (offered: Language[], usual: Language, as = owner, ifMatch = '') =>
  portal.call('PUT /barong/admin/settings/languages', {
    as,
    body: { offered, usual },
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });
/** The message of a refusal, for a client that prefers these languages. */
const refusalFor = async (preferred?: string) => {
  const { json } = await portal.app.inject({
    url: '/api/v2/barong/resource/users/me',
    headers: preferred === undefined ? {} : { 'accept-language': preferred },
  });
  return /[\u0900-\u097f]/.test(json().messages[0]) ? 'hi' : 'en';
};
const rowOf = (id: number) =>
  portal.db
    .selectFrom('accounts')
    .select(['language', 'unoffered_language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('only owners choose languages: at least one, with the default among them', async () => {
  const support = await addAdmin(portal.db, { admin_role: 'support' });
  for (const as of [await openSession(portal, support.id), await register(portal)]) {
    expect((await offer(['hi'], 'hi', as)).status).toBe(403);
  }
  const none = await offer([], 'en');
  expect([none.status, none.body.fields]).toMatchObject([
    422,
    { offered: 'Please choose at least one language.' },
  ]);
  const other = await offer(['hi'], 'en');
  expect([other.status, Object.keys(other.body.fields)]).toEqual([422, ['usual']]);
  expect((await offer(['fr' as Language], 'en')).status).toBe(422);
  const { body } = await offer(['hi', 'hi'], 'hi');
  expect(body.offered).toEqual(['hi']);
  expect((await offer(['en'], 'en', owner, `"${body.version - 1}"`)).body.errors).toEqual([
    'resource.setting.stale',
  ]);
  const log = await portal.call('GET /barong/admin/audit_entries', { as: owner, query: {} });
  expect(log.body.audit_entries[0]).toMatchObject({
    act: 'settings_changed',
    before: { 'languages.offered': 'en, hi', 'languages.usual': 'en' },
    after: { 'languages.offered': 'hi', 'languages.usual': 'hi' },
  });
});

describe('a client', () => {
  test.each([
    [undefined, 'en'],
    ['hi-IN', 'hi'],
    ['ta-IN, hi;q=0.8, en;q=0.5', 'hi'],
    ['en;q=0.5, hi;q=0.9', 'hi'],
    ['hi;q=0, en', 'en'],
    ['nonsense;;q=,', 'en'],
  ])('that prefers %s gets answers in %s', async (preferred, language) => {
    expect(await refusalFor(preferred)).toBe(language);
  });

  test('gets answers in the default language if it prefers none, or one that is not offered', async () => {
    await offer(['en', 'hi'], 'hi');
    expect([await refusalFor(), await refusalFor('fr'), await refusalFor('en-IN')]).toEqual([
      'hi',
      'hi',
      'en',
    ]);
    await offer(['en'], 'en');
    expect(await refusalFor('hi-IN')).toBe('en');
    await offer(['hi'], 'hi');
    expect(await refusalFor('en-IN')).toBe('hi');
  });
});

describe('somebody who chose a language that is no longer offered', () => {
  const choose = (as: Actor, language: Language) =>
    portal.call('PUT /barong/resource/users/me', { as, body: { language } });

  test('gets mails in one that is, and in their own again once it is back', async () => {
    const seeker = await register(portal);
    const { id, email } = seeker.user;
    await choose(seeker, 'hi');
    await offer(['en'], 'en');
    await portal.work();
    expect(await rowOf(id)).toEqual({ language: 'en', unoffered_language: 'hi' });
    const me = await portal.call('GET /barong/resource/users/me', { as: seeker });
    expect(me.body.language).toBe('hi');
    await portal.call('POST /barong/identity/users/password/generate_code', { body: { email } });
    expect((await portal.mailsTo(email)).at(-1)?.text).not.toMatch(/[\u0900-\u097f]/);
    await offer(['en', 'hi'], 'en');
    await portal.work();
    expect(await rowOf(id)).toEqual({ language: 'hi', unoffered_language: null });
  });

  test('can still choose it, but gets no mails in it', async () => {
    await offer(['en'], 'en');
    const seeker = await register(portal);
    const { body } = await choose(seeker, 'hi');
    expect(body.language).toBe('hi');
    expect(await rowOf(seeker.user.id)).toEqual({ language: 'en', unoffered_language: 'hi' });
    await choose(seeker, 'en');
    expect(await rowOf(seeker.user.id)).toEqual({ language: 'en', unoffered_language: null });
  });
});
