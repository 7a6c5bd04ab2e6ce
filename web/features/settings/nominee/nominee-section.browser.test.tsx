import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Nominee } from '../../../../contract/nominees/nominees.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo, refuse } from '../../../test/stub-server.ts';
import { NomineeSection } from './nominee-section.tsx';

const READ = 'GET /barong/resource/nominee';
const NAME = 'PUT /barong/resource/nominee';
const REMOVE = 'DELETE /barong/resource/nominee';

const sunita: Nominee = {
  name: 'Sunita Rao',
  relation: 'spouse',
  email: 'sunita@example.in',
  phone: null,
  named_at: '2026-03-01T03:30:00.000Z',
};
const open = async (nominee: Nominee | null) => {
  answer(READ, { nominee });
  await show(<NomineeSection />, { as: 'user', at: '/settings' });
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a nominee is named, after missing values and what the server refuses were reported at their fields', async () => {
  await open(null);
  await button('Name a person').click();
  await page.getByLabelText('Name').fill('Sunita Rao');
  await button('Save').click();
  await expect
    .element(page.getByText('Please choose how this person is related to you.').first())
    .toBeVisible();
  await page.getByLabelText('Relation').selectOptions('husband or wife');
  await page.getByLabelText('Email address').fill('sunita@example.in');
  await expectAccessible();
  await page.getByLabelText('Mobile number').fill('9876500000');
  refuse(NAME, 'identity.user.invalid_phone', { fields: { phone: 'Not a mobile number.' } });
  await button('Save').click();
  await expect.element(page.getByText('Not a mobile number.').first()).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Sunita Rao');
  await page.getByLabelText('Mobile number').fill('');
  answer(NAME, { nominee: sunita });
  await button('Save').click();
  await expect.element(page.getByText('Sunita Rao (husband or wife)')).toBeVisible();
  await expect.element(page.getByText('Named on 01 Mar 2026')).toBeVisible();
  expect(callsOf(NAME)[1]?.body).toMatchObject({
    name: 'Sunita Rao',
    relation: 'spouse',
    email: 'sunita@example.in',
    phone: null,
  });
});

test('is removed, and stays while that fails', async () => {
  await open(sunita);
  loseAnswersTo(REMOVE);
  await button('Remove').click();
  await expect.element(page.getByText('The name could not be removed')).toBeVisible();
  await expect.element(page.getByText('Sunita Rao (husband or wife)')).toBeVisible();
  answer(REMOVE, { nominee: null });
  await button('Remove').click();
  await expect.element(button('Name a person')).toBeVisible();
});
