import { PASSWORD_MIN_LENGTH } from '../../../../contract/constants.ts';
import { linkStart } from '../../../lib/links/pasted-link.ts';
import type { recoveryMessages } from './recovery-messages.ts';

export const resetStart = { ...linkStart, password: '', confirm_password: '' };

type Texts = (typeof recoveryMessages)['en'];

/** The first rule of the form that the passwords break: its field, and the text of its toast. */
export function mistakeIn(password: string, confirmation: string, t: Texts) {
  if (password === '') return ['password', t.passwordRequired, t.passwordRequiredText] as const;
  if (password !== confirmation) {
    return ['confirm_password', t.passwordsDiffer, t.passwordsDifferText] as const;
  }
  if (password.length < PASSWORD_MIN_LENGTH) {
    return ['password', t.tooShort, t.tooShortText] as const;
  }
  return undefined;
}
