import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import RegisterPage from './register-page.tsx';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const create = page.getByRole('button', { name: 'Create Account' });

test('each empty field says what it wants, in its own words, until it is filled in', async () => {
  await show(<RegisterPage />, { at: '/auth/register' });
  await create.click();
  await expect.element(page.getByText('All fields are required')).toBeVisible();
  await expect.element(field('Full name')).toHaveFocus();
  for (const [label, words] of [
    ['Full name', 'Enter your full name.'],
    ['Email', 'Enter your email address.'],
    ['Mobile number', 'Enter your mobile number.'],
    ['Confirm password', 'Enter the same password once more.'],
  ] as const) {
    await expect.element(field(label)).toHaveAccessibleDescription(words);
  }
  await expectAccessible();
  await field('Full name').fill('Asha Rao');
  await expect.element(field('Full name')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('two passwords that differ are red at the second one, not while the same is being written', async () => {
  await show(<RegisterPage />, { at: '/auth/register' });
  await field('Password').fill('Mango-tree-42');
  await field('Confirm password').fill('Mango');
  await expect.element(field('Confirm password')).not.toHaveAttribute('aria-invalid');
  await field('Confirm password').fill('Mangi');
  await expect
    .element(field('Confirm password'))
    .toHaveAccessibleDescription('The two passwords are not the same.');
  await field('Confirm password').fill('Mango-tree-42');
  await expect.element(field('Confirm password')).not.toHaveAttribute('aria-invalid');
  await expect.element(create).not.toHaveAttribute('aria-disabled');
});
