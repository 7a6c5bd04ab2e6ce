import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, headersOf, refuse } from '../../test/stub-server.ts';
import BreachesPage from './breaches-page.tsx';
import { sampleBreach as breach } from './sample-breach.ts';

const LIST = 'GET /barong/admin/breaches';
const ENTER = 'POST /barong/admin/breaches';
const CHANGE = 'PUT /barong/admin/breaches/:id';

const open = (language: 'en' | 'hi' = 'en') =>
  show(<BreachesPage />, { as: 'admin', at: '/admin/breaches', screen: 'desktop', language });

beforeEach(() =>
  answer(LIST, ({ query }) => ({ breaches: [breach], open_count: 1, meta: metaOf(query, 1) })),
);

test('a new entry is sent with the times of India', async () => {
  answer(ENTER, breach);
  await open();
  await page.getByRole('button', { name: 'Enter a breach' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Noticed').fill('2026-03-01T09:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Please fill in this field.').first()).toBeVisible();
  await expect.element(dialog.getByText('Choose at least one kind of data.')).toBeVisible();
  await dialog.getByLabelText('What happened').fill('A disk was lost.');
  await dialog.getByLabelText('Resumes and other files').click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The register is up to date')).toBeVisible();
  expect(callsOf(ENTER)).toMatchObject([
    { body: { noticed_at: '2026-03-01T03:30:00.000Z', began_at: null, data_kinds: ['resumes'] } },
  ]);
});

test('an entry that another admin has changed keeps what was typed', async () => {
  const theirs = { ...breach, advice: 'Beware of calls', version: 4 };
  refuse(CHANGE, 'request.stale', { current: theirs });
  await open();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Likely consequences').fill('Unwanted calls');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Somebody else has saved/);
  await expect.element(dialog.getByRole('alert')).toBeInViewport();
  await expect.element(dialog.getByLabelText('Likely consequences')).toHaveValue('Unwanted calls');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .element(dialog.getByLabelText('What the people concerned can do'))
    .toHaveValue('Beware of calls');
  answer(CHANGE, theirs);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The register is up to date')).toBeVisible();
  expect(headersOf(CHANGE, 'if-match')).toEqual(['"3"', '"4"']);
  expect(callsOf(CHANGE).at(-1)).toMatchObject({
    body: { people_count: 12, consequences: 'Unwanted calls', advice: 'Beware of calls' },
  });
});

test('notices are drafted in both languages, and edits are kept until they are discarded', async () => {
  await open();
  await page.getByRole('button', { name: 'Draft notices' }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabelText('Notice', { exact: true });
  await expect.element(text).toHaveValue(expect.stringContaining('About how many people: 12'));
  await dialog.getByLabelText('Which notice').selectOptions('Notice to the people concerned');
  await expect.element(text).toHaveValue(expect.stringContaining('A list was mailed'));
  await text.fill('My own words');
  await dialog.getByText('हिन्दी').click();
  await expect.element(text).toHaveValue(expect.stringContaining('हमें खेद है'));
  await dialog.getByText('English').click();
  await expect.element(text).toHaveValue('My own words');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Draft notices' }).click();
  await dialog.getByLabelText('Which notice').selectOptions('Notice to the people concerned');
  await expect.element(text).toHaveValue('My own words');
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect.element(text).toHaveValue(expect.stringContaining('A list was mailed'));
});

test('drafting notices leads only until all of them are sent', async () => {
  const sent = { ...breach, board_detailed_at: '2026-03-02T03:30:00.000Z', people_count: 0 };
  answer(LIST, ({ query }) => ({
    breaches: [breach, { ...sent, id: 8 }],
    open_count: 2,
    meta: metaOf(query, 2),
  }));
  await open();
  const leads = (index: number) => {
    const card = page.getByRole('article').nth(index);
    const colours = ['Draft notices', 'Change'].map(
      (name) =>
        getComputedStyle(card.getByRole('button', { name, exact: true }).element()).backgroundColor,
    );
    return colours[0] !== colours[1];
  };
  await expect.element(page.getByRole('article').nth(1)).toBeVisible();
  expect([leads(0), leads(1)]).toEqual([true, false]);
});
