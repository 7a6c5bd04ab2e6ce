import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, answerAsProxy, callsOf, refuse } from '../../test/stub-server.ts';
import StopPage from './stop-page.tsx';

const REMOVAL = 'POST /barong/public/notification_mails/removal';
const hidden = () => document.querySelector<HTMLInputElement>('input[name=token]');

test.each(['?token=from-a-mail', '#token=from-a-mail'])(
  'the token of a link that ends in %s is moved from the address to the form',
  async (end) => {
    await show(<StopPage />, { at: `/notifications/stop${end}` });
    await expect.element(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
    await expect.poll(() => location.href).not.toContain('from-a-mail');
    await expect.poll(() => hidden()?.value).toBe('from-a-mail');
    expect(hidden()?.form?.action).toBe(`${location.origin}/notifications/stop`);
    await expectAccessible();
  },
);

test('an incomplete link says so', async () => {
  await show(<StopPage />, { at: '/notifications/stop' });
  await expect.element(page.getByText(/^This link is incomplete\./)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('the button sends the token, stays for another try after a failure of the server, and then the page says which mails have stopped', async () => {
  answerAsProxy(REMOVAL, 502, '<h1>Bad gateway</h1>');
  await show(<StopPage />, { at: '/notifications/stop#token=from-a-mail' });
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect
    .element(page.getByText('An unknown error occurred. Please try again.'))
    .toBeVisible();
  answer(REMOVAL, { kind: 'application_decided', alert: null });
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('You will not get these emails any more');
  expect(callsOf(REMOVAL).map(({ body }) => body)).toEqual([
    { token: 'from-a-mail' },
    { token: 'from-a-mail' },
  ]);
  await expect.poll(() => page.getByRole('button').elements()).toEqual([]);
});

test('an unknown token is reported as a broken link', async () => {
  refuse(REMOVAL, 'request.invalid_value');
  await show(<StopPage />, { at: '/notifications/stop#token=made-up' });
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect.element(page.getByText(/^This link is incomplete\./)).toBeVisible();
});
