/** What a company may see of whoever applied: neither who is reviewed blind, nor how to reach who hides it. */
import type { Candidate } from '../../../contract/applications.ts';
import { withoutPhones } from '../../../contract/format/phone-numbers.ts';
import { withoutContact } from '../../../contract/format/without-contact.ts';
import { hideIdentity, hideIn, type Known } from './blind-review.ts';

interface Reachable extends Known {
  contact: Candidate['contact'];
}

const unreachable = (text: string) => withoutPhones(withoutContact(text));

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
    cover_letter: unreachable(row.cover_letter),
    answers: row.answers.map((one) => ({
      ...one,
      answer: one.kind === 'text' ? unreachable(one.answer) : one.answer,
      explanation: unreachable(one.explanation),
    })),
    candidate: {
      ...candidate,
      email: '',
      phone: null,
      name: unreachable(candidate.name),
      title: unreachable(candidate.title),
      location: unreachable(candidate.location),
      about: unreachable(candidate.about),
      skills: candidate.skills.map(unreachable),
      experience: candidate.experience.map((job) => ({
        ...job,
        title: unreachable(job.title),
        company: unreachable(job.company),
        description: unreachable(job.description),
      })),
      education: candidate.education.map((entry) => ({
        ...entry,
        institution: unreachable(entry.institution),
        field: unreachable(entry.field),
        description: unreachable(entry.description),
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
  return shown.map((event) => ({ ...event, note: event.note && unreachable(event.note) }));
}
