import type { Language } from '../../../contract/endpoint.ts';
import type { Interview } from '../../../contract/interviews.ts';
import type { CalendarEntry } from '../../platform/calendar/calendar.ts';
import type { Mail, AccountHolder } from '../../platform/mail.ts';
import { mailNotification, notify, type NotifyServices } from '../notifications/notifications.ts';
import { type CandidateNews, type InterviewNews, wordsOf, writtenFor } from './mails.ts';
import { type InterviewRow, listReaders } from './queries.ts';

// Who is told of a change to an interview, and what happens in their calendars.

interface Happening {
  happened: Exclude<InterviewNews, 'unseated'>;
  note?: string;
  /** The state before the change. */
  before?: InterviewRow;
}

const takesOut: ReadonlySet<InterviewNews> = new Set([
  'cancelled',
  'declined',
  'needless',
  'ended',
  'unseated',
]);

/**
 * Tells the candidate and the panel by mail, calendar entry and notification. While no time is chosen, the panel has
 * nothing to put in its calendar.
 */
export async function tell(
  services: NotifyServices,
  row: InterviewRow,
  { happened, note = '', before }: Happening,
): Promise<void> {
  const { trx } = services;
  const lastTime = before?.starts_at ?? null;
  const panel = row.panel.map(({ id }) => id);
  const left = (before?.panel ?? []).map(({ id }) => id).filter((id) => !panel.includes(id));
  const about = { row, happened, note, lastTime };
  const isOff = happened === 'ended' || happened === 'needless';
  // An interview that ends before a time was chosen needs no mail to its candidate.
  if (!isOff || lastTime) {
    const candidate = await listReaders(trx, [row.candidate_id]);
    await send(services, 'candidate', candidate, about);
  }
  if (row.starts_at ?? lastTime) {
    await send(services, 'company', await listReaders(trx, panel), about);
  }
  if (lastTime && left.length > 0) {
    await send(services, 'company', await listReaders(trx, left), {
      ...about,
      happened: 'unseated',
    });
  }
}

/** Tells those who lost their seat on a panel, and those who took it; for the candidate nothing changes. */
export async function tellSeats(
  services: NotifyServices,
  row: InterviewRow,
  { left, came }: { left: number; came: number | null },
): Promise<void> {
  const { starts_at: lastTime } = row;
  if (!lastTime) return;
  const about = { row, note: '', lastTime };
  const gone = await listReaders(services.trx, [left]);
  await send(services, 'company', gone, { ...about, happened: 'unseated' });
  if (came === null) return;
  const seated = await listReaders(services.trx, [came]);
  await send(services, 'company', seated, { ...about, happened: 'invited' });
}

interface About {
  row: InterviewRow;
  happened: InterviewNews;
  note: string;
  lastTime: string | null;
}

async function send(
  services: NotifyServices,
  to: 'candidate' | 'company',
  readers: readonly AccountHolder[],
  { row, happened, note, lastTime }: About,
): Promise<void> {
  const { trx, publicUrl } = services;
  // Nobody is told what they wrote themselves.
  const byCandidate = happened === 'declined';
  const noteFor = (reader: typeof to) =>
    byCandidate === (reader === 'candidate')
      ? undefined
      : { by: byCandidate ? row.candidate_name : row.company_name, text: note };
  await mailNotification(services, 'interview', readers, (reader) => {
    const { language } = reader;
    const words =
      to === 'candidate'
        ? wordsOf[language].candidate[happened as CandidateNews](row)
        : wordsOf[language].company[happened](row);
    return {
      subject: words.subject,
      ...writtenFor(reader, row, {
        said: words.said,
        note: noteFor(to),
        url: addressOf(row, { to, publicUrl }),
      }),
      ...calendarOf(row, { to, happened, lastTime, publicUrl, reader }),
    };
  });
  await notify(
    trx,
    readers.map(({ id }) => id),
    'interview',
    { ...subjectOf(row, to), happened },
  );
}

/** The content of a notification about an interview. */
export const subjectOf = (row: InterviewRow, to: 'candidate' | 'company') => ({
  interview_id: row.id,
  application_id: row.application_id,
  job_title: row.job_title,
  company_name: row.company_name,
  candidate_name: row.candidate_name,
  for: to,
  starts_at: row.starts_at,
});

interface Calendar extends Pick<About, 'happened' | 'lastTime'> {
  to: 'candidate' | 'company';
  publicUrl: string;
  reader: AccountHolder;
}

/** Adds the interview to calendars once it has a time, and removes it when it has none any more. */
function calendarOf(
  row: InterviewRow,
  { to, happened, lastTime, publicUrl, reader: { name, language } }: Calendar,
): Pick<Mail, 'invitation'> {
  const starts = row.starts_at ?? lastTime;
  if (!starts) return {};
  return {
    invitation: {
      name,
      method: row.starts_at && !takesOut.has(happened) ? 'REQUEST' : 'CANCEL',
      organizer: row.company_name,
      ...entryOf({ ...row, starts_at: starts }, { to, publicUrl, language }),
    },
  };
}

interface Reader {
  to: 'candidate' | 'company';
  publicUrl: string;
  language: Language;
}

/** An interview with a time in a calendar: the same in a mail as in a file, so that a calendar that gets both shows one. */
export const entryOf = (
  row: InterviewRow & { starts_at: string },
  { to, publicUrl, language }: Reader,
) =>
  ({
    uid: `${row.uid}@${new URL(publicUrl).host}`,
    sequence: row.sequence,
    starts: row.starts_at,
    minutes: row.minutes,
    title: wordsOf[language].title[to](row),
    place: row.place ?? row.link,
    text: [row.link, row.bring && wordsOf[language].bring(row.bring)].filter(Boolean).join('\n'),
    url: addressOf(row, { to, publicUrl }),
  }) satisfies CalendarEntry;

/** The page of an interview for its candidate, or for the company. */
export const addressOf = (
  { id, application_id }: Pick<Interview, 'id' | 'application_id'>,
  { to, publicUrl }: { to: 'candidate' | 'company'; publicUrl: string },
): string =>
  to === 'candidate'
    ? `${publicUrl}/user/interviews/${id}`
    : `${publicUrl}/hr/applications?application=${application_id}`;
