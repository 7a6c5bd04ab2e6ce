import { HIDDEN_TEXT } from '../../../contract/format/hidden-text.ts';
import type { SmsLoginAccount } from '../../../contract/accounts/sms-logins.ts';

/** An account of a number, as shown to somebody who holds the phone but may not own the account. */
export const presentSmsLogin = ({
  uid,
  name,
  email,
}: {
  uid: string;
  name: string;
  email: string;
}): SmsLoginAccount => ({ uid, initials: initialsOf(name), email: maskedEmail(email) });

const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => firstOf(word ?? '').toUpperCase())
    .join('');
};

const maskedEmail = (email: string) => {
  const at = email.lastIndexOf('@');
  return `${firstOf(email)}${HIDDEN_TEXT}${email.slice(at)}`;
};

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A Hindi letter is kept together with its vowel sign. */
const firstOf = (text: string) => [...letters.segment(text)][0]?.segment ?? '';
