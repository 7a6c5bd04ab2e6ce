import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, saveIt, stubServer } from '../../../test/profile-form.tsx';
import { sampleResume } from '../../../test/sample-resume.ts';
import { expectAccessible } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import { sampleColumn, samplePdf } from '../reading/sample-files.ts';

const UPLOAD = 'POST /barong/resource/documents';
const LINES = [
  'Asha Kulkarni',
  'Staff Nurse',
  'Pune, Maharashtra | 98765 43210',
  'Skills',
  'Patient Care, Wound Dressing',
];
const becomes = () => page.getByText('asha.pdf becomes your resume when you save.');

/** Puts the file into the reader's input; the input of the list beside it looks the same. */
function chooseFile(file: File) {
  const input = document.querySelector<HTMLInputElement>(
    '[aria-labelledby=fill-from-resume] input',
  );
  const files = new DataTransfer();
  files.items.add(file);
  if (input) input.files = files.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Opens an empty profile and has a file read; answers with the button that fills the profile from it. */
async function readFile() {
  await open(null, '/profile/edit?tab=resume');
  await expect.element(page.getByRole('button', { name: 'Choose a resume' })).toBeVisible();
  chooseFile(new File([Uint8Array.from(samplePdf([sampleColumn(LINES)]))], 'asha.pdf'));
  // The reader and its libraries are fetched with the first file.
  const take = page.getByRole('button', { name: 'Fill in what is ticked' });
  await expect.element(take, { timeout: 15_000 }).toBeVisible();
  return take;
}

const asksBeforeClosing = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Fills an empty profile from a file. */
async function fillFromFile() {
  const take = await readFile();
  await take.click();
  await expect.element(becomes()).toBeVisible();
}

beforeEach(() => {
  stubServer();
  answer(UPLOAD, sampleResume(1, 'asha.pdf'));
});

test('the file that a profile was filled from is uploaded when it is saved, and not before', async () => {
  await fillFromFile();
  await expectAccessible();
  expect(callsOf(UPLOAD)).toEqual([]);
  await saveIt();
  await expect.element(becomes()).not.toBeInTheDocument();
  expect(callsOf(UPLOAD)).toHaveLength(1);
});

test('closing the page asks as long as a chosen file would be lost with it', async () => {
  await readFile();
  expect(asksBeforeClosing()).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(asksBeforeClosing).toBe(false);
});

test('a file whose upload failed is kept, and can be uploaded again', async () => {
  await fillFromFile();
  refuse(UPLOAD, 'resource.document.no_space');
  await saveIt();
  await expect.element(page.getByText('Upload failed')).toBeVisible();
  answer(UPLOAD, sampleResume(1, 'asha.pdf'));
  await page.getByRole('button', { name: 'Upload now' }).click();
  await expect.element(becomes()).not.toBeInTheDocument();
});

test('a file that is not to be kept is not uploaded', async () => {
  await fillFromFile();
  await page.getByRole('button', { name: 'Do not keep it' }).click();
  await saveIt();
  expect(callsOf(UPLOAD)).toEqual([]);
});
