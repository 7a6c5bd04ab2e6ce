import type { Language } from '../../../contract/endpoint.ts';
import { interviewTimeText } from '../../../contract/interviews/time-text.ts';
import { inBatches } from '../../platform/batching/due-work.ts';
import type { Services } from '../../platform/endpoints.ts';
import { mailNotification, notify, type NotifyServices } from '../notifications/notifications.ts';
import { writtenFor } from './mails.ts';
import { getAny, type InterviewRow, listReaders } from './queries.ts';
import { markReminded } from './reminder-queries.ts';
import { addressOf, subjectOf } from './telling.ts';

// Reminders a day and an hour before an interview.

const REMINDED_AT_ONCE = 100;

type Hours = 24 | 1;
type Side = 'candidate' | 'company';

/** Reminds both sides once of each interview that begins in a day, or in an hour. */
export async function remindOfInterviews({
  db,
  seal,
  publicUrl,
}: Pick<Services, 'db' | 'seal' | 'publicUrl'>): Promise<void> {
  for (const hours of [24, 1] as const) {
    await inBatches(db, REMINDED_AT_ONCE, async (trx) => {
      const due = await markReminded(trx, hours, REMINDED_AT_ONCE);
      for (const id of due) await remind({ trx, seal, publicUrl }, await getAny(trx, id), hours);
      return due.length;
    });
  }
}

async function remind(services: NotifyServices, row: InterviewRow, hours: Hours): Promise<void> {
  const { trx, publicUrl } = services;
  const sides: [Side, number[]][] = [
    ['candidate', [row.candidate_id]],
    ['company', row.panel.map(({ id }) => id)],
  ];
  for (const [to, ids] of sides) {
    const readers = await listReaders(trx, ids);
    await mailNotification(services, 'interview_reminder', readers, (reader) => ({
      ...words[reader.language][to](row, hours),
      ...writtenFor(reader, row, {
        said: words[reader.language][to](row, hours).said,
        url: addressOf(row, { to, publicUrl }),
      }),
    }));
    const accounts = readers.map(({ id }) => id);
    await notify(trx, accounts, 'interview_reminder', { ...subjectOf(row, to), hours });
  }
}

interface Words {
  subject: string;
  said: string;
}

const timeOf = ({ starts_at }: InterviewRow, language: Language) =>
  starts_at ? interviewTimeText(starts_at, language) : '';

const words: Record<Language, Record<Side, (row: InterviewRow, hours: Hours) => Words>> = {
  en: {
    candidate: (row, hours) => ({
      subject: `Reminder: interview at ${row.company_name}, ${timeOf(row, 'en')}`,
      said: `Your interview for ${row.job_title} at ${row.company_name} is ${hours === 1 ? 'in an hour' : 'in a day'}.`,
    }),
    company: (row, hours) => ({
      subject: `Reminder: interview with ${row.candidate_name}, ${timeOf(row, 'en')}`,
      said: `Your interview with ${row.candidate_name} for ${row.job_title} is ${hours === 1 ? 'in an hour' : 'in a day'}.`,
    }),
  },
  hi: {
    candidate: (row, hours) => ({
      subject: `याद रहे: ${row.company_name} में इंटरव्यू, ${timeOf(row, 'hi')}`,
      said: `${row.company_name} में ${row.job_title} का आपका इंटरव्यू ${hours === 1 ? 'एक घंटे में' : 'एक दिन में'} है।`,
    }),
    company: (row, hours) => ({
      subject: `याद रहे: ${row.candidate_name} का इंटरव्यू, ${timeOf(row, 'hi')}`,
      said: `${row.job_title} के लिए ${row.candidate_name} का इंटरव्यू ${hours === 1 ? 'एक घंटे में' : 'एक दिन में'} है।`,
    }),
  },
};
