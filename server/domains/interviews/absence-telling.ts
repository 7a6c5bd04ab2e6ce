import type { Language } from '../../../contract/endpoint.ts';
import type { AbsenceReply } from '../../../contract/interviews/interview-brief.ts';
import { mailNotification, notify, type NotifyServices } from '../notifications/notifications.ts';
import { listPanelReaders, type Side } from './absence-queries.ts';
import { writtenFor } from './mails.ts';
import { type InterviewRow, listReaders } from './queries.ts';
import { mayBeRepeated } from './standing.ts';
import { addressOf, subjectOf } from './telling.ts';

interface Absence {
  /** Who is told: the side that is said not to have come, or the side that said so. */
  to: Side;
  happened: 'missed' | AbsenceReply;
  note: string;
}

/** Tells one side by mail and notification what the other says. */
export async function tellOfAbsence(
  services: NotifyServices,
  row: InterviewRow,
  { to, happened, note }: Absence,
): Promise<void> {
  const { trx, publicUrl } = services;
  const readers = await (to === 'candidate'
    ? listReaders(trx, [row.candidate_id])
    : listPanelReaders(trx, row));
  const by = to === 'candidate' ? row.company_name : row.candidate_name;
  await mailNotification(services, 'interview', readers, (reader) => {
    const { subject, said } = words[reader.language][to][happened](row);
    const url = addressOf(row, { to, publicUrl });
    return { subject, ...writtenFor(reader, row, { said, note: { by, text: note }, url }) };
  });
  await notify(
    trx,
    readers.map(({ id }) => id),
    'interview',
    { ...subjectOf(row, to), happened },
  );
}

type Words = Record<Absence['happened'], (row: InterviewRow) => { subject: string; said: string }>;

const words: Record<Language, Record<Side, Words>> = {
  en: {
    candidate: {
      missed: (row) => ({
        subject: `We missed you: interview for ${row.job_title} at ${row.company_name}`,
        said: `${row.company_name} waited for you at the interview for ${row.job_title} and did not see you. Things get in the way: ${mayBeRepeated(row) ? 'say that you were there, or ask for another time' : 'if you were there, say so'}. Other companies never hear about it.`,
      }),
      was_there: (row) => ({
        subject: `${row.company_name} answers about your interview`,
        said: `You said that nobody came to the interview for ${row.job_title}. ${row.company_name} says that they were there.`,
      }),
      again: (row) => ({
        subject: `${row.company_name} will offer you another time`,
        said: `${row.company_name} is sorry that nobody came to the interview for ${row.job_title}, and will offer you another time.`,
      }),
    },
    company: {
      missed: (row) => ({
        subject: `${row.candidate_name} says nobody came: interview for ${row.job_title}`,
        said: `${row.candidate_name} was there for the interview for ${row.job_title} and found nobody. ${mayBeRepeated(row) ? 'Answer, or offer another time.' : 'Please answer.'}`,
      }),
      was_there: (row) => ({
        subject: `${row.candidate_name} was there: interview for ${row.job_title}`,
        said: `You said that ${row.candidate_name} did not come to the interview for ${row.job_title}. The answer: “I was there.”`,
      }),
      again: (row) => ({
        subject: `${row.candidate_name} asks for another time: interview for ${row.job_title}`,
        said: `${row.candidate_name} could not come to the interview for ${row.job_title} and asks for another time.`,
      }),
    },
  },
  hi: {
    candidate: {
      missed: (row) => ({
        subject: `इंटरव्यू पर आपका इंतज़ार हुआ: ${row.company_name} में ${row.job_title}`,
        said: `${row.job_title} के इंटरव्यू पर ${row.company_name} ने आपका इंतज़ार किया, पर भेंट नहीं हुई। ऐसा हो जाता है: ${mayBeRepeated(row) ? 'बताएँ कि आप मौजूद थे, या दूसरा समय माँगें' : 'अगर आप मौजूद थे, तो बताएँ'}। दूसरी कंपनियों को इसका पता नहीं चलता।`,
      }),
      was_there: (row) => ({
        subject: `आपके इंटरव्यू के बारे में ${row.company_name} का जवाब`,
        said: `आपने बताया था कि ${row.job_title} के इंटरव्यू पर कोई नहीं आया। ${row.company_name} का कहना है कि वे मौजूद थे।`,
      }),
      again: (row) => ({
        subject: `${row.company_name} आपको दूसरा समय देगी`,
        said: `${row.job_title} के इंटरव्यू पर कोई नहीं आया, इसके लिए ${row.company_name} को खेद है। वे आपको दूसरा समय देंगे।`,
      }),
    },
    company: {
      missed: (row) => ({
        subject: `${row.candidate_name} की सूचना, कोई नहीं आया: ${row.job_title} का इंटरव्यू`,
        said: `${row.candidate_name} ${row.job_title} के इंटरव्यू के लिए पहुँचे, पर कोई नहीं मिला। ${mayBeRepeated(row) ? 'जवाब दें, या दूसरा समय दें।' : 'कृपया जवाब दें।'}`,
      }),
      was_there: (row) => ({
        subject: `${row.candidate_name} मौजूद थे: ${row.job_title} का इंटरव्यू`,
        said: `आपने बताया था कि ${row.job_title} के इंटरव्यू पर ${row.candidate_name} नहीं आए। उनका जवाब है कि वे मौजूद थे।`,
      }),
      again: (row) => ({
        subject: `${row.candidate_name} ने दूसरा समय माँगा: ${row.job_title} का इंटरव्यू`,
        said: `${row.job_title} के इंटरव्यू पर ${row.candidate_name} का आना नहीं हो पाया। उन्होंने दूसरा समय माँगा है।`,
      }),
    },
  },
};
