import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UPLOAD_MAX_BYTES } from '../../../../contract/constants.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { sampleResume } from '../../../test/sample-resume.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, hold, loseAnswersTo, refuse } from '../../../test/stub-server.ts';
import { ResumeList } from './resume-list.tsx';

const LIST = 'GET /barong/resource/documents';
const UPLOAD = 'POST /barong/resource/documents';
const DELETION = 'DELETE /barong/resource/documents/:id';

const [older, newer] = [sampleResume(1, 'kavita.pdf'), sampleResume(2, 'kavita 2026.pdf')];

const open = () => show(<ResumeList />, { as: 'user' });

/** Chooses a file, of so many bytes. */
async function choose(name: string, bytes = 100): Promise<void> {
  await expect.element(page.getByRole('button', { name: /^Upload/ })).toBeVisible();
  const input = document.querySelector('input[type=file]');
  if (input) await userEvent.upload(input, new File([new Uint8Array(bytes)], name));
}

const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
    .filter((text) => /, uploaded \d/.test(text));

beforeEach(() => {
  answer(LIST, [older]);
  answer(UPLOAD, newer);
});

test('somebody with an unconfirmed address is led to the code first, and back', async () => {
  const pending = { email: 'asha@people.example', email_verified: false } as const;
  answer('GET /barong/resource/users/me', sampleSession(pending).user);
  await show(<ResumeList />, { as: pending, at: '/user/profile/edit?tab=resume' });
  const next = '/user/profile/edit?tab=resume';
  const query = new URLSearchParams({ email: pending.email, type: 'user', next });
  await expect
    .element(page.getByRole('link', { name: 'Verify now' }))
    .toHaveAttribute('href', `/auth/verify-otp?${query}`);
  await expect.element(page.getByText(/^Verify your email address first, then/)).toBeVisible();
  expect(document.querySelector('input[type=file]')).toBeNull();
  await expectAccessible();
});

test('an upload shows how far it is, and the new one stands first as the newest', async () => {
  const release = hold(UPLOAD);
  await open();
  await choose('kavita 2026.pdf');
  await expect.element(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect.element(page.getByText('50% sent')).toBeVisible();
  await expectAccessible();
  answer(LIST, [newer, older]);
  release();
  await expect.element(page.getByText('Resume uploaded')).toBeVisible();
  await expect.element(page.getByText('Your resume has been successfully uploaded')).toBeVisible();
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/^kavita 2026\.pdf Newest/),
      expect.stringMatching(/^kavita\.pdf(?!.*Newest)/),
    ]);
  expect(page.getByRole('progressbar').elements()).toEqual([]);
  expect(callsOf(UPLOAD)[0]?.fields).toMatchObject({ doc_type: 'Resume' });
});

test('an upload can be stopped on its way', async () => {
  hold(UPLOAD);
  await open();
  await choose('slow.pdf');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Upload cancelled')).toBeVisible();
  await expect.poll(() => page.getByRole('progressbar').elements()).toEqual([]);
  expect(rows()).toHaveLength(1);
});

test.each([
  ['photo.png', 100, 'Invalid file format', 'Please upload a PDF or Word document.'],
  ['large.pdf', UPLOAD_MAX_BYTES + 1, 'File too large', 'smaller than 2MB.'],
])('%s of %i bytes is refused before it is sent', async (name, bytes, title, text) => {
  await open();
  await choose(name, bytes);
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  await expectAccessible();
  expect(callsOf(UPLOAD)).toEqual([]);
});

test('exactly as much as is allowed is sent', async () => {
  await open();
  await choose('just.pdf', UPLOAD_MAX_BYTES);
  await expect.element(page.getByText('Resume uploaded')).toBeVisible();
});

test.each([
  ['resource.document.invalid_format', 'Invalid file format', 'Please upload a PDF or Word'],
  ['resource.document.too_large', 'File too large', 'Please upload a file smaller than 2MB.'],
] as const)(
  'a file that the server refuses with %s is told of alike',
  async (code, title, text) => {
    refuse(UPLOAD, code);
    await open();
    await choose('renamed.pdf');
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

test('an upload that fails says so, and the same file can be chosen again', async () => {
  loseAnswersTo(UPLOAD);
  await open();
  await choose('again.pdf');
  await expect.element(page.getByText('Upload failed')).toBeVisible();
  answer(UPLOAD, newer);
  await choose('again.pdf');
  await expect.element(page.getByText('Resume uploaded')).toBeVisible();
});

test('a resume is deleted after a question, and the next one is the newest', async () => {
  answer(LIST, [newer, older]);
  await open();
  await page.getByRole('button', { name: 'Delete kavita 2026.pdf' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete kavita 2026.pdf?' });
  await expect
    .element(question)
    .toMatchTextContent(/Companies that received it with an application can still open it\./);
  await expectAccessible();
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect(callsOf(DELETION)).toEqual([]);

  await page.getByRole('button', { name: 'Delete kavita 2026.pdf' }).click();
  answer(DELETION, { message: 'Deleted' });
  answer(LIST, [older]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Resume deleted')).toBeVisible();
  await expect.poll(rows).toEqual([expect.stringMatching(/^kavita\.pdf Newest/)]);
  expect(callsOf(DELETION).map(({ params }) => params)).toEqual([{ id: 2 }]);
});
