import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MyOffer } from '../../../contract/offers.ts';
import { show } from '../../test/stage.tsx';
import { sampleOffer } from '../../test/sample-offer.ts';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import MyOfferPage from './my-offer-page.tsx';

const ONE = 'GET /barong/resource/my/offers/:id';
const ACCEPTANCE = 'POST /barong/resource/my/offers/:id/acceptance';

async function open(offer: MyOffer) {
  answer(ONE, offer);
  const at = `/user/offers/${offer.id}`;
  await show(<MyOfferPage />, { as: 'user', at, path: '/user/offers/:id' });
}

test('an offer shows its terms, and is accepted with a note', async () => {
  const accepted = sampleOffer({ state: 'accepted', answer_note: 'Thank you!' });
  answer(ACCEPTANCE, () => {
    answer(ONE, accepted);
    return accepted;
  });
  await open(sampleOffer());
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/₹20,000 a month · ₹2,40,000 a year.*01 Feb 2099.*20 Jan 2099/s);
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabelText('A message to the company').fill('Thank you!');
  await dialog.getByRole('button', { name: 'Accept the offer' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'You have accepted this offer' }))
    .toBeVisible();
  expect(callsOf(ACCEPTANCE).map(({ body }) => body)).toEqual([{ note: 'Thank you!' }]);
  await expect.element(page.getByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
});

test('somebody who answers after a withdrawal is shown that', async () => {
  refuse(ACCEPTANCE, 'resource.offer.over');
  await open(sampleOffer());
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  answer(ONE, sampleOffer({ state: 'withdrawn' }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept the offer' }).click();
  await expect.element(page.getByText('The company has withdrawn this offer')).toBeVisible();
});
