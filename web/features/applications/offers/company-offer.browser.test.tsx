import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../../contract/lists.ts';
import type { Offer } from '../../../../contract/offers.ts';
import { sampleOffer } from '../../../test/sample-offer.ts';
import { applicant, asha } from '../../../test/sample-received.ts';
import { leaveStage, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import { CompanyOffer } from './company-offer.tsx';
import { OfferDialog } from './offer-dialog.tsx';

test('pay stays the same pay when it is said for another period, and comes back as it was typed', async () => {
  await show(<OfferDialog application={asha} onClose={() => undefined} />, { as: 'hr' });
  const pay = page.getByLabelText('Total pay (CTC), ₹');
  await pay.fill('4,80,000');
  await page.getByText('A month', { exact: true }).click();
  await expect.element(pay).toHaveValue('40000');
  await page.getByText('An hour', { exact: true }).click();
  await expect.element(pay).toHaveValue('192.31');
  await page.getByText('A year', { exact: true }).click();
  await expect.element(pay).toHaveValue('4,80,000');
});

test('an offer has a green edge as long as something can come of it', async () => {
  const edgeOf = async (state: Offer['state']) => {
    const offer: Offer = {
      ...sampleOffer({ state }),
      candidate: { id: 3, name: 'Asha Rao' },
      sent_by: null,
      joining_is_due: false,
    };
    answer('GET /barong/resource/offers', ({ query }) => ({
      offers: [offer],
      meta: metaOf(query, 1),
    }));
    await show(<CompanyOffer application={applicant(7, 'Asha Rao', 'offered')} />, { as: 'hr' });
    await expect.element(page.getByText('Loom Fitter')).toBeVisible();
    const edges = getComputedStyle(page.getByRole('region', { name: 'Offer' }).element());
    const isGreen = edges.borderLeftColor !== edges.borderTopColor;
    leaveStage();
    return isGreen;
  };
  expect(await edgeOf('open')).toBe(true);
  expect(await edgeOf('withdrawn')).toBe(false);
});

test('while the first offer can still be undone, nobody is asked to make one', async () => {
  answer('GET /barong/resource/offers', ({ query }) => ({ offers: [], meta: metaOf(query, 0) }));
  const offered = applicant(7, 'Asha Rao', 'offered');
  const make = page.getByRole('button', { name: 'Make an offer' });
  await show(<CompanyOffer application={offered} />, { as: 'hr' });
  await expect.element(make).toBeVisible();
  leaveStage();
  const held = { until: new Date().toISOString(), by: { id: 1, name: 'Anil Sharma' } };
  await show(<CompanyOffer application={{ ...offered, held }} />, { as: 'hr' });
  await expect.poll(() => callsOf('GET /barong/resource/offers').length).toBe(2);
  await expect.element(make).not.toBeInTheDocument();
});
