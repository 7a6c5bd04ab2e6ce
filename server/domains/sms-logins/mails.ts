import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';

const texts = {
  en: {
    on: (ending: string) => ({
      subject: `A code by SMS now opens your ${PORTAL} account`,
      paragraphs: [
        `From now on, a code sent by SMS to your number ending in ${ending} logs in to your account in place of your password.`,
        'Whoever holds that phone or its SIM card can log in. If you lose the phone or give up the number, remove the number in the settings at once.',
        'If this was not you, turn it off in the settings, change your password at once and log out all other devices.',
      ],
    }),
    off: (ending: string) => ({
      subject: `Codes by SMS no longer open your ${PORTAL} account`,
      paragraphs: [
        `From now on, nobody can log in to your account with a code sent to your number ending in ${ending}.`,
        'If this was not you, change your password at once and log out all other devices.',
      ],
    }),
    label: 'Open the settings',
  },
  hi: {
    on: (ending: string) => ({
      subject: `अब SMS के कोड से आपका ${PORTAL} खाता खुलता है`,
      paragraphs: [
        `अब से आपके ${ending} पर ख़त्म होने वाले नंबर पर SMS से भेजे गए कोड से, पासवर्ड की जगह, आपके खाते में लॉग इन हो सकता है।`,
        'जिसके पास वह फ़ोन या उसका सिम कार्ड है, वह लॉग इन कर सकता है। अगर फ़ोन खो जाए या आप नंबर छोड़ दें, तो सेटिंग में तुरंत नंबर हटाएँ।',
        'अगर यह आप नहीं थे, तो सेटिंग में इसे बंद करें, तुरंत अपना पासवर्ड बदलें और बाक़ी सभी डिवाइस लॉग आउट करें।',
      ],
    }),
    off: (ending: string) => ({
      subject: `SMS के कोड से अब आपका ${PORTAL} खाता नहीं खुलता`,
      paragraphs: [
        `अब से आपके ${ending} पर ख़त्म होने वाले नंबर पर भेजे गए कोड से कोई आपके खाते में लॉग इन नहीं कर सकता।`,
        'अगर यह आप नहीं थे, तो तुरंत अपना पासवर्ड बदलें और बाक़ी सभी डिवाइस लॉग आउट करें।',
      ],
    }),
    label: 'सेटिंग खोलें',
  },
};

interface Switched {
  email: string;
  language: Language;
  phone: string;
}

export async function mailSmsLogin(
  db: Db,
  { email, language, phone }: Switched,
  news: 'on' | 'off',
  publicUrl: string,
): Promise<void> {
  const { label, [news]: mailOf } = texts[language];
  await sendMail(db, {
    to: email,
    language,
    ...mailOf(phone.slice(-4)),
    link: { label, url: `${publicUrl}/settings` },
  });
}
