import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { keepFormDraft } from '../../../lib/forms/form-draft.ts';
import { expectAccessible } from '../../../test/stage.tsx';
import { answerAsProxy, callsOf } from '../../../test/stub-server.ts';
import { sampleAccount, sampleProfile } from '../../../test/sample-profile.ts';
import { fieldsOf } from './profile-form.ts';
import {
  ACCOUNT_ID,
  folds,
  open,
  save,
  acceptSaves,
  SAVING,
  stubServer,
  work,
} from '../../../test/forms/profile-form.tsx';
import { DOT } from '../../../lib/format/separator.ts';

const blank: Partial<UserProfile> = { title: '', skills: [], experience: [], education: [] };

beforeEach(stubServer);

const headline = () => page.getByLabelText('Headline');
const openTab = (name: string) => page.getByRole('tab', { name }).click();

async function chooseMonth(span: Locator, month: string, year: string) {
  await span.getByLabelText('Month').selectOptions(month);
  await span.getByLabelText('Year').selectOptions(year);
}

const start = () => page.getByRole('group', { name: 'Start' });
const end = () => page.getByRole('group', { name: 'End' });

describe('saving', () => {
  test('sends the values of every tab, and hides its bar', async () => {
    await open(null);
    await expect.element(page.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(save().elements()).toEqual([]);
    await headline().fill('Weaver, six years');
    const skills = page.getByRole('combobox', { name: 'Skills' });
    for (const skill of ['Weaving', 'Dyeing']) {
      await skills.fill(skill);
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('button', { name: `Remove ${skill}` })).toBeVisible();
    }
    await expectAccessible();

    await openTab('Experience');
    await expect.element(page.getByText('No work experience added yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add Experience' }).click();
    await page.getByLabelText('Job title').fill('Weaver');
    await page.getByLabelText('Company').fill('Indore Cotton');
    await chooseMonth(start(), 'April', '2020');
    await chooseMonth(end(), 'May', '2023');
    await page.getByLabelText('I work here now').click();
    await expect.element(end().getByLabelText('Year')).toBeDisabled();
    await expect.element(page.getByText('Apr 2020 – Present')).toBeVisible();
    await expectAccessible();

    await openTab('Education');
    await page.getByRole('button', { name: 'Add Education' }).click();
    await page.getByLabelText('Degree or class').fill('Class XII');
    await openTab('Resume');
    await page.getByLabelText('Default cover letter').fill('Dear company,');
    await save().click();
    await expect.element(page.getByText('Profile updated')).toBeVisible();
    await expect
      .element(page.getByText('Your profile has been updated successfully.'))
      .toBeVisible();
    await expect.poll(() => save().elements()).toEqual([]);
    expect(callsOf(SAVING).map(({ body }) => body)).toMatchObject([
      {
        name: 'Kavita Rao',
        title: 'Weaver, six years',
        skills: ['Weaving', 'Dyeing'],
        experience: [{ title: 'Weaver', startDate: '2020-04', endDate: null, current: true }],
        education: [{ degree: 'Class XII' }],
        default_cover_letter: 'Dear company,',
      },
    ]);
  });

  test('without a name focuses its field and sends nothing', async () => {
    await open(blank);
    await page.getByLabelText('Full name').fill('   ');
    await openTab('Education');
    await save().click();
    await expect.element(page.getByText('Missing Information')).toBeVisible();
    await expect.element(page.getByText('Please provide your name.').first()).toBeVisible();
    await expect
      .element(page.getByRole('tab', { name: 'Basic Info' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByLabelText('Full name')).toHaveFocus();
    await expect.element(page.getByLabelText('Full name')).toHaveAttribute('aria-invalid', 'true');
    expect(callsOf(SAVING)).toEqual([]);
  });

  test('with an end before its start is refused in the fold that contains it, until it is corrected', async () => {
    await open(blank, '/profile/edit?tab=experience');
    await page.getByRole('button', { name: 'Add Experience' }).click();
    await page.getByLabelText('Job title').fill('Driver');
    await chooseMonth(start(), 'May', '2022');
    await chooseMonth(end(), 'April', '2022');
    await page.getByText('Driver').click();
    await expect.element(page.getByLabelText('Job title')).not.toBeVisible();
    await save().click();
    await expect.element(page.getByText('Please fix the errors in the form')).toBeVisible();
    await expect.element(page.getByText('The end is before the start.')).toBeVisible();
    await expect.element(end().getByLabelText('Month')).toHaveFocus();

    await chooseMonth(end(), 'June', '2022');
    await expect.poll(() => page.getByText('The end is before the start.').elements()).toEqual([]);
    expect(callsOf(SAVING)).toEqual([]);
    await save().click();
    await expect.element(page.getByText('Profile updated')).toBeVisible();
  });

  test('that fails keeps everything that was typed, for another try', async () => {
    await open(blank);
    await headline().fill('Mason, ten years');
    answerAsProxy(SAVING, 502, 'Bad gateway');
    await save().click();
    await expect
      .element(
        page.getByText('An unexpected error occurred while saving your profile. Please try again.'),
      )
      .toBeVisible();
    await expect.element(headline()).toHaveValue('Mason, ten years');
    acceptSaves();
    await save().click();
    await expect.element(page.getByText('Profile updated')).toBeVisible();
  });
});

test('a removed entry is restored with Undo, at its old place', async () => {
  await open(
    { ...blank, experience: [work('a', 'Weaver'), work('b', 'Dyer'), work('c', 'Sweeper')] },
    '/profile/edit?tab=experience',
  );
  await page.getByText(`Dyer${DOT}Mill`).click();
  await page.getByRole('button', { name: `Remove Dyer${DOT}Mill` }).click();
  await expect.element(page.getByText(`Dyer${DOT}Mill removed`)).toBeVisible();
  expect(folds()).toEqual([`Weaver${DOT}Mill`, `Sweeper${DOT}Mill`]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(folds).toEqual([`Weaver${DOT}Mill`, `Dyer${DOT}Mill`, `Sweeper${DOT}Mill`]);
  await expect.poll(() => save().elements()).toEqual([]);
});

test('text typed earlier is restored with a notice, and Discard removes it for good', async () => {
  const typed = { ...fieldsOf(sampleProfile(blank), sampleAccount()), version: 4 };
  keepFormDraft(
    { accountId: ACCOUNT_ID, form: 'user_profile' },
    { ...typed, title: 'Tailor', skills: ['Stitching'] },
  );
  await open(blank);
  await expect.element(page.getByText('We kept what you typed here before.')).toBeVisible();
  await expect.element(page.getByText('You have changes that are not saved.')).toBeVisible();
  await expect.element(headline()).toHaveValue('Tailor');
  await expect.element(page.getByRole('button', { name: 'Remove Stitching' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Discard' }).last().click();
  await expect.element(headline()).toHaveValue('');
  await expect.poll(() => save().elements()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('formDraft'))).toEqual([]);
});

test('leaving with unsaved changes asks first, and keeps what was typed', async () => {
  await open(blank);
  await headline().fill('Nurse, one year');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(headline()).toHaveValue('Nurse, one year');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('This is /dashboard/user')).toBeVisible();
  history.back();
  await expect.element(headline()).toHaveValue('Nurse, one year');
});

test('changing tabs does not count as leaving, and closing the browser tab with changes asks', async () => {
  const asksBeforeClosing = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await open(blank);
  expect(asksBeforeClosing()).toBe(false);
  await headline().fill('Nurse, one year');
  expect(asksBeforeClosing()).toBe(true);
  await openTab('Resume');
  await expect.element(page.getByLabelText('Default cover letter')).toBeVisible();
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  await openTab('Basic Info');
  await expect.element(headline()).toHaveValue('Nurse, one year');
});
