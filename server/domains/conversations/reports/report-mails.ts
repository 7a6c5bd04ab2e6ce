import type { Language } from '../../../../contract/endpoint.ts';
import type { Mail } from '../../../platform/mail.ts';

interface Words {
  subject: string;
  found: string;
  notTold: string;
  label: string;
}

const texts: Record<Language, (id: number) => Words> = {
  en: (id) => ({
    subject: `About your report ${id} of messages`,
    found: 'We have looked at the messages that you reported. This is what we found:',
    notTold:
      'Nobody in the conversation is told that you reported it. If it happens again, please report it again.',
    label: 'Open the conversation',
  }),
  hi: (id) => ({
    subject: `संदेशों की आपकी शिकायत ${id} के बारे में`,
    found: 'आपने जिन संदेशों की शिकायत की थी, हमने उन्हें देख लिया है। हमें यह मिला:',
    notTold: 'बातचीत में किसी को नहीं बताया जाता कि आपने शिकायत की। ऐसा फिर हो, तो कृपया फिर शिकायत करें।',
    label: 'बातचीत खोलें',
  }),
};

/** Tells the person who reported messages what an admin found. */
export function writeReportAnswer(
  language: Language,
  { report_id, answer, url }: { report_id: number; answer: string; url: string },
): Pick<Mail, 'subject' | 'paragraphs' | 'link'> {
  const { subject, found, notTold, label } = texts[language](report_id);
  return { subject, paragraphs: [found, answer, notTold], link: { label, url } };
}
