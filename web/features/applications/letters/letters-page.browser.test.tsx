import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubLetters } from '../../../test/sample-received.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo } from '../../../test/stub-server.ts';
import LettersPage from './letters-page.tsx';

const NEW = 'POST /barong/resource/letter_templates';
const CHANGE = 'PUT /barong/resource/letter_templates/:id';
const REMOVAL = 'DELETE /barong/resource/letter_templates/:id';

const dialog = page.getByRole('dialog');
const open = () => show(<LettersPage />, { as: 'hr', at: '/hr/letters', screen: 'desktop' });
const kept = {
  id: 1,
  name: 'Come in',
  occasion: 'accepted' as const,
  text_en: 'Dear {name}',
  text_hi: '',
  updated_at: '2026-11-20T09:32:00.000Z',
};

beforeEach(() => stubLetters());

test('a first letter is written with a preview, in the language that is shown', async () => {
  await open();
  await expect.element(page.getByText('No letters yet')).toBeVisible();
  await page.getByRole('button', { name: 'New letter' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Give the letter a name.')).toBeVisible();
  await expect
    .element(dialog.getByText('Write the letter in one language at least.'))
    .toBeVisible();
  await dialog.getByLabelText('Name').fill('A kind no');
  await dialog.getByText('हिन्दी').click();
  await dialog.getByRole('textbox', { name: 'Letter' }).fill('नमस्ते {name}, {job} भर गया।');
  await expect
    .element(dialog.getByText('नमस्ते Meera Joshi, Accounts Executive भर गया।'))
    .toBeVisible();
  await expectAccessible();
  answer(NEW, kept);
  stubLetters({ name: 'A kind no' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { name: 'A kind no' })).toBeVisible();
  expect(callsOf(NEW).map(({ body }) => body)).toEqual([
    {
      name: 'A kind no',
      occasion: 'rejected',
      text_en: '',
      text_hi: 'नमस्ते {name}, {job} भर गया।',
    },
  ]);
});

test('a letter is changed, and deleted after a question', async () => {
  stubLetters(kept);
  await open();
  await page.getByRole('button', { name: 'Change Come in' }).click();
  await dialog.getByRole('textbox', { name: 'Letter' }).fill('Hello {name}');
  answer(CHANGE, { ...kept, text_en: 'Hello {name}' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Letter saved')).toBeVisible();
  expect(callsOf(CHANGE)[0]?.body.text_en).toBe('Hello {name}');
  await page.getByRole('button', { name: 'Delete Come in' }).click();
  answer(REMOVAL, { message: 'Letter deleted' });
  stubLetters();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No letters yet')).toBeVisible();
});

test('a letter that could not be deleted stays', async () => {
  stubLetters(kept);
  loseAnswersTo(REMOVAL);
  await open();
  await page.getByRole('button', { name: 'Delete Come in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('The letter was not deleted')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Come in' })).toBeVisible();
});
