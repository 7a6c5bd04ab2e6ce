import type { Page } from '@playwright/test';
import { sampleColumn, samplePdf } from '../web/features/profile/reading/sample-files.ts';
import { exactText, expect, test } from './support/portal.ts';
import { newSeeker, openAs } from './support/world.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) > 500, 'it is about people with a phone');

const RESUME = Buffer.from(
  samplePdf([
    sampleColumn([
      'Asha Kulkarni',
      'Accounts Executive',
      'Pune, Maharashtra | 98765 43210 | asha@people.example',
      'Summary',
      'Accountant with six years in manufacturing, at home in GST returns and audits.',
      'Experience',
      'Accountant, Meridian Axis, Nashik (07/2019 - 03/2022)',
      'Education',
      'B.Com, Savitribai Phule Pune University, 2016 - 2019',
      'Skills',
      'Tally Prime, GST Returns, Bank Reconciliation',
      'Languages',
      'Marathi, Hindi, English',
    ]),
  ]),
);

async function expectComplete(page: Page) {
  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { name: 'Asha Kulkarni', level: 1 })).toBeVisible();
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible();
}

test('one file makes a complete profile after it has been reviewed', async ({ page }) => {
  await openAs(page, await newSeeker('Asha'), '/user/profile');
  await page.getByRole('link', { name: 'Upload resume first' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a resume' }).click();
  await (await chooser).setFiles({ name: 'asha.pdf', mimeType: '', buffer: RESUME });

  await expect(page.getByRole('heading', { name: 'What your resume says' })).toBeVisible();
  const fullName = page.getByRole('checkbox', { name: 'Asha Kulkarni' });
  await expect(fullName, 'what stands there is not overwritten unasked').not.toBeChecked();
  await fullName.check();
  await expect(page.getByRole('checkbox', { name: 'Tally Prime' })).toBeChecked();
  await page.getByRole('button', { name: 'Fill in what is ticked' }).click();
  await expect(page.getByText('asha.pdf becomes your resume when you save.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(exactText(page, 'Profile updated')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open asha.pdf' })).toBeVisible();
  await expectComplete(page);
});

test('nothing but typing makes a complete profile, with a resume built from it', async ({
  page,
}) => {
  await openAs(page, await newSeeker('Asha Kulkarni'), '/profile/edit');
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByRole('textbox', { name: 'Location' }).fill('Pune');
  await page.getByLabel('Headline').fill('Accounts Executive');
  await page.getByLabel('About').fill('Accountant with six years in manufacturing.');
  for (const skill of ['Tally Prime', 'GST Returns', 'Bank Reconciliation']) {
    await page.getByRole('combobox', { name: 'Skills' }).fill(skill);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${skill}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add language' }).click();
  await page.getByPlaceholder('Language').fill('Marathi');
  await page.getByRole('checkbox', { name: 'Speak' }).check();

  await page.getByRole('tab', { name: 'Experience' }).click();
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await page.getByLabel('Job title').fill('Accountant');
  await page.getByLabel('Company').fill('Meridian Axis');
  await page.getByRole('tab', { name: 'Education' }).click();
  await page.getByRole('button', { name: 'Add Education' }).click();
  await page.getByLabel('Degree or class').fill('B.Com');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(exactText(page, 'Profile updated')).toBeVisible();

  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'Resume Builder' }).click();
  await page.getByRole('button', { name: 'Save as a resume' }).click();
  await expect(exactText(page, 'Saved to your resumes')).toBeVisible();
  await expectComplete(page);
});
