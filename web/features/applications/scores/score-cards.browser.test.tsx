import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ScoreCard, ScoreCards } from '../../../../contract/score-cards/score-cards.ts';
import { expectAccessible, leaveStage, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import { ScoreCardsSection } from './score-cards-section.tsx';

const CARDS = 'GET /barong/resource/applications/:id/score_cards';
const CARD = 'PUT /barong/resource/applications/:id/score_card';
const WAIVER = 'POST /barong/resource/applications/:id/score_card/waiver';
const EVIDENCE = 'Mended the broken warp in four minutes.';

const cards = (more: Partial<ScoreCards> = {}): ScoreCards => ({
  mine: null,
  others: [],
  hidden_count: 1,
  has_waived: false,
  average: null,
  awaited: [
    { id: 1, name: 'Lakshmi Nair' },
    { id: 4, name: 'Vikram Seth' },
  ],
  ...more,
});
const card = (id: number, name: string): ScoreCard => ({
  by: { id, name },
  scores: [{ criterion: 'skills', points: 4, evidence: EVIDENCE }],
  overall: 3,
  overall_evidence: EVIDENCE,
  created_at: '2026-11-20T06:00:00.000Z',
  changed_at: '2026-11-20T06:00:00.000Z',
  can_change: true,
});

test('colleagues’ score cards are shown once one’s own is written, with evidence for each score', async () => {
  answer(CARDS, cards());
  const all = cards({
    mine: card(3, 'Lakshmi Nair'),
    others: [card(4, 'Vikram Seth')],
    hidden_count: 0,
    average: 3,
    awaited: [],
  });
  answer(CARD, () => {
    answer(CARDS, all);
    return all;
  });
  await show(<ScoreCardsSection applicationId={7} name="Asha Rao" />, { as: 'hr', at: '/hr' });
  await expect.element(page.getByText(/One colleague has written/)).toBeVisible();
  await expect.element(page.getByText('Still to write: You, Vikram Seth')).toBeVisible();
  await page.getByRole('button', { name: 'Write a score card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a score card' });
  await expect.element(dialog.getByText(/can no longer change yours\.$/)).toBeVisible();
  await dialog.getByLabelText('Overall', { exact: true }).selectOptions('3');
  await dialog.getByLabelText('What speaks for it: Overall').fill(EVIDENCE);
  await dialog.getByLabelText('Knows the work', { exact: true }).selectOptions('4');
  await dialog.getByRole('button', { name: 'Save the card' }).click();
  await expect.element(dialog.getByText(/in at least 20 characters/)).toBeVisible();
  await dialog.getByLabelText('What speaks for it: Knows the work').fill(EVIDENCE);
  await dialog.getByRole('button', { name: 'Save the card' }).click();
  await expect.element(page.getByText('Vikram Seth · 3 · Good')).toBeVisible();
  const compared = page.getByRole('table', { name: 'The points side by side' });
  await expect
    .element(compared.getByRole('row', { name: 'Knows the work' }))
    .toHaveTextContent('Knows the work44');
  await expectAccessible();
  expect(callsOf(CARD).map(({ body }) => body)).toEqual([
    {
      overall: 3,
      overall_evidence: EVIDENCE,
      scores: [{ criterion: 'skills', points: 4, evidence: EVIDENCE }],
    },
  ]);
});

test('somebody who declines to write one reads the others’ after a question, and cannot write any more', async () => {
  answer(CARDS, cards());
  answer(WAIVER, cards({ others: [card(4, 'Vikram Seth')], hidden_count: 0, has_waived: true }));
  await show(<ScoreCardsSection applicationId={7} name="Asha Rao" />, { as: 'hr', at: '/hr' });
  await page.getByRole('button', { name: 'I will not write one' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'I will not write one' }).click();
  await expect.element(page.getByText('Vikram Seth · 3 · Good')).toBeVisible();
  await expect.element(page.getByText('You chose not to write one.')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('the text of a card is restored when its dialog was replaced', async () => {
  answer(CARDS, cards());
  const section = <ScoreCardsSection applicationId={7} name="Asha Rao" />;
  const evidence = page.getByLabelText('What speaks for it: Overall');
  await show(section, { as: 'hr', at: '/hr' });
  await page.getByRole('button', { name: 'Write a score card' }).click();
  await evidence.fill(EVIDENCE);
  leaveStage();
  await show(section, { as: 'hr', at: '/hr' });
  await page.getByRole('button', { name: 'Write a score card' }).click();
  await expect.element(evidence).toHaveValue(EVIDENCE);
});
