import { beforeEach, describe, expect, test } from 'vitest';
import { adminRoles } from '../../../contract/admin/admin-roles.ts';
import { addAdmin } from '../../../db/world/people.ts';
import { openSession } from '../../test/account-states.ts';
import { PASSWORD, register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const owner: Actor = await registerAdmin(portal);
beforeEach(() => portal.db.deleteFrom('testimonials').execute());

const words = {
  text: 'An answer to each application, and work after two weeks.',
  name: 'Asha Rao',
  position: 'Staff nurse',
  company: '',
  agreed: true as const,
};
const say = (as: Actor | undefined, other: object = {}) =>
  portal.call('PUT /barong/resource/testimonial', {
    as,
    body: { ...words, ...other },
  });
const own = async (as: Actor) =>
  (await portal.call('GET /barong/resource/testimonial', { as })).body.testimonial;
const shown = async () =>
  (await portal.call('GET /barong/public/testimonials', {})).body.testimonials.map(
    ({ name }) => name,
  );
const listed = (status: 'waiting' | 'decided', days: { from?: string; to?: string } = {}) =>
  portal.call('GET /barong/admin/testimonials', { as: owner, query: { status, ...days } });
const idOf = async (name: string) => {
  const { id } = await portal.db
    .selectFrom('testimonials')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
};
const decide = (id: number, body: object, as: Actor | undefined = owner, ifMatch = '') =>
  portal.call('PUT /barong/admin/testimonials/:id', {
    as,
    params: { id },
    body: body as { approved: boolean },
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });
/** Somebody whose testimonial is shown. */
const approved = async (name: string, more: object = {}) => {
  const as = await register(portal);
  await say(as, { name });
  await decide(await idOf(name), { approved: true, ...more });
  return as;
};

test.each(['user', 'hr'] as const)(
  'somebody with role %s writes a testimonial, which is shown once an owner has approved it',
  async (role) => {
    const as = await register(portal, { role });
    expect(await own(as)).toBeNull();
    const { status, body } = await say(as);
    expect([status, body.testimonial]).toMatchObject([200, { state: 'waiting', company: null }]);
    expect(await shown()).toEqual([]);
    const waiting = await listed('waiting');
    expect([waiting.body.waiting_count, waiting.body.testimonials[0]?.text]).toEqual([
      1,
      words.text,
    ]);
    const decision = await decide(await idOf('Asha Rao'), { approved: true });
    expect(decision.body).toMatchObject({ state: 'approved', version: 2 });
    expect(await shown()).toEqual(['Asha Rao']);
    expect((await portal.subjectsTo(as.user.email)).at(-1)).toBe(
      'Your words about Vritti may be shown',
    );
    const log = await portal.call('GET /barong/admin/audit_entries', { as: owner, query: {} });
    expect(log.body.audit_entries[0]).toMatchObject({
      act: 'testimonial_decided',
      subject: 'testimonial',
      before: { state: 'waiting', pinned: false },
      after: { state: 'approved', pinned: false },
    });
  },
);

test('a declined one gives its writer the reason, also by mail, and is shown nowhere', async () => {
  const as = await approved('Ravi Iyer');
  const id = await idOf('Ravi Iyer');
  expect((await decide(id, { approved: false, reason: ' ' })).body.fields).toHaveProperty('reason');
  await decide(id, { approved: false, reason: 'It is about another portal.' });
  expect(await own(as)).toMatchObject({
    state: 'declined',
    reason: 'It is about another portal.',
  });
  expect(await shown()).toEqual([]);
  expect((await listed('decided')).body.testimonials).toMatchObject([{ id, state: 'declined' }]);
  expect((await portal.mailsTo(as.user.email)).at(-1)?.text).toContain(
    'It is about another portal.',
  );
});

test('decided ones are narrowed to the days of the decision, waiting ones are not', async () => {
  await approved('Lalita Sen');
  await say(await register(portal), { name: 'Ravi Iyer' });
  const names = async (...asked: Parameters<typeof listed>) =>
    (await listed(...asked)).body.testimonials.map(({ name }) => name);
  const before = { to: '2020-01-01' };
  expect(await names('decided', { from: '2020-01-01' })).toEqual(['Lalita Sen']);
  expect(await names('decided', before)).toEqual([]);
  expect(await names('waiting', before)).toEqual(['Ravi Iyer']);
});

test('two are shown: the pinned one before the newest', async () => {
  await approved('First', { pinned: true });
  await approved('Second');
  await approved('Third');
  expect(await shown()).toEqual(['First', 'Third']);
  await decide(await idOf('First'), { approved: true, pinned: false });
  expect(await shown()).toEqual(['First', 'Third']);
  await decide(await idOf('Second'), { approved: true });
  expect(await shown()).toEqual(['Second', 'First']);
});

describe('the writer of a testimonial that is shown', () => {
  test('can change it, after which it waits for approval again', async () => {
    const as = await approved('Asha Rao', { pinned: true });
    await say(as, { text: 'Other words, twenty characters long.' });
    expect(await shown()).toEqual([]);
    expect((await listed('waiting')).body.testimonials).toMatchObject([{ pinned: false }]);
  });

  test('can withdraw it at once, and the consent receipt says until when it applied', async () => {
    const as = await approved('Asha Rao');
    const receipts = async () =>
      (await portal.call('GET /barong/resource/consents', { as, query: {} })).body.consents.filter(
        ({ purpose }) => purpose === 'testimonial',
      );
    expect(await receipts()).toMatchObject([{ withdrawn_at: null }]);
    for (let time = 0; time < 2; time += 1) {
      const { body } = await portal.call('DELETE /barong/resource/testimonial', { as });
      expect(body).toEqual({ testimonial: null });
    }
    expect(await shown()).toEqual([]);
    expect(await receipts()).toMatchObject([{ withdrawn_at: expect.any(String) }]);
  });

  test('somebody who is shut out or leaves is no longer shown', async () => {
    const banned = await approved('Ravi Iyer');
    await portal.call('POST /barong/admin/users/update', {
      as: owner,
      body: { uid: banned.user.uid, state: 'banned', reason: 'Asked for money.' },
    });
    expect(await shown()).toEqual([]);
    const left = await approved('Asha Rao');
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: left,
      body: { password: PASSWORD },
    });
    expect(await shown()).toEqual([]);
    const rows = portal.db.selectFrom('testimonials').where('account_id', '=', left.user.id);
    expect(await rows.select('id').execute()).toEqual([]);
  });
});

