import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import { CategoriesSection } from './categories-section.tsx';
import { sampleSettings } from './sample-settings.ts';

const CATEGORIES = 'PUT /barong/admin/settings/categories';
const { categories } = sampleSettings;

const open = () =>
  show(<CategoriesSection categories={categories} />, { as: 'admin', at: '/admin/settings' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const group = (place: number) => page.getByRole('group', { name: `Kind of work ${place}` });

test('kinds of work are renamed, sorted, hidden, added and removed', async () => {
  const [driving, cooking] = categories.categories;
  if (!driving || !cooking) throw new Error('the sample has two');
  answer(CATEGORIES, { ...categories, categories: [cooking, driving], version: 1 });
  await open();
  await expectAccessible();
  await press('Move Driving down');
  await expect.element(page.getByText('Driving is at 2 of 2')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Move Driving down' })).toHaveFocus();
  await group(1).getByLabelText('Name in English').fill('Kitchen');
  await group(2).getByRole('checkbox').click({ force: true });
  await press('Add a kind of work');
  await group(3).getByLabelText('Name in English').fill('Gone again');
  await press('Remove Gone again');
  await press('Save');
  await expect.element(page.getByText(/^Saved: the first page/)).toBeVisible();
  expect(callsOf(CATEGORIES)[0]?.body).toEqual({
    categories: [
      { ...cooking, name_en: 'Kitchen' },
      { ...driving, shown: false },
    ],
  });
});

test('one without a name or words is refused at its fields, and nothing is lost', async () => {
  await open();
  await press('Add a kind of work');
  await group(3).getByLabelText('Name in English').fill('Tailoring');
  await press('Save');
  for (const name of ['Name in Hindi', 'Searches for']) {
    await expect.element(group(3).getByLabelText(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect.element(group(3).getByLabelText('Name in English')).toHaveValue('Tailoring');
  expect(callsOf(CATEGORIES)).toEqual([]);
});
