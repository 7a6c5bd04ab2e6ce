import { expect, test } from 'vitest';
import { controlsIn, linksIn, markupOf, wordsOf } from '../../lib/test-markup.tsx';
import type { ShownInvitation } from './join-action.ts';
import JoinPage from './join-page.tsx';

const invitation = {
  company_name: 'Sharma Agro',
  role: 'viewer',
  email: 'k•••@people.test',
  is_yours: true,
  invited_by: 'Anil Sharma',
  expires_at: '2026-11-27T06:00:00.000Z',
} as const;

/** The page with an invitation, as it is shown to this reader. */
function shownTo(reader: ShownInvitation['reader'], is_yours = true): string {
  const shown = { invitation: { ...invitation, is_yours }, reader, ownCompany: undefined };
  const posted = { values: {}, mistakes: {}, failure: '', codes: [], outcome: '', shown };
  return markupOf(<JoinPage />, { address: '/team/join', posted });
}
const kavita = { role: 'hr', email: 'kavita@people.test', email_verified: true } as const;

test.each(['hr', 'user'] as const)(
  'somebody logged in with another account, as %s, is told so and cannot join',
  (role) => {
    const html = shownTo({ ...kavita, role }, false);
    expect(wordsOf(html)).toContain(
      'You are logged in with a different account. Log out, and log in as k•••@people.test.',
    );
    expect(controlsIn(html)).not.toContain('Join the team');
    expect(controlsIn(shownTo(kavita))).toContain('Join the team');
  },
);

test('somebody who has just registered confirms the address first, and comes back', () => {
  const html = shownTo({ ...kavita, email_verified: false });
  expect(linksIn(html).get('Enter the code')).toBe(
    '/auth/verify-otp?email=kavita%40people.test&type=hr&next=%2Fteam%2Fjoin',
  );
  expect(controlsIn(html)).not.toContain('Join the team');
});
