import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFile, show } from '../../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../../test/stub-server.ts';
import { Papers } from './paper.tsx';

const SEND = 'POST /barong/resource/hr_profile/papers';
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
  expect(callsOf(SEND)).toEqual([]);
});

test('a paper whose number the server refuses is sent again with another number', async () => {
  answer(SEND, { message: 'Sent' });
  refuse(SEND, 'resource.evidence.number_check', {
    fields: { number: 'One of them is mistyped.' },
    once: true,
  });
  await open();
  await number.fill('27AAPFU0939F1ZV');
  chooseFile(new File(['%PDF'], 'gst.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('gst.pdf was not sent.')).toBeVisible();
  await expect.element(number).toBeInvalid();
  await number.fill('29AAGCB7383J1Z4');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('gst.pdf was not sent.')).not.toBeInTheDocument();
  expect(callsOf(SEND).map(({ fields }) => fields.number)).toEqual([
    '27AAPFU0939F1ZV',
    '29AAGCB7383J1Z4',
  ]);
});

test('a paper’s kind and number stay after the page is left', async () => {
  await open();
  await page.getByLabelText('Which paper').selectOptions('Udyam registration');
  await number.fill('UDYAM-MH-18-0012345');
  await open();
  await expect.element(number).toHaveValue('UDYAM-MH-18-0012345');
  await expect.element(page.getByLabelText('Which paper')).toHaveDisplayValue('Udyam registration');
});
