import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pdfSaying } from '../../../test/sample-pdf.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answerAsProxy, callsOf } from '../../../test/stub-server.ts';
import { asha } from '../../../test/sample-received.ts';
import { LetterPreview } from './letter-preview.tsx';
import { OfferDialog } from './offer-dialog.tsx';

const terms = {
  application_id: 7,
  designation: 'Accounts Executive',
  joining_on: '2099-02-01',
  valid_until: '2099-01-20',
  place: '12 Siyaganj, Indore',
  duties: 'Keeps the books.',
};

function Form() {
  const [pay, setPay] = useState(360_000);
  return (
    <>
      <button type="button" onClick={() => setPay(420_000)}>
        More
      </button>
      <div data-testid="view" className="h-60 overflow-y-auto">
        <div className="h-50">Fields</div>
        <LetterPreview body={{ ...terms, ctc_inr: pay }} areTermsRight={async () => true} />
      </div>
    </>
  );
}

test('the letter is shown page by page, on a phone too, and goes when the terms change', async () => {
  answerAsProxy('POST /barong/resource/offers/preview', 200, pdfSaying('We offer you the job'));
  await show(<Form />, { as: 'hr' });
  await page.getByRole('button', { name: 'Preview the letter' }).click();
  const pages = page.getByRole('list', { name: 'Pages of the letter' });
  // The library is loaded with the first file.
  await expect
    .element(pages.getByRole('heading', { name: 'Page 1 of 2' }), { timeout: 15_000 })
    .toBeInTheDocument();
  await expect.element(pages.getByText('We offer you the job').first()).toBeInTheDocument();
  const view = page.getByTestId('view').element().getBoundingClientRect();
  const first = pages.element().getBoundingClientRect();
  // It scrolls into view by itself.
  expect(first.top).toBeLessThan(view.bottom - 60);
  await expectAccessible();
  await expect.element(page.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(pages).not.toBeInTheDocument();
});

test('a preview reports missing values at their fields', async () => {
  await show(<OfferDialog application={asha} onClose={() => undefined} />, { as: 'hr' });
  await page.getByRole('button', { name: 'Preview the letter' }).click();
  const pay = page.getByLabelText('Total pay (CTC), ₹');
  await expect.element(pay).toHaveFocus();
  await expect.element(pay).toHaveAccessibleDescription(/Enter the total pay in rupees/);
  expect(callsOf('POST /barong/resource/offers/preview')).toEqual([]);
});
