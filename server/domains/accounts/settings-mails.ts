import { EMAIL_CHANGE_LIFE_HOURS, RESET_LIFE_MINUTES } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { type Addressee, sendMail } from '../../platform/mail.ts';
import { greeted } from './mails.ts';

const hello: Record<Language, (name: string) => string> = {
  en: (name) => `Hello${greeted(name)},`,
  hi: (name) => `नमस्ते${greeted(name)},`,
};

const resetLinks: Record<Language, { subject: string; said: string[]; label: string }> = {
  en: {
    subject: `Set a new ${PORTAL} password`,
    said: [
      `somebody, probably you, has asked for a new password for your account. This link lets you set a new one. It works once and for ${RESET_LIFE_MINUTES} minutes.`,
      'If it was not you, ignore this email: your password stays as it is. Do not give the link to anybody.',
    ],
    label: 'Set a new password',
  },
  hi: {
    subject: `${PORTAL} का नया पासवर्ड बनाएँ`,
    said: [
      `किसी ने, शायद आपने ही, आपके खाते के लिए नया पासवर्ड बनाने को कहा है। इस लिंक से आप नया पासवर्ड बना सकते हैं। यह सिर्फ़ एक बार और ${RESET_LIFE_MINUTES} मिनट के अंदर चलेगा।`,
      'अगर यह आपने नहीं माँगा, तो इस मेल पर ध्यान न दें: आपका पासवर्ड वही रहेगा। यह लिंक किसी को न दें।',
    ],
    label: 'नया पासवर्ड बनाएँ',
  },
};

export async function mailResetLink(db: Db, account: Addressee, url: string): Promise<void> {
  const { email: to, name, language } = account;
  const { subject, said, label } = resetLinks[language];
  const paragraphs = [hello[language](name), ...said];
  await sendMail(db, { to, language, subject, paragraphs, link: { label, url } });
}

const notices = {
  passwordChanged: {
    en: {
      subject: `Your ${PORTAL} password was changed`,
      said: [
        'the password of your account was changed, and all other devices were signed out.',
        'If it was not you, set a new password at once with "Forgot password?" on the login page.',
      ],
    },
    hi: {
      subject: `आपका ${PORTAL} पासवर्ड बदल गया है`,
      said: [
        'आपके खाते का पासवर्ड बदला गया है, और बाक़ी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
        'अगर यह आपने नहीं किया, तो लॉग इन पेज पर "पासवर्ड भूल गए?" से तुरंत नया पासवर्ड बनाएँ।',
      ],
    },
  },
  accountDeleted: {
    en: {
      subject: `Your ${PORTAL} account was deleted`,
      said: [
        'your account was deleted. Your open applications were withdrawn; your profile, letters and resumes were erased.',
        'You can register again with this address at any time. If it was not you, write to us at once; the address is on our contact page.',
      ],
    },
    hi: {
      subject: `आपका ${PORTAL} खाता हटा दिया गया है`,
      said: [
        'आपका खाता हटा दिया गया है। आपके चालू आवेदन वापस ले लिए गए हैं; आपकी प्रोफ़ाइल, लेटर और रिज़्यूमे मिटा दिए गए हैं।',
        'आप इस पते से कभी भी फिर रजिस्टर कर सकते हैं। अगर यह आपने नहीं किया, तो हमें तुरंत लिखें; पता हमारे संपर्क पेज पर है।',
      ],
    },
  },
} satisfies Record<string, Record<Language, { subject: string; said: string[] }>>;

async function mailNotice(
  db: Db,
  { email: to, name, language }: Addressee,
  notice: keyof typeof notices,
): Promise<void> {
  const { subject, said } = notices[notice][language];
  await sendMail(db, { to, language, subject, paragraphs: [hello[language](name), ...said] });
}

export const mailPasswordChanged = (db: Db, account: Addressee) =>
  mailNotice(db, account, 'passwordChanged');

export const mailAccountDeleted = (db: Db, account: Addressee) =>
  mailNotice(db, account, 'accountDeleted');

const questions = {
  en: {
    subject: `Confirm the new address of your ${PORTAL} account`,
    label: 'Look at the change',
    old: (newEmail: string) => [
      `the address of your account is to be changed to ${newEmail}. It changes once you agree, from this email and from the one to the new address.`,
      'If it was not you, do not agree, and change your password: somebody else knows it.',
    ],
    new: () => [
      `the address of a ${PORTAL} account is to be changed to this one. It changes once you agree here.`,
      'If you did not ask for this, ignore this email.',
    ],
    valid: `The link works for ${EMAIL_CHANGE_LIFE_HOURS} hours.`,
  },
  hi: {
    subject: `अपने ${PORTAL} खाते का नया पता पक्का करें`,
    label: 'बदलाव देखें',
    old: (newEmail: string) => [
      `आपके खाते का पता बदलकर ${newEmail} किया जाना है। यह तभी बदलेगा जब आप यहाँ हाँ कहें और नए पते से भी हाँ हो।`,
      'अगर यह आपने नहीं किया, तो हाँ न कहें और अपना पासवर्ड बदल लें: वह किसी और को मालूम है।',
    ],
    new: () => [
      `एक ${PORTAL} खाते का पता बदलकर आपका यह ईमेल पता किया जाना है। यह तभी बदलेगा जब आप यहाँ हाँ कहें।`,
      'अगर आपको इसकी जानकारी नहीं है, तो इस मेल पर ध्यान न दें।',
    ],
    valid: `यह लिंक ${EMAIL_CHANGE_LIFE_HOURS} घंटे तक चलेगा।`,
  },
};

interface Question {
  account: Addressee;
  newEmail: string;
  to: 'old' | 'new';
  link: string;
}

/** Asks one of the two addresses. The new one may be a stranger's, so that mail has no name. */
export async function mailEmailQuestion(
  db: Db,
  { account: { email, name, language }, newEmail, to, link }: Question,
): Promise<void> {
  const texts = questions[language];
  await sendMail(db, {
    to: to === 'old' ? email : newEmail,
    language,
    subject: texts.subject,
    paragraphs: [hello[language](to === 'old' ? name : ''), ...texts[to](newEmail), texts.valid],
    link: { label: texts.label, url: link },
  });
}

const changes: Record<Language, { subject: string; said: (newEmail: string) => string[] }> = {
  en: {
    subject: `The address of your ${PORTAL} account was changed`,
    said: (newEmail) => [
      `your account now has the address ${newEmail}. Log in with it from now on; your password stays the same.`,
    ],
  },
  hi: {
    subject: `आपके ${PORTAL} खाते का पता बदल गया है`,
    said: (newEmail) => [`अब से आपके खाते का पता ${newEmail} है। लॉग इन इसी से करें; पासवर्ड वही रहेगा।`],
  },
};

/** Mails both addresses; the old one only if it was ever confirmed. */
export async function mailEmailChanged(
  db: Db,
  { email, name, language }: Addressee,
  oldEmail: string | null,
): Promise<void> {
  const { subject, said } = changes[language];
  const paragraphs = [hello[language](name), ...said(email)];
  for (const to of oldEmail === null ? [email] : [email, oldEmail]) {
    await sendMail(db, { to, language, subject, paragraphs });
  }
}
