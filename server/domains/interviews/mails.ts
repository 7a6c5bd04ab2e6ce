import type { Language } from '../../../contract/endpoint.ts';
import { interviewTimeText } from '../../../contract/interviews/time-text.ts';
import type { Mail } from '../../platform/mail.ts';
import type { InterviewRow } from './queries.ts';

// The words of mails about interviews.

type Row = Pick<
  InterviewRow,
  'id' | 'job_title' | 'company_name' | 'candidate_name' | 'starts_at' | 'state'
>;

interface Words {
  subject: string;
  said: string;
}

/**
 * `declined` by the candidate, `needless` because they have the job, `ended` with the application otherwise, `unseated`
 * from the panel.
 */
export type InterviewNews =
  | 'invited'
  | 'chosen'
  | 'moved'
  | 'cancelled'
  | 'declined'
  | 'needless'
  | 'ended'
  | 'unseated';
export type CandidateNews = Exclude<InterviewNews, 'unseated'>;

interface Catalogue {
  candidate: Record<CandidateNews, (row: Row) => Words>;
  company: Record<InterviewNews, (row: Row) => Words>;
  /** In calendar entries. */
  title: Record<'candidate' | 'company', (row: Row) => string>;
  bring: (what: string) => string;
}

const at = ({ job_title, company_name }: Row) => `${job_title} at ${company_name}`;
const mein = ({ job_title, company_name }: Row) => `${company_name} में ${job_title}`;

