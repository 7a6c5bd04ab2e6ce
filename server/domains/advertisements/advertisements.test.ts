import { beforeEach, describe, expect, test } from 'vitest';
import type { AdvertisementSlot } from '../../../contract/advertisements/slots-and-lists.ts';
import { addAdvertisement, dayFromNow } from '../../../db/world/advertisements.ts';
import { addJob } from '../../../db/world/hiring.ts';
import { addAdmin, addCompany } from '../../../db/world/people.ts';
import { openSession } from '../../test/account-states.ts';
import { registerRecruiter } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const adminOf = async (admin_role: 'finance' | 'moderator') =>
  openSession(portal, (await addAdmin(portal.db, { admin_role })).id);
const [finance, moderator] = [await adminOf('finance'), await adminOf('moderator')];
beforeEach(() => portal.db.deleteFrom('advertisements').execute());

const form = {
  slot: 'search' as const,
  advertiser: 'Example Training',
  title: 'Learn Tally in six weeks',
  text: 'Evening classes, online.',
  target_url: 'https://www.training.example/tally?from=vritti',
  words: [' Accountant', 'Tally  ERP', 'accountant', '!'],
  starts_on: dayFromNow(0),
  ends_on: dayFromNow(29),
  views_max: 1_000,
  clicks_max: null,
};
const book = (more: object = {}, as: Actor | undefined = finance) =>
  portal.call('POST /barong/admin/advertisements', { as, body: { ...form, ...more } });
const change = (id: number, more: object = {}) =>
  portal.call('PUT /barong/admin/advertisements/:id', {
    as: finance,
    params: { id },
    body: { ...form, ...more },
  });
const decide = (
  id: number,
  decision: { version: number; approved: boolean; reason?: string },
  as = moderator,
) =>
  portal.call('PUT /barong/admin/advertisements/:id/decision', {
    as,
    params: { id },
    body: decision,
  });
const pause = (id: number, paused: boolean) =>
  portal.call('PUT /barong/admin/advertisements/:id/pause', {
    as: moderator,
    params: { id },
    body: { paused },
  });
const listed = async (status: 'waiting' | 'booked' | 'over') =>
  (await portal.call('GET /barong/admin/advertisements', { as: moderator, query: { status } }))
    .body;
const shownAt = async (words = '', slot: AdvertisementSlot = 'search') =>
  (await portal.call('GET /barong/public/advertisements', { query: { slot, words } })).body
    .advertisement;
const see = (id: number, address = '203.0.113.7') =>
  portal.call('POST /barong/public/advertisements/:id/views', {
    params: { id },
    headers: { 'x-forwarded-for': address },
  });
const click = (
  id: number | string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) =>
  portal.send({
    method,
    url: `/advertisements/${id}`,
    headers: { 'x-forwarded-for': '203.0.113.8', ...headers },
  });
