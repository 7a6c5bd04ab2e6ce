import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LegalNotice } from '../../../../contract/legal/legal.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo } from '../../../test/stub-server.ts';
import { LegalNotices } from './legal-notices.tsx';

const NOTICES = 'GET /barong/resource/legal_notices';
const SAY = 'POST /barong/resource/legal_consents';

const terms: LegalNotice = {
  document: 'terms',
  version: 3,
  effective_on: '2026-11-01',
  summary: 'Fees are forbidden.',
  asks_consent: true,
  is_due: true,
};
const privacy: LegalNotice = {
  ...terms,
  document: 'privacy',
  version: 2,
  summary: 'Shorter.',
  asks_consent: false,
  is_due: false,
};
const open = () => show(<LegalNotices />, { as: 'user', at: '/dashboard/user' });
const accept = page.getByRole('button', { name: 'Accept the new terms' });

test('new terms are accepted, and a notice is closed, with one click each', async () => {
  answer(NOTICES, { notices: [terms, privacy] });
  await open();
  await expect.element(page.getByText(/Fees are forbidden.*you cannot apply/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Read the new terms' }))
    .toHaveAttribute('href', '/terms/versions/3');
  await expectAccessible();
  answer(SAY, { notices: [privacy] });
  await accept.click();
  await expect.element(accept).not.toBeInTheDocument();
  answer(SAY, { notices: [] });
  await page.getByRole('button', { name: 'Close the notice about the privacy policy' }).click();
  await expect.element(page.getByText('Shorter.')).not.toBeInTheDocument();
  expect(callsOf(SAY).map(({ body }) => body)).toEqual([
    { document: 'terms', version: 3 },
    { document: 'privacy', version: 2 },
  ]);
});

test.each([
  ['hr', /Fees are forbidden\. Until you accept, you cannot post jobs or write messages\.$/],
  ['admin', /Fees are forbidden\.$/],
] as const)('%s reads what waits for their own consent', async (as, words) => {
  answer(NOTICES, { notices: [terms] });
  await show(<LegalNotices />, { as, at: '/settings' });
  await expect.element(page.getByText(words)).toBeVisible();
});

test('an answer that could not be stored keeps the notice and says why', async () => {
  answer(NOTICES, { notices: [terms] });
  loseAnswersTo(SAY);
  await open();
  await accept.click();
  await expect.element(page.getByText('No answer from the server')).toBeVisible();
  await expect.element(accept).toBeVisible();
});
