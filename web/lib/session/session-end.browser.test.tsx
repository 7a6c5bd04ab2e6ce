import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SESSION_END_REDIRECT_MS } from '../../../contract/constants.ts';
import { fullPageLoad, show } from '../../test/stage.tsx';
import { answerAsProxy, loseAnswersTo, refuse } from '../../test/stub-server.ts';
import { api } from '../api/api.ts';
import { usePageForAll } from './session-end.ts';
import { currentSession } from './session.ts';

const ME = 'GET /barong/resource/users/me';
const ask = () => api(ME, {}).catch(() => undefined);

function PageForAll() {
  usePageForAll();
  return <h1>For all</h1>;
}

test('a session that is over is forgotten, with one notice, and leads to the login', async () => {
  await show(<h1>Settings</h1>, { as: 'user', at: '/settings?part=2' });
  refuse(ME, 'identity.session.invalid');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await Promise.all([ask(), ask()]);
  expect(currentSession()).toBeNull();
  vi.advanceTimersByTime(SESSION_END_REDIRECT_MS - 1);
  expect(fullPageLoad()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(fullPageLoad()).toBe('/auth/login?next=%2Fsettings%3Fpart%3D2');
  vi.useRealTimers();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Please log in again\./);
  await expect.poll(() => page.getByText('Session Expired').elements()).toHaveLength(1);
});

test.each([
  ['/jobs/7/clerk', 1],
  ['/companies/7', 0],
])('on %s the page stays, and a session that is over is told of %i times', async (at, times) => {
  await show(<PageForAll />, { as: 'user', at });
  await expect.element(page.getByRole('heading', { name: 'For all' })).toBeVisible();
  refuse(ME, 'identity.session.invalid');
  await ask();
  expect(currentSession()).toBeNull();
  await expect.poll(() => page.getByText('You are signed out').elements()).toHaveLength(times);
  expect(page.getByText('Session Expired').elements()).toEqual([]);
  expect(fullPageLoad()).toBeUndefined();
  await expect.element(page.getByRole('heading', { name: 'For all' })).toBeVisible();
});

test('a lost network, a proxy’s 401 and a failing server end no session', async () => {
  await show(<h1>Settings</h1>, { as: 'user', at: '/settings' });
  loseAnswersTo(ME);
  await ask();
  answerAsProxy(ME, 401, 'Log in at the proxy');
  await ask();
  refuse(ME, 'server.internal_error');
  await ask();
  expect(currentSession()).not.toBeNull();
});
