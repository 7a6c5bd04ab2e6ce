import { isCommonPassword } from './common-passwords.ts';
import { PASSWORD_MIN_LENGTH } from '../constants.ts';

/** 1 refused, 2 weak, 3 good, 4 strong. */
export type Strength = 1 | 2 | 3 | 4;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u, /[^\p{ASCII}]/u];

/**
 * The strength of a password in four steps; 0 for an empty one. Step 1 is refused:
 * too short, without a letter or digit, or common. The points are our own rule of thumb; length
 * counts most. `aboutThem` holds the person's name and address.
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
