import { placeName } from '../../../../contract/format/names/place-names.ts';
import { dateText } from '../../../../contract/format/dates.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import type { Addressee, Mail } from '../../../platform/mail.ts';
import type { ToConfirm } from './confirming-queries.ts';

type Kind = 'job_to_confirm' | 'job_paused';

const texts: Record<
  Language,
  Record<
    Kind,
    { subject: (title: string) => string; said: (day: string) => string; label: string }
  > & {
    hello: (name: string) => string;
  }
> = {
  en: {
    hello: (name) => `Hello ${name},`,
    job_to_confirm: {
      subject: (title) => `Is “${title}” still open?`,
      said: (day) =>
        `People who apply trust that the job is there. Please confirm that it is still open. If nobody does, it pauses on ${day}: nobody can find it or apply, and the applications stay with you.`,
      label: 'Yes, it is open',
    },
    job_paused: {
      subject: (title) => `“${title}” is paused`,
      said: () =>
        'Nobody has confirmed lately that this job is open, so nobody can find it or apply for now. One tap brings it back. If it is filled, there is nothing for you to do.',
      label: 'It is open: bring it back',
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    job_to_confirm: {
      subject: (title) => `क्या “${title}” की पोस्ट अब भी खुली है?`,
      said: (day) =>
        `आवेदन करने वाले भरोसा करते हैं कि नौकरी सच में है। कृपया बताएँ कि यह अब भी खुली है। कोई न बताए, तो ${day} को यह रुक जाएगी: न किसी को मिलेगी, न कोई आवेदन कर पाएगा। आए हुए आवेदन आपके पास रहेंगे।`,
      label: 'हाँ, खुली है',
    },
    job_paused: {
      subject: (title) => `“${title}” की पोस्ट रुकी है`,
      said: () =>
        'पिछले दिनों किसी ने नहीं बताया कि यह नौकरी खुली है, इसलिए अभी यह किसी को नहीं मिलती और कोई आवेदन नहीं कर सकता। एक टैप से यह लौट आएगी। जगह भर गई हो, तो आपको कुछ नहीं करना है।',
      label: 'खुली है: वापस लाएँ',
    },
  },
};

/** Asks a recruiter whether a job is still open, or tells them that it is paused. */
export function writeQuestion(
  kind: Kind,
  { name, language }: Addressee,
  { job_title, location, pauses_at }: Omit<ToConfirm, 'company_id'>,
  url: string,
): Pick<Mail, 'subject' | 'paragraphs' | 'link'> {
  const { hello, [kind]: t } = texts[language];
  return {
    subject: t.subject(job_title),
    paragraphs: [
      hello(name),
      t.said(dateText(pauses_at, language)),
      `${job_title} · ${placeName(location, language)}`,
    ],
    link: { label: t.label, url },
  };
}