export const wordsOf: Record<Language, Catalogue> = {
  en: {
    candidate: {
      invited: (row) =>
        row.starts_at
          ? {
              subject: `Interview: ${at(row)}`,
              said: `Good news: ${row.company_name} invites you to an interview for ${row.job_title}.`,
            }
          : {
              subject: `Choose a time for your interview: ${at(row)}`,
              said: `Good news: ${row.company_name} invites you to an interview for ${row.job_title}. Choose the time that suits you. Others may choose too; each time is given once.`,
            },
      chosen: (row) => ({
        subject: `Your interview is set: ${at(row)}`,
        said: `You have chosen a time for your interview for ${row.job_title}. ${row.company_name} knows it too.`,
      }),
      moved: (row) =>
        row.starts_at
          ? {
              subject: `Changed: interview for ${at(row)}`,
              said: `${row.company_name} has changed your interview for ${row.job_title}. This is how it stands now:`,
            }
          : {
              subject: `Choose a new time for your interview: ${at(row)}`,
              said: `${row.company_name} offers you new times for your interview for ${row.job_title}. Choose the one that suits you.`,
            },
      cancelled: (row) => ({
        subject: `Cancelled: interview for ${at(row)}`,
        said: `${row.company_name} has cancelled your interview for ${row.job_title}. Your application is still with them.`,
      }),
      declined: (row) => ({
        subject: `Cancelled by you: interview for ${at(row)}`,
        said: `You have told ${row.company_name} that you cannot come to the interview for ${row.job_title}. Your application is still with them.`,
      }),
      needless: (row) => ({
        subject: `Cancelled: interview for ${at(row)}`,
        said: `Your interview for ${row.job_title} is off: the job is yours without it.`,
      }),
      ended: (row) => ({
        subject: `Cancelled: interview for ${at(row)}`,
        said: `Your interview for ${row.job_title} is off, because the application has ended.`,
      }),
    },
    company: {
      invited: (row) => ({
        subject: `Interview: ${row.candidate_name}, ${row.job_title}`,
        said: `${row.candidate_name} is invited to an interview for ${row.job_title}, which you hold.`,
      }),
      chosen: (row) => ({
        subject: `${row.candidate_name} has chosen a time: ${row.job_title}`,
        said: `${row.candidate_name} has chosen a time for the interview for ${row.job_title}, which you hold.`,
      }),
      moved: (row) =>
        row.starts_at
          ? {
              subject: `Changed: interview with ${row.candidate_name}, ${row.job_title}`,
              said: `The interview with ${row.candidate_name} for ${row.job_title} was changed. This is how it stands now:`,
            }
          : {
              subject: `No time yet: interview with ${row.candidate_name}, ${row.job_title}`,
              said: `${row.candidate_name} was offered new times for the interview for ${row.job_title}. You hear when one is chosen.`,
            },
      cancelled: (row) => ({
        subject: `Cancelled: interview with ${row.candidate_name}, ${row.job_title}`,
        said: `The interview with ${row.candidate_name} for ${row.job_title} was cancelled by your company.`,
      }),
      declined: (row) => ({
        subject: `${row.candidate_name} cannot come: interview for ${row.job_title}`,
        said: `${row.candidate_name} cannot come to the interview for ${row.job_title}. You can offer other times.`,
      }),
      needless: (row) => ({
        subject: `Cancelled: interview with ${row.candidate_name}, ${row.job_title}`,
        said: `The interview with ${row.candidate_name} for ${row.job_title} is off: the job is theirs without it.`,
      }),
      ended: (row) => ({
        subject: `Cancelled: interview with ${row.candidate_name}, ${row.job_title}`,
        said: `The interview with ${row.candidate_name} for ${row.job_title} is off, because the application has ended.`,
      }),
      unseated: (row) => ({
        subject: `Not yours any more: interview with ${row.candidate_name}, ${row.job_title}`,
        said: `You no longer hold the interview with ${row.candidate_name} for ${row.job_title}.`,
      }),
    },
    title: {
      candidate: (row) => `Interview: ${at(row)}`,
      company: (row) => `Interview: ${row.candidate_name}, ${row.job_title}`,
    },
    bring: (what) => `Bring along: ${what}`,
  },
  hi: {
    candidate: {
      invited: (row) =>
        row.starts_at
          ? {
              subject: `इंटरव्यू: ${mein(row)}`,
              said: `अच्छी ख़बर: ${row.company_name} ने ${row.job_title} के लिए आपको इंटरव्यू पर बुलाया है।`,
            }
          : {
              subject: `इंटरव्यू का समय चुनें: ${mein(row)}`,
              said: `अच्छी ख़बर: ${row.company_name} ने ${row.job_title} के लिए आपको इंटरव्यू पर बुलाया है। जो समय ठीक लगे, वह चुनें। दूसरे लोग भी चुन सकते हैं, और एक समय एक ही को मिलता है।`,
            },
      chosen: (row) => ({
        subject: `इंटरव्यू का समय तय: ${mein(row)}`,
        said: `${row.job_title} के इंटरव्यू का समय आपने चुन लिया है। ${row.company_name} को भी बता दिया गया है।`,
      }),
      moved: (row) =>
        row.starts_at
          ? {
              subject: `बदलाव: ${mein(row)} का इंटरव्यू`,
              said: `${row.company_name} ने ${row.job_title} का आपका इंटरव्यू बदला है। अब यह तय है:`,
            }
          : {
              subject: `इंटरव्यू का नया समय चुनें: ${mein(row)}`,
              said: `${row.company_name} ने ${row.job_title} के इंटरव्यू के लिए नए समय दिए हैं। जो ठीक लगे, वह चुनें।`,
            },
      cancelled: (row) => ({
        subject: `रद्द: ${mein(row)} का इंटरव्यू`,
        said: `${row.company_name} ने ${row.job_title} का आपका इंटरव्यू रद्द किया है। आपका आवेदन अब भी उनके पास है।`,
      }),
      declined: (row) => ({
        subject: `आपने रद्द किया: ${mein(row)} का इंटरव्यू`,
        said: `${row.company_name} को बता दिया गया है कि आप ${row.job_title} के इंटरव्यू पर नहीं आ सकते। आपका आवेदन अब भी उनके पास है।`,
      }),
      needless: (row) => ({
        subject: `रद्द: ${mein(row)} का इंटरव्यू`,
        said: `${row.job_title} का इंटरव्यू अब नहीं होगा: नौकरी उसके बिना ही आपकी हो गई है।`,
      }),
      ended: (row) => ({
        subject: `रद्द: ${mein(row)} का इंटरव्यू`,
        said: `${row.job_title} का इंटरव्यू अब नहीं होगा, क्योंकि आवेदन समाप्त हो गया है।`,
      }),
    },
    company: {
      invited: (row) => ({
        subject: `इंटरव्यू: ${row.candidate_name}, ${row.job_title}`,
        said: `${row.job_title} के लिए ${row.candidate_name} को इंटरव्यू पर बुलाया गया है। इंटरव्यू आप लेंगे।`,
      }),
      chosen: (row) => ({
        subject: `${row.candidate_name} ने समय चुना: ${row.job_title}`,
        said: `${row.candidate_name} ने ${row.job_title} के इंटरव्यू का समय चुन लिया है। इंटरव्यू आप लेंगे।`,
      }),
      moved: (row) =>
        row.starts_at
          ? {
              subject: `बदलाव: ${row.candidate_name} का इंटरव्यू, ${row.job_title}`,
              said: `${row.job_title} के लिए ${row.candidate_name} का इंटरव्यू बदला गया है। अब यह तय है:`,
            }
          : {
              subject: `समय अभी तय नहीं: ${row.candidate_name} का इंटरव्यू, ${row.job_title}`,
              said: `${row.job_title} के इंटरव्यू के लिए ${row.candidate_name} को नए समय दिए गए हैं। समय चुने जाने पर आपको बताया जाएगा।`,
            },
      cancelled: (row) => ({
        subject: `रद्द: ${row.candidate_name} का इंटरव्यू, ${row.job_title}`,
        said: `${row.job_title} के लिए ${row.candidate_name} का इंटरव्यू आपकी कंपनी ने रद्द किया है।`,
      }),
      declined: (row) => ({
        subject: `${row.candidate_name} नहीं आ सकते: ${row.job_title} का इंटरव्यू`,
        said: `${row.candidate_name} का ${row.job_title} के इंटरव्यू पर आना नहीं हो पाएगा। आप दूसरे समय दे सकते हैं।`,
      }),
      needless: (row) => ({
        subject: `रद्द: ${row.candidate_name} का इंटरव्यू, ${row.job_title}`,
        said: `${row.job_title} के लिए ${row.candidate_name} का इंटरव्यू अब नहीं होगा: नौकरी उसके बिना ही उनकी हो गई है।`,
      }),
      ended: (row) => ({
        subject: `रद्द: ${row.candidate_name} का इंटरव्यू, ${row.job_title}`,
        said: `${row.job_title} के लिए ${row.candidate_name} का इंटरव्यू अब नहीं होगा, क्योंकि आवेदन समाप्त हो गया है।`,
      }),
      unseated: (row) => ({
        subject: `अब आपका नहीं: ${row.candidate_name} का इंटरव्यू, ${row.job_title}`,
        said: `${row.job_title} के लिए ${row.candidate_name} का इंटरव्यू अब आपको नहीं लेना है।`,
      }),
    },
    title: {
      candidate: (row) => `इंटरव्यू: ${mein(row)}`,
      company: (row) => `इंटरव्यू: ${row.candidate_name}, ${row.job_title}`,
    },
    bring: (what) => `साथ लाएँ: ${what}`,
  },
};