const countsOf = (id: number) =>
  portal.db
    .selectFrom('advertisements')
    .select(['views', 'clicks'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a booked advertisement', () => {
  test('is shown once another admin has approved it, and says where it leads', async () => {
    const booked = await book();
    expect([booked.status, booked.body]).toMatchObject([
      201,
      { state: 'waiting', words: ['accountant', 'tally erp'], views: 0, version: 1, days: [] },
    ]);
    const { id, version } = booked.body;
    expect(await shownAt('accountant')).toBeNull();
    expect(await listed('waiting')).toMatchObject({ waiting_count: 1, advertisements: [{ id }] });
    const decided = await decide(id, { version, approved: true });
    expect(decided.body).toMatchObject({ state: 'running', reason: '' });
    const { advertiser, title, text } = form;
    const wanted = { id, advertiser, title, text, domain: 'training.example', picture_url: null };
    expect(await shownAt('accountant')).toEqual(wanted);
    expect(await listed('booked')).toMatchObject({ waiting_count: 0, advertisements: [{ id }] });
  });

  test('is declined with a reason, and is never shown', async () => {
    const { id, version } = (await book()).body;
    const silent = await decide(id, { version, approved: false });
    expect([silent.status, silent.body.fields]).toMatchObject([
      422,
      { reason: expect.any(String) },
    ]);
    const declined = await decide(id, { version, approved: false, reason: 'Asks for a fee.' });
    expect(declined.body).toMatchObject({ state: 'declined', reason: 'Asks for a fee.' });
    expect(await shownAt('accountant')).toBeNull();
    expect((await click(id)).status).toBe(404);
    expect((await listed('over')).advertisements).toMatchObject([{ id }]);
    expect((await pause(id, true)).body.errors).toEqual(['resource.advertisement.not_found']);
  });

  test('waits again after a change, and nobody approves what they have not read', async () => {
    const { id, version } = (await book()).body;
    await decide(id, { version, approved: true });
    const changed = await change(id, { title: 'Free of charge' });
    expect(changed.body).toMatchObject({ state: 'waiting', version: 2, title: 'Free of charge' });
    expect(await shownAt('accountant')).toBeNull();
    const stale = await decide(id, { version, approved: true });
    expect([stale.status, stale.body.errors]).toEqual([409, ['resource.advertisement.decided']]);
    const impossible = await decide(id, { version: Number.MAX_SAFE_INTEGER, approved: true });
    expect([impossible.status, impossible.body.errors]).toEqual([409, stale.body.errors]);
    expect((await decide(id, { version: 2, approved: true })).body.state).toBe('running');
    expect((await decide(id, { version: 2, approved: false, reason: 'No.' })).status).toBe(409);
  });

  test('stops while it is paused, its link too', async () => {
    const { id } = await addAdvertisement(portal.db);
    expect((await pause(id, true)).body.state).toBe('paused');
    expect([await shownAt(), (await click(id)).status]).toEqual([null, 404]);
    expect((await pause(id, false)).body.state).toBe('running');
    expect((await shownAt())?.id).toBe(id);
  });

  test.each([
    [{ target_url: 'http://training.example' }, 'target_url', 'resource.advertisement.not_https'],
    [{ target_url: 'javascript:alert(1)' }, 'target_url', 'resource.advertisement.not_https'],
    [
      { target_url: 'https://vritti.in@bad.example' },
      'target_url',
      'resource.advertisement.not_https',
    ],
    [{ ends_on: dayFromNow(-1) }, 'ends_on', 'resource.advertisement.ends_before_start'],
    [{ title: ' ' }, 'title', 'request.missing'],
    [{ views_max: 0 }, 'views_max', 'request.too_low'],
  ])('is refused with %j', async (wrong, field, code) => {
    const { status, body } = await book(wrong);
    expect([status, body.errors, Object.keys(body.fields)]).toEqual([422, [code], [field]]);
  });

  test('cannot be approved by the admin who booked it, nor booked by the one who approves', async () => {
    const { id, version } = (await book()).body;
    expect((await decide(id, { version, approved: true }, finance)).status).toBe(403);
    expect((await book({}, moderator)).status).toBe(403);
    expect((await book({}, await register(portal))).status).toBe(403);
    expect((await change(999_999)).body.errors).toEqual(['resource.advertisement.not_found']);
    const unknown = await decide(999_999, { version, approved: true });
    expect(unknown.body.errors).toEqual(['resource.advertisement.not_found']);
  });
});

