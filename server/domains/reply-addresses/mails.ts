import type { Language } from '../../../contract/endpoint.ts';
import type { Mail } from '../../platform/mail.ts';

const undelivered: Record<Language, { subject: string; said: string; label: string }> = {
  en: {
    subject: 'Your answer was not delivered',
    said: 'You answered a message by email. It was not added to the conversation:',
    label: 'Open the conversation',
  },
  hi: {
    subject: 'आपका जवाब नहीं पहुँचा',
    said: 'आपने एक संदेश का जवाब मेल से दिया। वह बातचीत में नहीं गया:',
    label: 'बातचीत खोलें',
  },
};

/** Why a reply did not become a message, in the words of the page. */
export function undeliveredMail({
  to,
  language,
  reason,
  url,
}: Pick<Mail, 'to' | 'language'> & { reason: string; url: string }): Mail {
  const { subject, said, label } = undelivered[language];
  return { to, language, subject, paragraphs: [said, reason], link: { label, url } };
}

/** The line below a mail that can be replied to. */
export const answerable: Record<Language, string> = {
  en: 'You can also answer this email: what you write is added to the conversation. Your address is not shown. Remove your number from your signature.',
  hi: 'आप इस मेल का जवाब भी दे सकते हैं: आप जो लिखेंगे, वह बातचीत में जाएगा। आपका पता नहीं दिखेगा। सिग्नेचर से अपना नंबर हटा दें।',
};

/** The line beside each conversation of a mail that has several. */
export const answerAt: Record<Language, (address: string) => string> = {
  en: (address) => `Answer by email: ${address}`,
  hi: (address) => `मेल से जवाब दें: ${address}`,
};
