import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '../../../../contract/endpoint.ts';
import { address, expectAccessible, leaveStage, show } from '../../../test/stage.tsx';
import { answer, hold } from '../../../test/stub-server.ts';
import { SecondStepAdvice } from './second-step-advice.tsx';

const ADVICE = 'GET /barong/resource/otp';
const advise = (advice: 'required' | 'recommended' | null) =>
  answer(ADVICE, { enabled: false, recovery_codes_left: 0, advice });
const place = () => page.getByRole('heading', { name: 'A page' }).element().getBoundingClientRect();
const open = (role: Role, at: string) =>
  show(
    <>
      <SecondStepAdvice />
      <h1>A page</h1>
    </>,
    { as: { role, id: 7 }, at },
  );

test('an admin who needs a second step is redirected to the settings, which say why', async () => {
  advise('required');
  await open('admin', '/dashboard/admin');
  await expect.poll(address).toBe('/settings');
  leaveStage();
  await open('admin', '/settings');
  await expect.element(page.getByText(/until then nothing else opens/)).toBeVisible();
  await expectAccessible();
});

test('a recruiter sees the advice on the dashboard until they decline', async () => {
  advise('recommended');
  await open('hr', '/dashboard/hr');
  const words = page.getByText(/You read other people’s applications here/);
  await expect.element(words).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(words).not.toBeInTheDocument();
  leaveStage();
  await open('hr', '/dashboard/hr');
  await expect.element(page.getByRole('heading', { name: 'A page' })).toBeVisible();
  await expect.element(words).not.toBeInTheDocument();
});

test('the advice links to the section of the settings that sets it up', async () => {
  advise('recommended');
  await open('hr', '/dashboard/hr');
  await page.getByRole('link', { name: 'Set up' }).click();
  await expect.poll(address).toBe('/settings?section=two-step');
});

test('the advice does not push the page down when it arrives', async () => {
  advise('recommended');
  const release = hold(ADVICE);
  await open('hr', '/dashboard/hr');
  const words = page.getByText(/You read other people’s applications here/);
  await expect.element(words).not.toBeVisible();
  const before = place().top;
  release();
  await expect.element(words).toBeVisible();
  expect(place().top).toBe(before);
});

test('no place is held for an account that needed no advice before', async () => {
  advise(null);
  await open('hr', '/dashboard/hr');
  await expect.poll(() => page.getByText(/You read other/).elements()).toHaveLength(0);
  await expect.element(page.getByRole('heading', { name: 'A page' })).toBeVisible();
  const before = place().top;
  leaveStage();
  const release = hold(ADVICE);
  await open('hr', '/dashboard/hr');
  await expect.element(page.getByRole('heading', { name: 'A page' })).toBeVisible();
  expect(place().top).toBe(before);
  release();
});
