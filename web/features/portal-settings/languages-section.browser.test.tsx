import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import { LanguagesSection } from './languages-section.tsx';
import { sampleSettings } from './sample-settings.ts';

const LANGUAGES = 'PUT /barong/admin/settings/languages';
const { languages } = sampleSettings;

const open = () =>
  show(<LanguagesSection languages={languages} />, { as: 'admin', at: '/admin/settings' });
const offer = (name: string) => page.getByRole('checkbox', { name });
const save = () => page.getByRole('button', { name: 'Save' }).click();

test('if only one language is left, it becomes the default', async () => {
  answer(LANGUAGES, { ...languages, offered: ['hi'], usual: 'hi', version: 1 });
  await open();
  await expect.element(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expectAccessible();
  await offer('English').click({ force: true });
  expect(page.getByRole('radio').elements()).toEqual([]);
  await save();
  await expect.element(page.getByText(/^Saved: pages are in these languages now/)).toBeVisible();
  expect(callsOf(LANGUAGES)[0]?.body).toEqual({ offered: ['hi'], usual: 'hi' });
});

test('choosing none is refused at the field', async () => {
  await open();
  await offer('English').click({ force: true });
  await offer('हिन्दी').click({ force: true });
  await save();
  await expect.element(page.getByText('Please choose at least one language.')).toBeVisible();
  const choice = page.getByRole('group', { name: 'Offered' });
  await expect.element(choice).toHaveAccessibleDescription(/at least one language/);
  await expect.element(offer('English')).toHaveFocus();
  expect(callsOf(LANGUAGES)).toEqual([]);
});
