import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubLetters } from '../../../test/sample-received.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, headersOf, loseAnswersTo, refuse } from '../../../test/stub-server.ts';
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
  version: 4,
};

beforeEach(() => stubLetters());

test('a first letter is written with a preview, in the language that is shown', async () => {
  await open();
  await expect.element(page.getByText('No letters yet')).toBeVisible();
  await page.getByRole('button', { name: 'New letter' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Give the letter a name.')).toBeVisible();
  await expect
    .element(dialog.getByText('Write the letter in at least one language.'))
    .toBeVisible();
  await dialog.getByLabelText('Name').fill('A kind no');
  await dialog.getByText('हिन्दी').click();
  await dialog.getByRole('textbox', { name: 'Letter' }).fill('नमस्ते {name}, {job} भर गया।');
  await expect.element(dialog.getByText('नमस्ते मीरा जोशी, अकाउंट्स एग्ज़ीक्यूटिव भर गया।')).toBeVisible();
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

test('the preview names what in a letter is not filled in', async () => {
  await open();
  await page.getByRole('button', { name: 'New letter' }).click();
  const text = dialog.getByRole('textbox', { name: 'Letter' });
  await text.fill('Dear {Name}, {job} begins on {day}. {company}');
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(
      '{Name}, {day} stays as it is: only {name}, {job} and {company} are filled in.',
    );
  await text.fill('Dear {name}, {job} begins soon. {company}');
  await expect.element(dialog.getByRole('status')).not.toBeInTheDocument();
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

const theirs = { ...kept, name: 'Come soon', text_en: 'Dear {name}, come soon', version: 5 };
const letter = dialog.getByRole('textbox', { name: 'Letter' });

/** Edits a letter whose name and text a colleague has changed in the meantime. */
async function comeTooLate() {
  stubLetters(kept);
  refuse(CHANGE, 'request.stale', { current: theirs });
  await open();
  await page.getByRole('button', { name: 'Change Come in' }).click();
  await letter.fill('Hello {name}');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Somebody else has saved/);
  await expect.element(letter).toHaveValue('Hello {name}');
}

test('somebody slower than a colleague is told, and saves on top of the colleague’s changes', async () => {
  await comeTooLate();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(letter).toHaveValue('Hello {name}');
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Come soon');
  answer(CHANGE, { ...theirs, text_en: 'Hello {name}', version: 6 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Letter saved')).toBeVisible();
  expect(headersOf(CHANGE, 'if-match')).toEqual(['"4"', '"5"']);
  expect(callsOf(CHANGE).at(-1)?.body).toEqual({
    name: 'Come soon',
    occasion: 'accepted',
    text_en: 'Hello {name}',
    text_hi: '',
  });
});

test('somebody slower than a colleague can take theirs, and gets their own back with Undo', async () => {
  await comeTooLate();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(letter).toHaveValue('Dear {name}, come soon');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(letter).toHaveValue('Hello {name}');
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Come soon');
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