describe('a page with a slot', () => {
  test('is matched by its own words, as whole words and in any case', async () => {
    const { id } = await addAdvertisement(portal.db, { words: ['c++', 'front desk'] });
    expect((await shownAt('Senior FRONT-DESK, Pune'))?.id).toBe(id);
    expect((await shownAt('C++ developer'))?.id).toBe(id);
    expect([await shownAt('front office desk'), await shownAt('c'), await shownAt('')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await shownAt('front desk', 'companies')).toBeNull();
  });

  test('shows the same to everybody', async () => {
    const { id } = await addAdvertisement(portal.db, { slot: 'dashboard' });
    const { id: companyId } = await addCompany(portal.db);
    for (const as of [
      undefined,
      await register(portal),
      await registerRecruiter(portal, companyId),
    ]) {
      const { body } = await portal.call('GET /barong/public/advertisements', {
        as,
        query: { slot: 'dashboard', words: '' },
      });
      expect(body.advertisement?.id).toBe(id);
    }
  });

  test('rotates advertisements: the least shown today comes first', async () => {
    const ids = [await addAdvertisement(portal.db), await addAdvertisement(portal.db)].map(
      ({ id }) => id,
    );
    for (let turn = 0; turn < 6; turn += 1) await see((await shownAt())?.id ?? 0);
    expect(await Promise.all(ids.map(countsOf))).toEqual([
      { views: 3, clicks: 0 },
      { views: 3, clicks: 0 },
    ]);
  });

  test.each([
    ['before its first day', { starts_on: dayFromNow(1) }, null],
    ['on its last day', { starts_on: dayFromNow(-9), ends_on: dayFromNow(0) }, 'running'],
    ['after its last day', { starts_on: dayFromNow(-9), ends_on: dayFromNow(-1) }, null],
    ['with its views used up', { views_max: 2, views: 2 }, null],
    ['with its clicks used up', { clicks_max: 2, clicks: 2 }, null],
  ])('%s', async (_, facts, wanted) => {
    const { id } = await addAdvertisement(portal.db, facts);
    expect((await shownAt())?.id ?? null).toBe(wanted && id);
  });

  test('finds the same jobs in the same order with an advertisement as without', async () => {
    const { id: companyId } = await addCompany(portal.db);
    for (let each = 0; each < 12; each += 1) await addJob(portal.db, companyId);
    const find = async () => (await portal.call('GET /barong/public/jobs', { query: {} })).text;
    const before = await find();
    await addAdvertisement(portal.db, { advertiser: 'Example Training' });
    expect(await find()).toBe(before);
  });
});

describe('counts', () => {
  test('end with the budget, however many views arrive at once', async () => {
    const { id } = await addAdvertisement(portal.db, { views_max: 5, clicks_max: 100 });
    const seen = await Promise.all(Array.from({ length: 12 }, () => see(id)));
    expect(seen.filter(({ body }) => body.counted)).toHaveLength(5);
    expect([await countsOf(id), await shownAt()]).toEqual([{ views: 5, clicks: 0 }, null]);
    expect((await listed('over')).advertisements).toMatchObject([
      { id, state: 'ended', views: 5, days: [{ day: dayFromNow(0), views: 5, clicks: 0 }] },
    ]);
  });

  test('keep nothing about who looked or clicked', async () => {
    const { id } = await addAdvertisement(portal.db);
    await see(id);
    await click(id);
    const days = await portal.db.selectFrom('advertisement_days').selectAll().execute();
    expect(days).toEqual([{ advertisement_id: id, day: dayFromNow(0), views: 1, clicks: 1 }]);
  });

  test('are limited for each network, over all advertisements', async () => {
    const { id } = await addAdvertisement(portal.db);
    const other = await addAdvertisement(portal.db);
    const address = '203.0.113.99';
    for (let each = 0; each < 300; each += 1) await see(id, address);
    expect((await see(other.id, address)).body.errors).toEqual(['request.too_many_requests']);
    const clicked = await click(id, { 'x-forwarded-for': address });
    expect([clicked.status, await countsOf(id)]).toEqual([303, { views: 300, clicks: 0 }]);
  });

  test('of an unknown advertisement are refused', async () => {
    expect((await see(999_999)).body.errors).toEqual(['resource.advertisement.not_found']);
  });
});

describe('a link', () => {
  test('counts the click and leads only to the booked address, which learns nothing about the visitor', async () => {
    const { id, target_url } = await addAdvertisement(portal.db);
    const { status, headers } = await click(`${id}?to=https://bad.example&next=//bad.example`);
    expect([
      status,
      headers['location'],
      headers['referrer-policy'],
      headers['set-cookie'],
    ]).toEqual([303, target_url, 'no-referrer', undefined]);
    expect(await countsOf(id)).toEqual({ views: 0, clicks: 1 });
  });

  test('still leads on from an open page after the end, without counting', async () => {
    const { id, target_url } = await addAdvertisement(portal.db, { clicks_max: 1 });
    for (const clicked of [await click(id), await click(id)]) {
      expect(clicked.headers['location']).toBe(target_url);
    }
    expect(await countsOf(id)).toEqual({ views: 0, clicks: 1 });
  });

  test('does not count prefetching as a click', async () => {
    const { id } = await addAdvertisement(portal.db);
    await click(id, {}, 'HEAD');
    await click(id, { 'sec-purpose': 'prefetch' });
    expect(await countsOf(id)).toEqual({ views: 0, clicks: 0 });
  });

  test.each(['0', 'x', '999999', '%00'])('of nothing is a 404: %s', async (id) => {
    expect((await click(id)).status).toBe(404);
  });
});
