import { HIDDEN_TEXT } from '../../../contract/format/hidden-text.ts';
import type { SmsLoginAccount } from '../../../contract/accounts/sms-logins.ts';

/** An account of a number, for somebody who holds its phone but need not be its holder. */
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

/** A letter of Hindi has its vowel sign with it. */
const firstOf = (text: string) => [...letters.segment(text)][0]?.segment ?? '';
