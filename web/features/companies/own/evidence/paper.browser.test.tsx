import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../test/stage.tsx';
import { callsOf } from '../../../../test/stub-server.ts';
import { Papers } from './paper.tsx';

const number = page.getByRole('textbox', { name: 'Its number' });
const choose = page.getByRole('button', { name: 'Choose the PDF and send it' });

const open = () =>
  show(<Papers papers={[]} items={[]} />, {
    as: { id: 4, role: 'hr', team_role: 'owner' },
    at: '/hr/profile',
  });

test('an impossible paper number is explained when its field is left, before any file is chosen', async () => {
  await open();
  await number.fill('99AAPFU0939F1Z');
  await userEvent.tab();
  await expect.element(number).toHaveAccessibleDescription(/27AAPFU0939F1ZV/);
  await number.fill('27AAPFU0939F1ZX');
  await expect.element(number).toBeValid();
  let isAsked = false;
  const file = document.querySelector<HTMLInputElement>('input[type=file]');
  file?.addEventListener('click', (event) => {
    event.preventDefault();
    isAsked = true;
  });
  await choose.click();
  await expect.element(page.getByText('one of them is mistyped', { exact: false })).toBeVisible();
  expect(isAsked).toBe(false);
  await page.getByLabelText('Which paper').selectOptions('Udyam registration');
  await expect.element(page.getByText(/UDYAM-MH-18-0012345/)).toBeVisible();
  await number.fill('udyam mh 18 0012345');
  await choose.click();
  expect(isAsked).toBe(true);
  expect(callsOf('POST /barong/resource/hr_profile/papers')).toEqual([]);
});

test('a paper’s kind and number stay after the page is left', async () => {
  await open();
  await page.getByLabelText('Which paper').selectOptions('Udyam registration');
  await number.fill('UDYAM-MH-18-0012345');
  await open();
  await expect.element(number).toHaveValue('UDYAM-MH-18-0012345');
  await expect.element(page.getByLabelText('Which paper')).toHaveDisplayValue('Udyam registration');
});
