import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { PASSWORD, register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const admin = await registerAdmin(portal);
const otherAdmin: Actor = await registerAdmin(portal);

const TEXT = 'I never asked anybody for money.';
const ANSWER = 'It was somebody of the same name.';

/** Bans somebody and returns the token of the link in the mail. */
async function ban({ user }: Session): Promise<string> {
  const body = { uid: user.uid, state: 'banned' as const, reason: 'Asked for money.' };
  await portal.call('POST /barong/admin/users/update', { as: admin, body });
  const mail = (await portal.mailsTo(user.email)).findLast(({ text }) => text?.includes('#token='));
  return /#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const look = (token: string) =>
  portal.call('POST /barong/public/appeals/case', { body: { token } });
const write = (token: string, text = TEXT) =>
  portal.call('POST /barong/public/appeals', { body: { token, text } });
const listed = (query: object, as: Actor | undefined = otherAdmin) =>
  portal.call('GET /barong/admin/appeals', { as, query });
const decide = (id: number, lifted: boolean, as = otherAdmin) =>
  portal.call('PUT /barong/admin/appeals/:id', {
    as,
    params: { id },
    body: { lifted, answer: ANSWER },
  });
const logIn = ({ user }: Session) =>
  portal.call('POST /barong/identity/sessions', {
    body: { email: user.email, password: PASSWORD },
  });

test('a banned person appeals by the link in the mail, and another admin lets them in', async () => {
  const seeker = await register(portal);
  const token = await ban(seeker);
  expect((await look(token)).body).toMatchObject({
    state: 'banned',
    reason: 'Asked for money.',
    appeal: null,
  });
  const { status, body } = await write(token);
  expect(status).toBe(201);
  expect((await look(token)).body.appeal).toMatchObject({ text: TEXT, lifted: null });
  const own = await decide(body.id, true, admin);
  expect([own.status, own.body.errors]).toEqual([403, ['resource.appeal.own_decision']]);
  expect((await logIn(seeker)).status).toBe(401);
  const decided = await decide(body.id, true);
  expect(decided.body).toMatchObject({ lifted: true, answer: ANSWER, text: TEXT });
  expect((await logIn(seeker)).status).toBe(200);
  const subjects = await portal.subjectsTo(seeker.user.email);
  expect(subjects.filter((each) => each !== 'Your Vritti account has been banned')).toContain(
    'Your appeal was granted',
  );
  expect(subjects).not.toContain('You can use your Vritti account');
  expect((await look(token)).body.appeal).toMatchObject({ lifted: true, answer: ANSWER });
});

test('a rejected appeal changes nothing, and the person who appealed reads why', async () => {
  const seeker = await register(portal);
  const { body } = await write(await ban(seeker));
  await decide(body.id, false);
  expect((await logIn(seeker)).status).toBe(401);
  const mail = (await portal.mailsTo(seeker.user.email)).at(-1);
  expect([mail?.subject, mail?.text?.includes(ANSWER)]).toEqual([
    'Your appeal was not granted',
    true,
  ]);
  const again = await decide(body.id, true);
  expect([again.status, again.body.errors]).toEqual([409, ['resource.appeal.decided']]);
  expect([again.body.messages, again.body.reason]).toEqual([
    [expect.stringMatching(/^This appeal was already decided by \S.*: not granted\.$/)],
    ANSWER,
  ]);
});

test('a ban can be appealed against once, and only in words', async () => {
  const token = await ban(await register(portal));
  expect((await write(token, 'Why?')).body.errors).toEqual(['resource.appeal.too_short']);
  expect((await write(token)).status).toBe(201);
  expect((await write(token)).body.errors).toEqual(['resource.appeal.exists']);
});

test('a token that is not from our mail finds nothing', async () => {
  const token = await ban(await register(portal));
  const [id = '', signature = ''] = token.split('.');
  for (const wrong of [`${Number(id) + 1}.${signature}`, `${id}.`, id, 'x.y', `${token}x`]) {
    expect((await look(wrong)).body.errors).toEqual(['resource.appeal.not_found']);
    expect((await write(wrong)).status).toBe(404);
  }
});

test('admins read open appeals with the reason that the account was given, oldest first', async () => {
  const seeker = await register(portal, { name: 'Asha Rao' });
  const { body } = await write(await ban(seeker));
  const open = await listed({ limit: '100' });
  expect(open.body.appeals.at(-1)).toMatchObject({
    id: body.id,
    username: 'Asha Rao',
    reason: 'Asked for money.',
    mine: false,
    text: TEXT,
  });
  expect(open.body.open_count).toBe(open.body.meta.total);
  expect((await listed({ limit: '100' }, admin)).body.appeals.at(-1)?.mine).toBe(true);
  await decide(body.id, false);
  const decided = await listed({ status: 'decided' });
  expect(decided.body.appeals[0]?.id).toBe(body.id);
  const before = await listed({ status: 'decided', to: '2020-01-01' });
  expect(before.body.meta.total).toBe(0);
});

test('nobody else reads or decides them', async () => {
  const seeker = await register(portal);
  expect((await listed({}, seeker)).status).toBe(403);
  expect((await portal.call('GET /barong/admin/appeals', { query: {} })).status).toBe(401);
  expect((await decide(1, true, seeker)).status).toBe(403);
  expect((await decide(999_999, true)).body.errors).toEqual(['resource.appeal.not_found']);
});
