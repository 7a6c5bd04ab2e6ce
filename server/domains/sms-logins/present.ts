import { firstLetterOf, maskedEmail } from '../../../contract/format/texts/masked-email.ts';
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
    .map((word) => firstLetterOf(word ?? '').toUpperCase())
    .join('');
};