const facts = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    when: (when: string) => `When: ${when} (India)`,
    was: (when: string) => `It was set for: ${when} (India)`,
    lasts: (minutes: number) => `How long: ${minutes} minutes`,
    place: (place: string) => `Place: ${place}`,
    link: (link: string) => `Video: ${link}`,
    note: (who: string, note: string) => `A note from ${who}: “${note}”`,
    see: 'See the interview',
    choose: 'Choose a time',
  },
  hi: {
    hello: (name: string) => `नमस्ते ${name},`,
    when: (when: string) => `कब: ${when} (भारत)`,
    was: (when: string) => `यह इस समय पर तय था: ${when} (भारत)`,
    lasts: (minutes: number) => `कितनी देर: ${minutes} मिनट`,
    place: (place: string) => `जगह: ${place}`,
    link: (link: string) => `वीडियो: ${link}`,
    note: (who: string, note: string) => `${who} का संदेश: “${note}”`,
    see: 'इंटरव्यू देखें',
    choose: 'समय चुनें',
  },
} satisfies Record<Language, object>;

interface Written {
  said: string;
  /** What the other side wrote, and who that is. */
  note?: { by: string; text: string } | undefined;
  /** The page of the interview. */
  url: string;
}

/** The mail below its subject: what happened, and the present state of the interview. */
export function writtenFor(
  { id, name, language }: { id: number; name: string; language: Language },
  row: InterviewRow,
  { said, note, url }: Written,
): Pick<Mail, 'paragraphs' | 'link' | 'answers'> {
  const t = facts[language];
  const time = row.starts_at && interviewTimeText(row.starts_at, language);
  const stands = [
    ...(time
      ? [row.has_begun ? t.was(time) : t.when(time)]
      : row.slots.map((slot) => `• ${interviewTimeText(slot, language)}`)),
    t.lasts(row.minutes),
    ...(row.place ? [t.place(row.place)] : []),
    ...(row.link ? [t.link(row.link)] : []),
    ...(row.bring ? [wordsOf[language].bring(row.bring)] : []),
  ];
  // Somebody with several interviews recognises by its time which one is cancelled.
  const stood = time ? [t.was(time)] : [];
  const lines = row.state === 'cancelled' ? stood : stands;
  return {
    paragraphs: [
      t.hello(name),
      said,
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      ...(note?.text ? [t.note(note.by, note.text)] : []),
    ],
    link: { label: row.state === 'proposed' && id === row.candidate_id ? t.choose : t.see, url },
    answers: { account: id, application: row.application_id },
  };
}
