/** How much of a text a reader is shown: every message, quotation and excerpt goes through here. */
import { HIDDEN_TEXT, withoutParts } from '../../../contract/format/texts/hidden-text.ts';
import { type HeldBack, heldBackIn } from '../../../contract/message-check/held-back.ts';
import { hidingOf } from '../applications/applications.ts';
import type { View } from './queries.ts';
import type { Reader } from './readers.ts';

type HidingFacts = Pick<View, 'is_hidden' | 'candidate' | 'seeker_name' | 'is_unproven'>;

/** How the reader is shown texts of the other side; their own are shown unchanged. */
export function textsFor(
  { side: reading }: Reader,
  view: HidingFacts,
): (text: string, side: 'seeker' | 'company') => string {
  const { is_hidden, candidate, seeker_name: candidate_name } = view;
  if (reading === 'seeker' || !is_hidden || !candidate) return (text) => text;
  // Their name was erased with the account, so the words to take out are not known any more.
  const hide = candidate.name === '' ? () => HIDDEN_TEXT : hidingOf({ candidate, candidate_name });
  return (text, side) => (side === 'seeker' ? hide(text) : text);
}

/**
 * The same for the beginnings of texts, where there is no way to reveal a number by a click, so the
 * held-back parts are left out. They were found when the message was sent; in older messages they
 * are looked for now.
 */
export function excerptsFor(
  reader: Reader,
  view: HidingFacts,
): (text: string, side: 'seeker' | 'company', heldBack: HeldBack[] | null) => string {
  const shown = textsFor(reader, view);
  if (reader.side === 'company' || !view.is_unproven) return shown;
  // Seekers see every text as it was sent, so the stored places fit.
  return (text, side, heldBack) =>
    side === 'company' ? withoutParts(text, heldBack ?? heldBackIn(text)) : text;
}
