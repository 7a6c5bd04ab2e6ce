import type { Language } from '../../../contract/endpoint.ts';
import { inBatches } from '../../platform/batching/due-work.ts';
import type { Services } from '../../platform/endpoints.ts';
import { announce } from '../../platform/live/live.ts';
import { mailNotification, notify, type NotifyServices } from '../notifications/notifications.ts';
import { writtenFor } from './mails.ts';
import { getAny, type InterviewRow, listReaders } from './queries.ts';
import { markPassed } from './reminder-queries.ts';
import { addressOf, subjectOf } from './telling.ts';

const BATCH = 100;

/** Tells panels once that all the times that they offered have passed and none was chosen. */
export async function tellOfPassedTimes({
  db,
  seal,
  publicUrl,
}: Pick<Services, 'db' | 'seal' | 'publicUrl'>): Promise<void> {
  await inBatches(db, BATCH, async (trx) => {
    const passed = await markPassed(trx, BATCH);
    for (const id of passed) await tellPanel({ trx, seal, publicUrl }, await getAny(trx, id));
    return passed.length;
  });
}

async function tellPanel(services: NotifyServices, row: InterviewRow): Promise<void> {
  const { trx, publicUrl } = services;
  const readers = await listReaders(
    trx,
    row.panel.map(({ id }) => id),
  );
  const url = addressOf(row, { to: 'company', publicUrl });
  await mailNotification(services, 'interview', readers, (reader) => {
    const { subject, said, label } = words[reader.language](row);
    return { subject, ...writtenFor(reader, row, { said, url }), link: { label, url } };
  });
  const ids = readers.map(({ id }) => id);
  await notify(trx, ids, 'interview', { ...subjectOf(row, 'company'), happened: 'times_passed' });
  await announce(trx, [row.candidate_id, ...ids], `applications/${row.application_id}`);
}

type Words = (row: InterviewRow) => { subject: string; said: string; label: string };

const words: Record<Language, Words> = {
  en: ({ candidate_name, job_title }) => ({
    subject: `No time chosen: interview with ${candidate_name}, ${job_title}`,
    said: `All times that you offered ${candidate_name} for the interview for ${job_title} have passed, and none was chosen. Offer new ones.`,
    label: 'Offer new times',
  }),
  hi: ({ candidate_name, job_title }) => ({
    subject: `समय नहीं चुना गया: ${candidate_name} का इंटरव्यू, ${job_title}`,
    said: `${job_title} के इंटरव्यू के लिए ${candidate_name} को दिए गए सारे समय निकल गए, और कोई नहीं चुना गया। नए समय दें।`,
    label: 'नए समय दें',
  }),
};
