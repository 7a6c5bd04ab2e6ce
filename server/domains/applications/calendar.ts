import type { Language } from '../../../contract/endpoint.ts';
import type { TrackedApplication } from '../../../contract/tracked-applications.ts';

// A calendar file by RFC 5545.

export interface CalendarEntry {
  /** The same each time, so that importing again changes an entry instead of adding one. */
  uid: string;
  /** A moment (ISO 8601), or a whole day (YYYY-MM-DD). */
  starts: string;
  title: string;
  place: string | null;
  text: string;
  url: string | null;
}

const words = {
  en: {
    interview: (job: string, company: string) => `Interview: ${job}, ${company}`,
    followUp: (job: string, company: string) => `Ask again: ${job}, ${company}`,
  },
  hi: {
    interview: (job: string, company: string) => `इंटरव्यू: ${job}, ${company}`,
    followUp: (job: string, company: string) => `फिर पूछें: ${job}, ${company}`,
  },
} satisfies Record<Language, object>;

/** What of an application belongs into a calendar. */
export function entriesOf(
  row: TrackedApplication,
  language: Language,
  publicUrl: string,
): CalendarEntry[] {
  const t = words[language];
  const { host } = new URL(publicUrl);
  if (row.kind === 'outside') {
    const { id, job_title, company_name, location, note, link, follow_up_on } =
      row.outside_application;
    const uid = `outside-${id}-follow-up@${host}`;
    const title = t.followUp(job_title, company_name);
    return follow_up_on
      ? [{ uid, starts: follow_up_on, title, place: location || null, text: note, url: link }]
      : [];
  }
  const { id, job, status, events, private_note, follow_up_on } = row.application;
  const url = `${publicUrl}/user/applications?application=${id}`;
  const invitation = events.findLast(({ interview_at }) => interview_at !== null);
  const isOff = status === 'withdrawn' || status === 'rejected' || status === 'unanswered';
  return [
    ...(invitation?.interview_at && !isOff
      ? [
          {
            uid: `application-${id}-interview@${host}`,
            starts: invitation.interview_at,
            title: t.interview(job.title, job.company_name),
            place: invitation.interview_place,
            text: invitation.note ?? '',
            url,
          },
        ]
      : []),
    ...(follow_up_on
      ? [
          {
            uid: `application-${id}-follow-up@${host}`,
            starts: follow_up_on,
            title: t.followUp(job.title, job.company_name),
            place: null,
            text: private_note,
            url,
          },
        ]
      : []),
  ];
}

export const calendarOf = (entries: readonly CalendarEntry[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vritti//Applications//EN',
    ...entries.flatMap((entry) => eventOf(entry, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const eventOf = ({ uid, starts, title, place, text, url }: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(now.toISOString())}`,
  ...(starts.includes('T')
    ? [`DTSTART:${utc(starts)}`, 'DURATION:PT1H']
    : [`DTSTART;VALUE=DATE:${starts.replaceAll('-', '')}`]),
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
  ...(url ? [`URL:${url}`] : []),
  'END:VEVENT',
];

/** A moment in UTC, such as 20261118T093200Z. */
const utc = (moment: string): string =>
  new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Whatever some program takes for the end of a line would let a text write lines of the calendar. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\n-\r\u0085\u2028\u2029]/g, String.raw`\n`)
    // RFC 5545 has no other control characters.
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

const LINE_BYTES = 75;

/** No line is longer than 75 bytes: it goes on after a line break and a space. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += sign;
    bytes += size;
  }
  return text;
}
