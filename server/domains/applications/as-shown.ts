/** What a company may see of whoever applied: neither who is reviewed blind, nor how to reach who hides it. */
import type { Candidate } from '../../../contract/applications.ts';
import { withoutContact } from '../../../contract/format/without-contact.ts';
import { hideIdentity, hideIn, type Known } from './blind-review.ts';

interface Reachable extends Known {
  contact: Candidate['contact'];
}

/**
 * The row without mail address and number, in its texts too. The resume is a file, which stays as it was
 * sent.
 */
function hideContact<Row extends Reachable>(row: Row): Row {
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
      ...candidate,
      email: '',
      phone: null,
      name: withoutContact(candidate.name),
      title: withoutContact(candidate.title),
      location: withoutContact(candidate.location),
      about: withoutContact(candidate.about),
      skills: candidate.skills.map(withoutContact),
      experience: candidate.experience.map((job) => ({
        ...job,
        title: withoutContact(job.title),
        company: withoutContact(job.company),
        description: withoutContact(job.description),
      })),
      education: candidate.education.map((entry) => ({
        ...entry,
        institution: withoutContact(entry.institution),
        field: withoutContact(entry.field),
        description: withoutContact(entry.description),
      })),
    },
  };
}

/** The row as the company may see it. Whether it asked a person by name would say who is reviewed blind. */
export const asShown = <Row extends Reachable>(row: Row): Row =>
  hideContact(hideIdentity(row.is_hidden ? { ...row, contact: 'hidden' } : row));

/** Letters and notes as the company may see them. */
export function eventsAsShown<Event extends { note: string | null }>(
  row: Reachable,
  events: Event[],
): Event[] {
  const shown = hideIn(row, events);
  if (row.contact === 'shared') return shown;
  return shown.map((event) => ({ ...event, note: event.note && withoutContact(event.note) }));
}
