import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, headersOf, refuse } from '../../test/stub-server.ts';
import { LimitsSection } from './limits-section.tsx';
import { sampleSettings } from './sample-settings.ts';

const LIMITS = 'PUT /barong/admin/settings/limits';
const { limits } = sampleSettings;

const open = () =>
  show(<LimitsSection limits={{ ...limits, code_sms_per_hour: 60, version: 3 }} />, {
    as: 'admin',
    at: '/admin/settings',
  });
const jobs = page.getByLabelText('Jobs that a company posts in a day');
const codes = page.getByLabelText('SMS with codes in an hour, of all people together');
const save = () => page.getByRole('button', { name: 'Save' }).click();

test('a number is saved, and an empty field is the default', async () => {
  answer(LIMITS, { ...limits, jobs_per_day: 50, version: 4 });
  await open();
  await expect.element(codes).toHaveValue('60');
  await expectAccessible();
  await codes.fill('');
  await jobs.fill('50');
  await save();
  await expect.element(page.getByText('Saved: it counts from now on')).toBeVisible();
  expect(callsOf(LIMITS)[0]?.body).toEqual({
    jobs_per_day: 50,
    conversations_per_day: null,
    upload_megabytes_per_day: null,
    code_sms_per_hour: null,
  });
  expect(headersOf(LIMITS, 'if-match')).toEqual(['"3"']);
});

test('a number outside the bounds is refused at its field, and nothing is lost', async () => {
  await open();
  await jobs.fill('0');
  await codes.fill('many');
  await save();
  for (const field of [jobs, codes]) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect.element(jobs).toHaveAccessibleDescription(/From 1 to/);
  await expect.element(jobs).toHaveValue('0');
  await expect.element(codes).toHaveValue('many');
  expect(callsOf(LIMITS)).toEqual([]);
});

test('values that another admin has set in the meantime are accepted, or overwritten knowingly', async () => {
  const theirs = { ...limits, jobs_per_day: 20, code_sms_per_hour: 60, version: 5 };
  refuse(LIMITS, 'resource.setting.stale', { current: theirs });
  await open();
  await jobs.fill('50');
  await save();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(jobs).toHaveValue('20');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(jobs).toHaveValue('50');
  await save();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  answer(LIMITS, { ...theirs, jobs_per_day: 50, version: 6 });
  await save();
  await expect.element(page.getByText('Saved: it counts from now on')).toBeVisible();
  expect(headersOf(LIMITS, 'if-match').at(-1)).toBe('"5"');
});
