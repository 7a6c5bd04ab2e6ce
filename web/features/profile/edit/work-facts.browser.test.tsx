import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/stage.tsx';
import { callsOf } from '../../../test/stub-server.ts';
import { open, save, saveIt, SAVING, stubServer } from '../../../test/forms/profile-form.tsx';

beforeEach(stubServer);

const unknown = {
  notice_period_days: null,
  current_ctc_lpa: null,
  expected_ctc_lpa: null,
  preferred_locations: [],
  languages: [],
  work_authorisation: null,
};
const sent = () => callsOf(SAVING).at(-1)?.body;

test('what companies ask is sent as it was filled in', async () => {
  await open(unknown);
  await page.getByLabelText('Notice period').selectOptions('45 days');
  await page.getByLabelText('Last working day').fill('2026-12-31');
  await page.getByLabelText('Current CTC').fill('4.35');
  await page.getByLabelText('Expected CTC').fill('5');
  await page.getByRole('combobox', { name: 'Preferred locations' }).fill('Indore');
  await userEvent.keyboard('{Enter}');
  await page.getByLabelText('Right to work in India').selectOptions('Needs a work visa');
  await page.getByRole('button', { name: 'Add language' }).click();
  await page.getByRole('combobox', { name: 'Language' }).fill('Marathi');
  await page.getByRole('group', { name: 'Marathi' }).getByLabelText('Speak').click();
  await page.getByText('Nobody').click();
  await expectAccessible();
  await saveIt();
  expect(sent()).toMatchObject({
    notice_period_days: 45,
    last_working_day: '2026-12-31',
    current_ctc_lpa: 4.35,
    expected_ctc_lpa: 5,
    preferred_locations: ['Indore'],
    work_authorisation: 'needs_visa',
    languages: [{ language: 'Marathi', read: false, write: false, speak: true }],
    visibility: 'nobody',
  });
});

test('pay that looks like rupees prompts a question, and the likely figure is one click away', async () => {
  await open(unknown);
  await page.getByLabelText('Expected CTC').fill('360000');
  await page.getByRole('button', { name: 'Use 3.6 LPA' }).click();
  await expect.element(page.getByLabelText('Expected CTC')).toHaveValue('3.6');
  await expect.element(page.getByText('₹30,000 a month, before deductions')).toBeVisible();
});

test('a language is removed, and a cleared field is sent as unknown', async () => {
  await open({});
  await page.getByRole('button', { name: 'Remove Hindi' }).click();
  await page.getByLabelText('Notice period').selectOptions('Not specified');
  await page.getByLabelText('Current CTC').fill('');
  await saveIt();
  expect(sent()).toMatchObject({ notice_period_days: null, current_ctc_lpa: null, languages: [] });
});

test('a score outside its scale is refused at its field', async () => {
  await open({}, '/profile/edit?tab=education');
  await page.getByText('Class XII · Malhar Ashram').click();
  const score = page.getByLabelText('Score');
  await score.fill('8.2');
  await page.getByLabelText('Counted as').selectOptions('CGPA (out of 10)');
  await score.fill('82');
  await save().click();
  await expect.element(page.getByText('CGPA goes up to 10, percent up to 100.')).toBeVisible();
  await expect.element(score).toHaveFocus();
  expect(callsOf(SAVING)).toEqual([]);
});

test('an address that names a field opens the form with the cursor where something is missing', async () => {
  for (const [query, field] of [
    ['field=phone', page.getByLabelText('Mobile number')],
    ['field=languages', page.getByRole('button', { name: 'Add language' })],
    ['tab=education&field=education', page.getByRole('button', { name: 'Add Education' })],
  ] as const) {
    await open({}, `/profile/edit?${query}`);
    await expect.element(field).toHaveFocus();
  }
});
