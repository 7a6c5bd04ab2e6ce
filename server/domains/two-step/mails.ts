import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';

const texts = {
  en: {
    on: {
      subject: 'Two-step sign-in is now on',
      paragraphs: [
        `From now on, logging in to your ${PORTAL} account requires your password and a code from your authenticator app.`,
        'Keep your recovery codes on paper: without the app and without them, nobody can let you in.',
      ],
    },
    off: {
      subject: 'Two-step sign-in is now off',
      paragraphs: [
        `From now on, your password alone is enough to log in to your ${PORTAL} account.`,
      ],
    },
    recovery: {
      subject: 'A recovery code was used',
      paragraphs: [`Somebody logged in to your ${PORTAL} account with one of your recovery codes.`],
    },
    failed: {
      subject: `A wrong code was entered for your ${PORTAL} account`,
      paragraphs: [
        'Somebody entered your password, or a code that we sent to you by SMS, and then a wrong code for the second step. They did not get in.',
      ],
    },
    warning: 'If this was not you, change your password at once and log out all other devices.',
    label: 'Open the settings',
  },
  hi: {
    on: {
      subject: 'दो चरणों में लॉग इन अब चालू है',
      paragraphs: [
        `अब से आपके ${PORTAL} खाते में लॉग इन करने के लिए पासवर्ड और ऑथेंटिकेटर ऐप का कोड, दोनों लगेंगे।`,
        'रिकवरी कोड काग़ज़ पर लिखकर रखें: ऐप और ये कोड, दोनों न हों तो आपका खाता कोई नहीं खोल पाएगा।',
      ],
    },
    off: {
      subject: 'दो चरणों में लॉग इन अब बंद है',
      paragraphs: [`अब से सिर्फ़ पासवर्ड से आपके ${PORTAL} खाते में लॉग इन होगा।`],
    },
    recovery: {
      subject: 'एक रिकवरी कोड इस्तेमाल हुआ',
      paragraphs: [`किसी ने आपके एक रिकवरी कोड से आपके ${PORTAL} खाते में लॉग इन किया।`],
    },
    failed: {
      subject: `आपके ${PORTAL} खाते के लिए ग़लत कोड लिखा गया`,
      paragraphs: [
        'किसी ने आपका पासवर्ड या आपको SMS से भेजा गया कोड लिखा, और फिर दूसरे चरण का ग़लत कोड। वे लॉग इन नहीं कर पाए।',
      ],
    },
    warning: 'अगर यह आप नहीं थे, तो तुरंत अपना पासवर्ड बदलें और बाक़ी सभी डिवाइस लॉग आउट करें।',
    label: 'सेटिंग खोलें',
  },
};

export async function mailTwoStep(
  db: Db,
  { email, language }: { email: string; language: Language },
  news: 'on' | 'off' | 'recovery' | 'failed',
  publicUrl: string,
): Promise<void> {
  const { label, warning, [news]: mail } = texts[language];
  await sendMail(db, {
    to: email,
    language,
    subject: mail.subject,
    paragraphs: [...mail.paragraphs, warning],
    link: { label, url: `${publicUrl}/settings` },
  });
}
