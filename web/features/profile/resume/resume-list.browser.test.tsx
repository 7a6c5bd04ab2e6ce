import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { UPLOAD_MAX_BYTES } from '../../../../contract/constants.ts';
import { sampleResume } from '../../../test/sample-resume.ts';
import { chooseFile, expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, hold, loseAnswersTo, refuse } from '../../../test/stub-server.ts';
import { ResumeList } from './resume-list.tsx';

const LIST = 'GET /barong/resource/documents';
const UPLOAD = 'POST /barong/resource/documents';
const CHANGE = 'PUT /barong/resource/documents/:id';
const DELETION = 'DELETE /barong/resource/documents/:id';

const older = sampleResume(1, 'kavita.pdf', { is_default: true });
const newer = sampleResume(2, 'kavita 2026.pdf');

const open = () => show(<ResumeList />, { as: 'user' });

/** Chooses a file of this many bytes. */
async function choose(name: string, bytes = 100): Promise<void> {
  await expect.element(page.getByRole('button', { name: /^Upload/ })).toBeVisible();
  chooseFile(new File([new Uint8Array(bytes)], name));
}

const notSent = (name: string) => page.getByText(`${name} was not sent.`);

const asksBeforeClosing = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

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

test('an upload shows its progress, is not lost without a question, and the new one is listed first, beside the default', async () => {
  const release = hold(UPLOAD);
  await open();
  await choose('kavita 2026.pdf');
  await expect.element(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect.element(page.getByText('50% sent')).toBeVisible();
  expect(asksBeforeClosing()).toBe(true);
  await expectAccessible();
  answer(LIST, [newer, older]);
  release();
  await expect.element(page.getByText('Resume uploaded')).toBeVisible();
  await expect.element(page.getByText('Your resume has been successfully uploaded')).toBeVisible();
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/^kavita 2026\.pdf(?!.*Default)/),
      expect.stringMatching(/^kavita\.pdf.*Default/),
    ]);
  await expect.poll(() => page.getByRole('progressbar').elements()).toEqual([]);
  expect(asksBeforeClosing()).toBe(false);
  expect(callsOf(UPLOAD)[0]?.fields).toMatchObject({ doc_type: 'Resume' });
});

test('an upload can be cancelled', async () => {
  hold(UPLOAD);
  await open();
  await choose('slow.pdf');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Upload cancelled')).toBeVisible();
  await expect.poll(() => page.getByRole('progressbar').elements()).toEqual([]);
  expect(rows()).toHaveLength(1);
});

test('a file of another kind, or one that is too large, is refused before it is sent or by the server in the same words', async () => {
  const [wrongKind, tooLarge] = [
    ['Invalid file format', 'Please upload a PDF or Word document.'],
    ['File too large', 'Please upload a file smaller than 2MB.'],
  ] as const;
  const refused = async ([title, text]: readonly [string, string]) => {
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
  };
  await open();
  await choose('photo.png');
  await refused(wrongKind);
  await choose('large.pdf', UPLOAD_MAX_BYTES + 1);
  await refused(tooLarge);
  expect(callsOf(UPLOAD)).toEqual([]);
  refuse(UPLOAD, 'resource.document.invalid_format');
  await choose('renamed.pdf');
  await refused(wrongKind);
  refuse(UPLOAD, 'resource.document.too_large');
  await choose('renamed.pdf');
  await refused(tooLarge);
  expect(callsOf(UPLOAD)).toHaveLength(2);
});

test('a file for which no answer came, even of exactly the allowed size, is kept and sent again', async () => {
  loseAnswersTo(UPLOAD);
  await open();
  await choose('again.pdf', UPLOAD_MAX_BYTES);
  await expect.element(page.getByText('Upload failed')).toBeVisible();
  await expect.element(notSent('again.pdf')).toBeVisible();
  expect(asksBeforeClosing()).toBe(true);
  await expectAccessible();
  answer(UPLOAD, newer);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Resume uploaded')).toBeVisible();
  await expect.element(notSent('again.pdf')).not.toBeInTheDocument();
  await expect.poll(asksBeforeClosing).toBe(false);
  expect(callsOf(UPLOAD)).toHaveLength(2);
});

