import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, saveIt, stubServer } from '../../../test/forms/profile-form.tsx';
import { sampleResume } from '../../../test/sample-resume.ts';
import { chooseFile, expectAccessible } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import { sampleDocx } from '../reading/sample-files.ts';

const UPLOAD = 'POST /barong/resource/documents';
const LINES = [
  'Asha Kulkarni',
  'Staff Nurse',
  'Pune, Maharashtra | 98765 43210',
  'Skills',
  'Patient Care, Wound Dressing',
];
const becomes = () => page.getByText('asha.docx becomes your resume when you save.');

/** The reader's input; that of the list beside it looks the same. */
const INPUT = '[aria-labelledby=fill-from-resume] input';

/** Fills an empty profile from a file. */
async function fillFromFile() {
  await open(null, '/profile/edit?tab=resume');
  await expect.element(page.getByRole('button', { name: 'Choose a resume' })).toBeVisible();
  chooseFile(new File([Uint8Array.from(sampleDocx(LINES))], 'asha.docx'), INPUT);
  // The reader and its libraries are fetched with the first file.
  const take = page.getByRole('button', { name: 'Fill in what is ticked' });
  await expect.element(take, { timeout: 45_000 }).toBeVisible();
  await take.click();
  await expect.element(becomes()).toBeVisible();
}

beforeEach(() => {
  stubServer();
  answer(UPLOAD, sampleResume(1, 'asha.docx'));
});

test('the file that a profile was filled from is uploaded when it is saved and not before, and again if that failed', async () => {
  await fillFromFile();
  await expectAccessible();
  expect(callsOf(UPLOAD)).toEqual([]);
  refuse(UPLOAD, 'resource.document.no_space');
  await saveIt();
  await expect.element(page.getByText('Upload failed')).toBeVisible();
  await expect.element(becomes()).toBeVisible();
  answer(UPLOAD, sampleResume(1, 'asha.docx'));
  await page.getByRole('button', { name: 'Upload now' }).click();
  await expect.element(becomes()).not.toBeInTheDocument();
  expect(callsOf(UPLOAD)).toHaveLength(2);
});

test('a file that is not to be kept is not uploaded', async () => {
  await fillFromFile();
  await page.getByRole('button', { name: 'Do not keep it' }).click();
  await saveIt();
  expect(callsOf(UPLOAD)).toEqual([]);
});
