import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

// Calendar files by RFC 5545, and invitations by RFC 5546. Times are in UTC, which every calendar shows
// in its own zone.

export interface CalendarEntry {
  /** The same each time, so that importing again changes an entry instead of adding one. */
  uid: string;
  /** Rises with each change: calendars ignore anything older than what they have. */
  sequence?: number;
  /** A moment (ISO 8601), or a whole day (YYYY-MM-DD). */
  starts: string;
  /** An hour if absent; ignored for a whole day. */
  minutes?: number;
  title: string;
  place: string | null;
  text: string;
  url: string | null;
}

/** An entry that a mail puts into somebody's calendar, changes there or removes. */
export interface CalendarInvitation extends CalendarEntry {
  method: 'REQUEST' | 'CANCEL';
  sequence: number;
  /** Who invites, as the mail's sender. */
  organizer: string;
}

interface Person {
  name: string;
  email: string;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

const eventOf = (
  { uid, sequence = 0, starts, minutes, title, place, text, url }: CalendarEntry,
  now: Date,
) => {
  const start = new Date(starts);
  const end = new Date(start.getTime() + (minutes ?? HOUR_MINUTES) * MINUTE_MS);
  return {
    id: uid,
    sequence,
    stamp: now,
    start,
    ...(starts.includes('T') ? { end } : { allDay: true }),
    summary: plain(title),
    location: place ? plain(place) : null,
    description: text ? plain(text) : null,
    url,
  };
};

/**
 * Removes everything that some program takes for the end of a line, with which a text could add
 * lines to the calendar.
 */
const plain = (text: string) =>
  text
    .replaceAll(/\r\n|[\n-\r\u0085\u2028\u2029]/g, '\n')
    // RFC 5545 has no other control characters.
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '');

const fileWith = (noun: string) =>
  ical({ prodId: { company: 'Vritti', product: noun, language: 'EN' } });

/** A file to import. */
export function calendarOf(entries: readonly CalendarEntry[], now: Date): string {
  const file = fileWith('Applications');
  for (const entry of entries) file.createEvent(eventOf(entry, now));
  return `${file.toString()}\r\n`;
}

/** The part of a mail that puts an entry into the reader's calendar, changes it or takes it out. */
export function invitationOf(
  { method, organizer, ...entry }: CalendarInvitation,
  { from, to }: { from: string; to: Person },
  now: Date,
): string {
  const file = fileWith('Interviews').method(ICalCalendarMethod[method]);
  file.createEvent({
    ...eventOf(entry, now),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: plainName(organizer), email: from },
    // Nobody is asked to answer, because nobody reads mail to the sender's address.
    attendees: [
      { name: plainName(to.name), email: to.email, role: ICalAttendeeRole.REQ, rsvp: false },
    ],
  });
  return `${file.toString()}\r\n`;
}

/** In a parameter, not all calendars understand escaped quotes and line breaks. */
const plainName = (name: string) =>
  plain(name)
    .replaceAll(/["\n^]/g, ' ')
    .trim();
