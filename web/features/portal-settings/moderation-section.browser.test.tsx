import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, headersOf } from '../../test/stub-server.ts';
import { ModerationSection } from './moderation-section.tsx';
import { sampleSettings } from './sample-settings.ts';

const MODERATION = 'PUT /barong/admin/settings/moderation';
const { moderation } = sampleSettings;

const open = () =>
  show(<ModerationSection moderation={{ ...moderation, version: 2 }} />, {
    as: 'admin',
    at: '/admin/settings',
  });
const save = () => page.getByRole('button', { name: 'Save' }).click();

test('first jobs of unchecked companies are held once an owner chooses so', async () => {
  answer(MODERATION, { ...moderation, hold_first_jobs: true, version: 3 });
  await open();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible();
  await page.getByRole('checkbox').click({ force: true });
  await save();
  await expect.element(page.getByText(/^Saved/)).toBeVisible();
  expect(callsOf(MODERATION)[0]?.body).toEqual({ hold_first_jobs: true });
  expect(headersOf(MODERATION, 'if-match')).toEqual(['"2"']);
});
