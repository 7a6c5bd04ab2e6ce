import { expect, test } from 'vitest';
import { PASSWORD } from '../server/test/people.ts';
import { openPortal } from '../server/test/portal.ts';
import { up } from './migrations/0017-ascii-domains.ts';
import { addSeeker } from './world/people.ts';

const portal = await openPortal();

const logIn = async (email: string) =>
  (await portal.call('POST /barong/identity/sessions', { body: { email, password: PASSWORD } }))
    .status;

test('accounts from before domains were normalised can still sign in with the address as it was written', async () => {
  const old = [
    'asha@münchen.test',
    'Ravi@उदाहरण.भारत',
    'ｍｅｅｒａ@people.test',
    'zero\u200B@people.test',
  ];
  for (const email of old) await addSeeker(portal.db, { email });
  await up(portal.db);
  for (const email of old) expect([email, await logIn(email)]).toEqual([email, 200]);
});

test('an address with an account in both spellings means the one in ASCII', async () => {
  const [ascii, other] = ['twice@xn--mnchen-3ya.test', 'twice@münchen.test'];
  const { id } = await addSeeker(portal.db, { email: ascii });
  await addSeeker(portal.db, { email: other });
  await up(portal.db);
  const body = { email: other, password: PASSWORD };
  const answer = await portal.call('POST /barong/identity/sessions', { body });
  expect(answer.body.user.id).toBe(id);
});
