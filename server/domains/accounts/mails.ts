import { CODE_LIFE_MINUTES } from '../../../contract/constants.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { type Addressee, sendMail } from '../../platform/mail.ts';

/**
 * The name for a greeting, or none if it looks like more than a name: anybody can register somebody
 * else's address, and a text with a URL in it would make us carry advertisements.
 */
export const greeted = (name: string) =>
  /^[\p{L}\p{M}\p{Zs}.'’-]{1,60}$/u.test(name) && !/\.\p{L}{2}/u.test(name) ? ` ${name}` : '';

const texts = {
  en: (name: string, code: string) => ({
    subject: `${code} is your ${PORTAL} code`,
    paragraphs: [
      `Hello${greeted(name)},`,
      `Enter this code to verify your email address. It is valid for ${CODE_LIFE_MINUTES} minutes.`,
      `Nobody from ${PORTAL} will phone you for this code. If you did not register, ignore this email.`,
    ],
  }),
  hi: (name: string, code: string) => ({
    subject: `${code} आपका ${PORTAL} कोड है`,
    paragraphs: [
      `नमस्ते${greeted(name)},`,
      `अपना ईमेल पता सत्यापित करने के लिए यह कोड लिखें। यह ${CODE_LIFE_MINUTES} मिनट तक चलेगा।`,
      `${PORTAL} से कोई भी यह कोड फ़ोन पर नहीं माँगेगा। अगर आपने रजिस्टर नहीं किया है, तो इस मेल पर ध्यान न दें।`,
    ],
  }),
};

export const mailCode = (db: Db, { email, name, language }: Addressee, code: string) =>
  sendMail(db, { to: email, language, code, ...texts[language](name, code) });
