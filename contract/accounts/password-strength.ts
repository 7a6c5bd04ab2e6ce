import { isCommonPassword } from './common-passwords.ts';
import { PASSWORD_MIN_LENGTH } from '../constants.ts';

/** In words: refused, weak, good, strong. */
export type Strength = 1 | 2 | 3 | 4;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u, /[^\p{ASCII}]/u];

/**
 * How hard a password is to guess, in four steps; 0 for none. Step 1 is what the server refuses: too
 * short, without letter or digit, or among the common ones. Length counts most, because it does.
 */
export function strengthOf(password: string, aboutThem: readonly string[] = []): 0 | Strength {
  if (password === '') return 0;
  const isAccepted =
    password.length >= PASSWORD_MIN_LENGTH && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
  if (!isAccepted || isCommonPassword(password, aboutThem)) return 1;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const different = new Set(password.toLowerCase()).size;
  const points = Math.min(password.length, different * 2) + variety * 2;
  if (points < 15) return 2;
  return points < 20 ? 3 : 4;
}
