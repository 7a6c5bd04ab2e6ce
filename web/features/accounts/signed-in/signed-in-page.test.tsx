import { expect, test } from 'vitest';
import { linksIn, markupOf } from '../../../lib/test-markup.tsx';
import SignedInPage from './signed-in-page.tsx';

const asha = { fullName: 'Asha Rao', email: 'asha@people.test', email_verified: true };
const drawn = (address: string, me: typeof asha | null) =>
  markupOf(<SignedInPage />, { address, loaded: { me } });

test('a page for everybody is offered as one that works, and one behind the login is not', () => {
  const html = drawn('/auth/signed-in?next=%2Fuser%2Fsaved', asha);
  expect(html).toContain('Welcome, Asha Rao!');
  expect(linksIn(html).has('Back to where you were')).toBe(false);
  expect(linksIn(html).has('Enter the code')).toBe(false);
  const open = linksIn(drawn('/auth/signed-in?next=%2Fjobs%2F7', asha));
  expect(open.get('Back to where you were')).toBe('/jobs/7');
});

test('a guest who comes here is led to the login', () => {
  const html = drawn('/auth/signed-in?next=%2Fuser%2Fsaved', null);
  expect(html).toMatch(/<h1[^>]*>You are not logged in</);
  expect(linksIn(html).get('Log in')).toBe('/auth/login?next=%2Fuser%2Fsaved');
});
