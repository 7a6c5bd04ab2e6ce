import {
  dropFormDraft,
  keepFormDraft,
  readFormDraft,
  type DraftPlace,
} from '../../../../lib/forms/form-draft.ts';
import { currentSession } from '../../../../lib/session/session.ts';
import type { DecisionValues } from './decision-dialog.tsx';

/**
 * The words of a decision that was not sent, until the tab is closed. The one form of all decisions
 * keeps none itself: it has other values for each of them.
 */
const placeOf = ({ ids, status }: Pick<DecisionValues, 'ids' | 'status'>): DraftPlace => ({
  accountId: currentSession()?.user?.id ?? 0,
  form: `decision:${status}:${ids.join()}`,
  ofTab: true,
});

export const keptWords = (decision: DecisionValues): Partial<DecisionValues> =>
  readFormDraft<Partial<DecisionValues>>(placeOf(decision))?.fields ?? {};

export function keepWords({ ids, status, ...words }: DecisionValues): void {
  const { reason, own_reason, en, hi } = words;
  if (reason || own_reason || en || hi) keepFormDraft(placeOf({ ids, status }), words);
  else dropWords({ ids, status });
}

export const dropWords = (decision: Pick<DecisionValues, 'ids' | 'status'>): void =>
  dropFormDraft(placeOf(decision));
