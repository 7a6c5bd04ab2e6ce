import { CODE_LIFE_MINUTES } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { sendSms } from '../../platform/sms.ts';

/** Operators register these texts word for word (docs/running.md): in India, a changed text is not delivered. */
const texts: Record<Language, (code: string) => string> = {
  en: (code) =>
    `${code} is your ${PORTAL} code to verify this mobile number. It works for ${CODE_LIFE_MINUTES} minutes. Do not tell it to anybody.`,
  hi: (code) =>
    `${code} आपका ${PORTAL} कोड है। इससे यह मोबाइल नंबर सत्यापित होगा। यह ${CODE_LIFE_MINUTES} मिनट तक चलेगा। इसे किसी को न बताएँ।`,
};

interface CodeSms {
  phone: string;
  language: Language;
  code: string;
  expires_at: string;
}

export const sendCodeSms = (db: Db, { phone, language, code, expires_at }: CodeSms) =>
  sendSms(db, {
    to: phone,
    text: texts[language](code),
    language,
    template: 'phone_code',
    expires_at,
  });
