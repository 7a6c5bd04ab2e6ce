import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { KeptVersion } from '../../../../contract/legal/legal.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, headersOf, refuse } from '../../../test/stub-server.ts';
import { privacy } from '../privacy-messages.ts';
import EditorPage from './editor-page.tsx';
import { markdownOf } from './markdown-of.ts';

const PUBLISH = 'POST /barong/admin/legal_versions';

const first: KeptVersion = {
  document: 'terms',
  version: 1,
  text_en: '## Jobs\n\nOnly real ones.',
  text_hi: '## नौकरियाँ\n\nसिर्फ़ असली।',
  summary_en: 'The first one.',
  summary_hi: 'पहला।',
  effective_on: '2026-11-01',
  asks_consent: true,
  published_at: '2026-10-20T08:00:00.000Z',
  published_by: 'Meera Shah',
  accepted: 12,
};

beforeEach(() => {
  answer('GET /barong/admin/legal_versions', { legal_versions: [first] });
  answer('POST /barong/admin/legal_versions/preview', {
    html: '<h2 id="part-1">Jobs</h2><p>Only real ones.</p>',
  });
});

const open = (at = '/admin/legal') => show(<EditorPage />, { as: 'admin', at });
const publish = page.getByRole('button', { name: 'Publish version 2' });
const dialog = page.getByRole('alertdialog');

test('an owner sees what is published, previews the next version and publishes it after a question', async () => {
  answer(PUBLISH, { ...first, version: 2 });
  await open();
  await expect.element(page.getByText(/Published on .* by Meera Shah/)).toBeVisible();
  await expect.element(page.getByText(/Accepted by 12 people/)).toBeVisible();
  await expect.element(page.getByLabelText('Text in English')).toHaveValue(first.text_en);
  await expectAccessible();
  await page.getByText('Preview', { exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Jobs' }).first()).toBeVisible();
  await page.getByText('Write', { exact: true }).click();
  await page.getByLabelText('What has changed, in English').fill('Clearer.');
  await page.getByLabelText('What has changed, in Hindi').fill('ज़्यादा साफ़।');
  await page.getByLabelText('Takes effect on').fill('2099-01-01');
  await page.getByLabelText('Ask everybody to accept it').click();
  await publish.click();
  await expect.element(dialog).toMatchTextContent(/never be changed.*asked to accept/);
  expect(callsOf(PUBLISH)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(callsOf(PUBLISH)).toEqual([]);
  await publish.click();
  await dialog.getByRole('button', { name: 'Publish version 2' }).click();
  await expect.element(page.getByText('Published: everybody can read it now')).toBeVisible();
  expect(headersOf(PUBLISH, 'if-match')).toEqual(['"1"']);
  expect(callsOf(PUBLISH)[0]?.body).toEqual({
    document: 'terms',
    text_en: first.text_en,
    text_hi: first.text_hi,
    summary_en: 'Clearer.',
    summary_hi: 'ज़्यादा साफ़।',
    effective_on: '2099-01-01',
    asks_consent: true,
  });
});

test('a missing language is reported before the question', async () => {
  await open();
  await page.getByLabelText('What has changed, in English').fill('Clearer.');
  await publish.click();
  await expect
    .element(page.getByLabelText('What has changed, in Hindi'))
    .toHaveAccessibleDescription(/both languages/);
  expect(callsOf(PUBLISH)).toEqual([]);
});

test('the first version begins with the product’s text in the page’s language, and another owner’s earlier publication is reported', async () => {
  refuse(PUBLISH, 'resource.legal_version.stale');
  await open('/admin/legal?document=privacy');
  await expect.element(page.getByText(/Nothing has been published yet/)).toBeVisible();
  await expect.element(page.getByLabelText('Text in English')).toHaveValue(markdownOf(privacy.en));
  await expect.element(page.getByLabelText('Text in Hindi')).toHaveValue('');
  await page.getByLabelText('Text in Hindi').fill('सिर्फ़ असली।');
  await page.getByLabelText('What has changed, in English').fill('Clearer.');
  await page.getByLabelText('What has changed, in Hindi').fill('ज़्यादा साफ़।');
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await dialog.getByRole('button', { name: 'Publish version 1' }).click();
  await expect
    .element(page.getByText(/Another version has been published in the meantime/))
    .toBeVisible();
  await expect.element(page.getByLabelText('What has changed, in English')).toHaveValue('Clearer.');
});

test('a guide needs no consent', async () => {
  answer(PUBLISH, { ...first, document: 'resources', asks_consent: false });
  await open('/admin/legal?document=resources');
  await page.getByLabelText('Text in Hindi').fill('[नौकरियाँ](/jobs)');
  await page.getByLabelText('What has changed, in English').fill('Shorter.');
  await page.getByLabelText('What has changed, in Hindi').fill('छोटा।');
  expect(page.getByLabelText('Ask everybody to accept it').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await dialog.getByRole('button', { name: 'Publish version 1' }).click();
  await expect
    .poll(() => callsOf(PUBLISH)[0]?.body)
    .toMatchObject({
      document: 'resources',
      text_en: expect.stringContaining('[Find jobs](/jobs)'),
      asks_consent: false,
    });
});
