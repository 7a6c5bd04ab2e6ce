import type { Language } from '../../../contract/endpoint.ts';
import type { Mail } from '../../platform/mail.ts';
import { PERSONAL_COPY_HOURS } from '../../../contract/constants.ts';

const texts = {
  en: {
    subject: 'The copy of your data is ready',
    hello: (name: string) => `Hello ${name},`,
    ready: `The copy of your data is ready. You find it in your settings for ${PERSONAL_COPY_HOURS} hours; then it is erased.`,
    notMe:
      'You did not ask for it? Then somebody else is logged in to your account: change your password at once.',
    link: 'Open Settings',
  },
  hi: {
    subject: 'आपके डेटा की कॉपी तैयार है',
    hello: (name: string) => `नमस्ते ${name},`,
    ready: `आपके डेटा की कॉपी तैयार है। वह ${PERSONAL_COPY_HOURS} घंटे तक आपकी सेटिंग में मिलेगी; उसके बाद मिटा दी जाएगी।`,
    notMe: 'यह आपने नहीं माँगी? तो आपके खाते में कोई और लॉग इन है: तुरंत अपना पासवर्ड बदलें।',
    link: 'सेटिंग खोलें',
  },
} satisfies Record<Language, object>;

export function writeReadyMail(
  { name, language }: { name: string; language: Language },
  publicUrl: string,
): Pick<Mail, 'subject' | 'paragraphs' | 'link'> {
  const t = texts[language];
  return {
    subject: t.subject,
    paragraphs: [t.hello(name), t.ready, t.notMe],
    link: { label: t.link, url: `${publicUrl}/settings?section=your-data` },
  };
}