test('a file that the server could not take can be given up, and one that it refused is not kept', async () => {
  refuse(UPLOAD, 'server.internal_error');
  await open();
  await choose('later.pdf');
  await expect.element(notSent('later.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Do not send it' }).click();
  await expect.element(notSent('later.pdf')).not.toBeInTheDocument();
  refuse(UPLOAD, 'resource.document.invalid_format');
  await choose('renamed.pdf');
  await expect.element(page.getByText('Invalid file format')).toBeVisible();
  await expect.element(notSent('renamed.pdf')).not.toBeInTheDocument();
});

/** Opens the menu of a resume and chooses in it. */
async function chooseInMenu(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Rename, delete or choose ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a resume opens in a new tab, which is announced', async () => {
  await open();
  const link = page.getByRole('link', { name: 'Open kavita.pdf' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(link).toHaveAttribute('href', older.upload);
  // The file itself comes from the server.
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  await expect.element(page.getByText('Opening Resume')).toBeVisible();
  await expect.element(page.getByText('Your resume is opening in a new tab')).toBeVisible();
});

test('another resume is made the default, which it cannot be made again', async () => {
  answer(LIST, [newer, older]);
  await open();
  await expect.element(page.getByText('Default', { exact: true })).toBeVisible();
  answer(CHANGE, { ...newer, is_default: true });
  answer(LIST, [
    { ...newer, is_default: true },
    { ...older, is_default: false },
  ]);
  await chooseInMenu('kavita 2026.pdf', 'Make default');
  await expect.element(page.getByText('kavita 2026.pdf is now your default resume')).toBeVisible();
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/^kavita 2026\.pdf.*Default/),
      expect.stringMatching(/^kavita\.pdf(?!.*Default)/),
    ]);
  expect(callsOf(CHANGE).map(({ params, body }) => [params, body])).toEqual([
    [{ id: 2 }, { is_default: true }],
  ]);
  await page.getByRole('button', { name: 'Rename, delete or choose kavita 2026.pdf' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await expectAccessible();
  expect(page.getByRole('menuitem', { name: 'Make default' }).elements()).toEqual([]);
});

test('a resume is renamed, without its ending; a name is needed', async () => {
  await open();
  await chooseInMenu('kavita.pdf', 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename resume' });
  const name = dialog.getByLabelText('Name');
  await expect.element(name).toHaveValue('kavita');
  await expectAccessible();
  await name.fill(' ');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.element(dialog.getByText('Give the resume a name.')).toBeVisible();
  await name.fill('Weaver 2026');
  const renamed = { ...older, doc_name: 'Weaver 2026.pdf' };
  answer(CHANGE, renamed);
  answer(LIST, [renamed]);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.element(page.getByText('Resume renamed')).toBeVisible();
  await expect.poll(rows).toEqual([expect.stringMatching(/^Weaver 2026\.pdf/)]);
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([{ doc_name: 'Weaver 2026' }]);
});

test('the default is deleted after a question, which says which resume is sent afterwards, and one that is gone already is not there', async () => {
  answer(LIST, [newer, older]);
  await open();
  await chooseInMenu('kavita.pdf', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete kavita.pdf?' });
  await expect
    .element(question)
    .toMatchTextContent(/can still open it\. Your next applications go with kavita 2026\.pdf\./);
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect(callsOf(DELETION)).toEqual([]);

  await chooseInMenu('kavita.pdf', 'Delete');
  const left = { ...newer, is_default: true };
  answer(DELETION, { message: 'Deleted', new_default: left });
  answer(LIST, [left]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Resume deleted')).toBeVisible();
  await expect.element(page.getByText('kavita 2026.pdf is now your default resume')).toBeVisible();
  await expect.poll(rows).toEqual([expect.stringMatching(/^kavita 2026\.pdf/)]);
  expect(callsOf(DELETION).map(({ params }) => params)).toEqual([{ id: 1 }]);

  await chooseInMenu('kavita 2026.pdf', 'Delete');
  refuse(DELETION, 'resource.document.not_found');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No resume found to delete.')).toBeVisible();
});
