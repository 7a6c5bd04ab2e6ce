import { dateText } from '../../../contract/format/dates.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { inBatches } from '../../platform/batching/due-work.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { Mail } from '../../platform/mail.ts';
import { mailNotification, notify } from '../notifications/notifications.ts';
import { type Closing, markAnnounced } from './closing-queries.ts';

const BATCH = 100;

type Teller = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

/** Tells seekers of saved jobs that close within three days, once for each job. */
export async function tellClosingJobs(services: Teller): Promise<void> {
  const { db, seal, publicUrl } = services;
  await inBatches(db, BATCH, async (trx) => {
    const closing = await markAnnounced(trx, BATCH);
    for (const { id, job_id, job_title, company_name, expires_at } of closing) {
      const subject = { job_id, job_title, company_name, expires_at };
      await notify(trx, [id], 'saved_job_closing', subject);
    }
    await mailNotification({ trx, seal, publicUrl }, 'saved_job_closing', closing, (one) =>
      writeMail(one, publicUrl),
    );
    return closing.length;
  });
}

const texts = {
  en: {
    subject: ({ job_title, company_name }: Closing, day: string) =>
      `${job_title} at ${company_name} closes on ${day}`,
    hello: (name: string) => `Hello ${name},`,
    said: (day: string) => `A job that you saved closes on ${day}. Apply now if you're interested!`,
    label: 'See the job',
  },
  hi: {
    subject: ({ job_title, company_name }: Closing, day: string) =>
      `${company_name} में ${job_title} की पोस्ट ${day} को बंद होगी`,
    hello: (name: string) => `नमस्ते ${name},`,
    said: (day: string) =>
      `आपकी सेव की हुई एक नौकरी की पोस्ट ${day} को बंद हो जाएगी। दिलचस्पी हो तो अभी आवेदन करें!`,
    label: 'नौकरी देखें',
  },
} satisfies Record<Language, object>;

function writeMail(
  closing: Closing,
  publicUrl: string,
): Pick<Mail, 'subject' | 'paragraphs' | 'link'> {
  const { name, language, job_id, job_title, company_name, location, expires_at } = closing;
  const t = texts[language];
  const day = dateText(expires_at, language);
  const url = `${publicUrl}/jobs/${job_id}`;
  return {
    subject: t.subject(closing, day),
    paragraphs: [
      t.hello(name),
      t.said(day),
      [job_title, [company_name, location].filter(Boolean).join(' · ')].join('\n'),
    ],
    link: { label: t.label, url },
  };
}