test.each<[string, object, string, string]>([
  ['no text', { text: ' ' }, 'request.missing', 'text'],
  ['a word', { text: 'Good.' }, 'resource.testimonial.too_short', 'text'],
  ['a book', { text: 'Good. '.repeat(100) }, 'request.too_long', 'text'],
  ['no name', { name: '' }, 'request.missing', 'name'],
  ['no consent', { agreed: false }, 'resource.testimonial.no_consent', 'agreed'],
  ...[
    'Call me at 98765 43210 for work in this office.',
    'See https://jobs.example for more such work.',
    'See jobs-of-mine.com for more such work.',
    'Write to asha@people.test for more work.',
    'Send the fee to asha.rao@okaxis and work begins.',
    'Join wa.me/919876543210 for more such work.',
  ].map((text): [string, object, string, string] => [
    text,
    { text },
    'resource.testimonial.contact',
    'text',
  ]),
  [
    'a number in words as name',
    { name: 'Asha nine eight seven six five four three two one zero' },
    'resource.testimonial.contact',
    'name',
  ],
  ['a number as company', { company: 'Rao 9876543210' }, 'resource.testimonial.contact', 'company'],
])('%s is refused at its field', async (_, wrong, code, field) => {
  const { status, body } = await say(await register(portal), wrong);
  expect([status, body.errors, Object.keys(body.fields ?? {})]).toEqual([422, [code], [field]]);
});

test('a missing space after a full stop does not count as a link', async () => {
  const text = 'I found work in a week.Thanks to all. In 2026.Really.';
  expect((await say(await register(portal), { text })).status).toBe(200);
});

test('an owner decides only about the text that they have read', async () => {
  const as = await register(portal);
  await say(as);
  const id = await idOf('Asha Rao');
  await say(as, { text: 'Other words, twenty characters long.' });
  const { status, body } = await decide(id, { approved: true }, owner, '"1"');
  expect([status, body.errors]).toEqual([412, ['resource.testimonial.stale']]);
  expect((await decide(id, { approved: true }, owner, '"2"')).status).toBe(200);
  expect((await decide(999_999, { approved: true })).body.errors).toEqual([
    'resource.testimonial.not_found',
  ]);
});

test('guests, admins and unconfirmed accounts cannot write one; only owners decide', async () => {
  expect((await say(undefined)).status).toBe(401);
  expect((await say(owner)).status).toBe(403);
  const unconfirmed = await register(portal, { verified: false });
  expect((await say(unconfirmed)).body.errors).toEqual(['identity.user.not_verified']);
  const seeker = await register(portal);
  await say(seeker);
  const id = await idOf('Asha Rao');
  const others: (Actor | undefined)[] = [seeker, undefined];
  for (const admin_role of adminRoles.filter((role) => role !== 'owner')) {
    const { id: adminId } = await addAdmin(portal.db, { admin_role });
    others.push(await openSession(portal, adminId));
  }
  for (const as of others) {
    const statuses = [
      (await portal.call('GET /barong/admin/testimonials', { as, query: {} })).status,
      (
        await portal.call('PUT /barong/admin/testimonials/:id', {
          as,
          params: { id },
          body: { approved: true },
        })
      ).status,
    ];
    expect(statuses).toEqual(as ? [403, 403] : [401, 401]);
  }
});
