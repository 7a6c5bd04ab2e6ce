import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import type { Synonym } from '../../../contract/search/search-synonyms.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import SearchWordsPage from './search-words-page.tsx';

const SAVE = 'PUT /barong/admin/search_synonyms';

let lines: Synonym[];
beforeEach(() => {
  lines = [{ id: 1, phrases: ['cook', 'rasoiya'], changed_at: '2026-11-18T09:32:00Z', version: 1 }];
  answer('GET /barong/admin/empty_searches', { empty_searches: [] });
  answer('GET /barong/admin/search_synonyms', ({ query }) => {
    const fitting = lines.filter(({ phrases }) => phrases.join(' ').includes(query.search ?? ''));
    return { search_synonyms: fitting, meta: metaOf(query, fitting.length) };
  });
  answer(SAVE, ({ body: { id = 2, phrases } }) => {
    const line = { id, phrases, changed_at: '2026-11-19T09:32:00Z', version: 2 };
    lines = [line, ...lines.filter((one) => one.id !== id)];
    return line;
  });
  answer('DELETE /barong/admin/search_synonyms/:id', ({ params }) => {
    lines = lines.filter(({ id }) => id !== params.id);
    return { message: 'ok' };
  });
});

const button = (name: string) => page.getByRole('button', { name });
const rows = page.getByRole('list', { name: 'Groups of words' }).getByRole('listitem');
const open = () => show(<SearchWordsPage />, { as: 'admin', at: '/admin/search' });

test('a line of words is added, needs two of them, is changed, found and deleted', async () => {
  await open();
  await expect.element(page.getByText('1 group', { exact: true })).toBeVisible();
  await expectAccessible();
  await button('Add a group').click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  const words = dialog.getByLabelText('Words');
  await words.fill('mahout');
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('A group needs at least two entries.')).toBeVisible();
  expect(callsOf(SAVE)).toEqual([]);
  await words.fill('elephant keeper');
  await userEvent.keyboard('{Enter}');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The next search knows these words.')).toBeVisible();
  await expect.element(page.getByText('2 groups', { exact: true })).toBeVisible();

  await button('Change mahout, elephant keeper').click();
  const changing = page.getByRole('dialog', { name: 'Change the group' });
  await changing.getByLabelText('Words').fill('हाथीवान');
  await userEvent.keyboard('{Enter}');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect.element(rows.first()).toMatchTextContent(/हाथीवान/);
  expect(callsOf(SAVE).map(({ body }) => body)).toEqual([
    { phrases: ['mahout', 'elephant keeper'] },
    { id: 2, phrases: ['mahout', 'elephant keeper', 'हाथीवान'] },
  ]);

  await page.getByLabelText('Filter by word').fill('mahout');
  await expect.element(page.getByText('1 group', { exact: true })).toBeVisible();
  await expect.poll(address).toBe('/admin/search?search=mahout');
  await button('Delete mahout, elephant keeper').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent(/will not find the same jobs any more/);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No group has this word')).toBeVisible();
});

test('a search without results can be tried, and begins a group', async () => {
  answer('GET /barong/admin/empty_searches', {
    empty_searches: [{ words: 'dhobi', searches: 1_200 }],
  });
  await open();
  const found = page.getByRole('list', { name: 'Searches without results' });
  await expect.element(found).toMatchTextContent(/^dhobi1,200 times$/);
  const link = found.getByRole('link', { name: 'dhobi' });
  await expect.element(link).toHaveAttribute('href', '/jobs?search=dhobi');
  await button('Add a group with dhobi').click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await expect.element(dialog.getByText('dhobi')).toBeVisible();
});
