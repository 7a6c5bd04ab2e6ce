import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { address, expectAccessible, show } from '../../../test/stage.tsx';
import { answer } from '../../../test/stub-server.ts';
import SignedInPage from './signed-in-page.tsx';

const ME = { fullName: 'Asha Rao', email: 'asha@people.test', email_verified: false };

/** What the server says of the session in the cookie, which no script sees. */
function handingOver(status: number, body: unknown) {
  const real = globalThis.fetch;
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      input === '/auth/session'
        ? new Response(JSON.stringify(body), { status })
        : real(input, init),
    );
  onTestFinished(() => fetched.mockRestore());
}

const open = (at: string, me: typeof ME | null) => show(<SignedInPage />, { at, loaded: { me } });

test('scripts that have come after all take the session over and lead to where it was going', async () => {
  const session = sampleSession();
  handingOver(200, session);
  answer('GET /barong/resource/users/me', session.user);
  await open('/auth/signed-in?next=%2Fuser%2Fsaved', ME);
  await expect.poll(address).toBe('/user/saved');
  expect(currentSession()).toMatchObject({ token: session.token });
});

test('without a session to take over the page stays, and says what works', async () => {
  handingOver(401, { errors: ['identity.session.invalid'] });
  await open('/auth/signed-in?next=%2Fjobs%2F7', ME);
  await expect.element(page.getByText('Welcome, Asha Rao!')).toBeVisible();
  const code = page.getByRole('link', { name: 'Enter the code' });
  await expect
    .element(code)
    .toHaveAttribute('href', '/auth/verify-otp?email=asha%40people.test&next=%2Fjobs%2F7');
  const back = page.getByRole('link', { name: 'Back to where you were' });
  await expect.element(back).toHaveAttribute('href', '/jobs/7');
  expect(currentSession()).toBeNull();
  await expectAccessible();
});
