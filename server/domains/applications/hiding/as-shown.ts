/**
 * What a company may see of an applicant: nothing that identifies them in a blind review, and
 * contact details only if they are shared.
 */
import type { Candidate } from '../../../../contract/applications.ts';
import { withoutContact } from '../../../../contract/format/texts/without-contact.ts';
import { withTexts } from '../../../../contract/profiles/texts.ts';
import { hideIdentity, hideIn, type IdentifiedRow } from './blind-review.ts';

interface ReachableRow extends IdentifiedRow {
  contact: Candidate['contact'];
}

/**
 * The row without mail address and phone number; its texts lose them too. The resume is a file and
 * stays as it was sent.
 */
function hideContact<Row extends ReachableRow>(row: Row): Row {
  if (row.contact === 'shared') return row;
  const { candidate } = row;
  return {
    ...row,
    email: '',
    cover_letter: withoutContact(row.cover_letter),
    answers: row.answers.map((one) => ({
      ...one,
      answer: one.kind === 'text' ? withoutContact(one.answer) : one.answer,
      explanation: withoutContact(one.explanation),
    })),
    candidate: {
      ...withTexts(candidate, withoutContact),
      email: '',
      phone: null,
    },
  };
}

/**
 * The row as the company may see it. In a blind review `contact` is always `hidden`, because
 * another value could reveal who the candidate is.
 */
export const asShown = <Row extends ReachableRow>(row: Row): Row =>
  hideContact(hideIdentity(row.is_hidden ? { ...row, contact: 'hidden' } : row));

/** Letters and notes as the company may see them. */
export function eventsAsShown<Event extends { note: string | null }>(
  row: ReachableRow,
  events: Event[],
): Event[] {
  const shown = hideIn(row, events);
  if (row.contact === 'shared') return shown;
  return shown.map((event) => ({ ...event, note: event.note && withoutContact(event.note) }));
}
