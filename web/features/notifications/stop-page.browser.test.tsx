import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import StopPage from './stop-page.tsx';

const hidden = () => document.querySelector<HTMLInputElement>('input[name=token]');

test.each(['?token=from-a-mail', '#token=from-a-mail'])(
  'the token of a link that ends in %s leaves the address, and the form has it',
  async (end) => {
    await show(<StopPage />, { at: `/notifications/stop${end}` });
    await expect.element(page.getByRole('button', { name: 'Stop these mails' })).toBeVisible();
    await expect.poll(() => location.href).not.toContain('from-a-mail');
    await expect.poll(() => hidden()?.value).toBe('from-a-mail');
    expect(hidden()?.form?.action).toBe(`${location.origin}/notifications/stop`);
    await expectAccessible();
  },
);

test('a link that is not complete says so', async () => {
  await show(<StopPage />, { at: '/notifications/stop' });
  await expect.element(page.getByText(/^This link is not complete\./)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
