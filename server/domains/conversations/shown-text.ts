/** How much of a text a reader is shown: every message, quotation and excerpt goes through here. */
import { HIDDEN_TEXT } from '../../../contract/format/hidden-text.ts';
import { withoutHeldBack } from '../../../contract/message-check/held-back.ts';
import { hidingOf } from '../applications/applications.ts';
import type { View } from './queries.ts';
import type { Reader } from './readers.ts';

type Shown = Pick<View, 'is_hidden' | 'candidate' | 'seeker_name' | 'is_unproven'>;

/** How the reader is shown what the other side wrote; own texts are shown as they are. */
export function textsFor(
  { side: reading }: Reader,
  view: Shown,
): (text: string, side: 'seeker' | 'company') => string {
  const { is_hidden, candidate, seeker_name: candidate_name } = view;
  if (reading === 'seeker' || !is_hidden || !candidate) return (text) => text;
  // Their name was erased with the account, so the words to take out are not known any more.
  const hide = candidate.name === '' ? () => HIDDEN_TEXT : hidingOf({ candidate, candidate_name });
  return (text, side) => (side === 'seeker' ? hide(text) : text);
}

/** The same for beginnings of texts, where nobody can be asked first whether they want to see a number. */
export function excerptsFor(
  reader: Reader,
  view: Shown,
): (text: string, side: 'seeker' | 'company') => string {
  const shown = textsFor(reader, view);
  if (reader.side === 'company' || !view.is_unproven) return shown;
  return (text, side) =>
    side === 'company' ? withoutHeldBack(shown(text, side)) : shown(text, side);
}
