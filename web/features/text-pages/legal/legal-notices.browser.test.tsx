import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LegalNotice } from '../../../../contract/legal/legal.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo } from '../../../test/stub-server.ts';
import { LegalNotices } from './legal-notices.tsx';
import { sampleNotice } from './sample-notice.ts';

const NOTICES = 'GET /barong/resource/legal_notices';
const SAY = 'POST /barong/resource/legal_consents';

const privacy: LegalNotice = {
  ...sampleNotice,
  document: 'privacy',
  version: 2,
  summary: 'Shorter.',
  asks_consent: false,
  is_due: false,
};
const open = () => show(<LegalNotices />, { as: 'user', at: '/dashboard/user' });
const accept = page.getByRole('button', { name: 'Accept the new terms' });

test('new terms are accepted, and a notice is closed, with one click each', async () => {
  answer(NOTICES, { notices: [sampleNotice, privacy] });
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

test('an answer that could not be stored keeps the notice and says why', async () => {
  answer(NOTICES, { notices: [sampleNotice] });
  loseAnswersTo(SAY);
  await open();
  await accept.click();
  await expect.element(page.getByText('No answer from the server')).toBeVisible();
  await expect.element(accept).toBeVisible();
});
