import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';

const texts = {
  en: {
    added: (name: string) => ({
      subject: `A passkey was added to your ${PORTAL} account`,
      paragraphs: [
        `The passkey “${name}” can now log in to your account, without your password or a code.`,
        'If this was not you, remove it in the settings, change your password at once and log out all other devices.',
      ],
    }),
    removed: (name: string) => ({
      subject: `A passkey was removed from your ${PORTAL} account`,
      paragraphs: [
        `The passkey “${name}” cannot log in to your account any more.`,
        'If this was not you, change your password at once and log out all other devices.',
      ],
    }),
    label: 'Open the settings',
  },
  hi: {
    added: (name: string) => ({
      subject: `आपके ${PORTAL} खाते में एक पासकी जोड़ी गई`,
      paragraphs: [
        `अब पासकी “${name}” से आपके खाते में लॉग इन हो सकता है, बिना पासवर्ड और बिना कोड के।`,
        'अगर यह आप नहीं थे, तो सेटिंग में इसे हटाएँ, तुरंत अपना पासवर्ड बदलें और बाक़ी सभी डिवाइस लॉग आउट करें।',
      ],
    }),
    removed: (name: string) => ({
      subject: `आपके ${PORTAL} खाते से एक पासकी हटाई गई`,
      paragraphs: [
        `पासकी “${name}” से अब आपके खाते में लॉग इन नहीं होगा।`,
        'अगर यह आप नहीं थे, तो तुरंत अपना पासवर्ड बदलें और बाक़ी सभी डिवाइस लॉग आउट करें।',
      ],
    }),
    label: 'सेटिंग खोलें',
  },
};

export async function mailPasskey(
  db: Db,
  { email, language }: { email: string; language: Language },
  news: { name: string; was: 'added' | 'removed' },
  publicUrl: string,
): Promise<void> {
  const { label, [news.was]: mail } = texts[language];
  await sendMail(db, {
    to: email,
    language,
    ...mail(news.name),
    link: { label, url: `${publicUrl}/settings` },
  });
}
