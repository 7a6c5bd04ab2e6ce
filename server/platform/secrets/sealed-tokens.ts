import { type Refusal, refuse } from '../refusal.ts';
import type { Seal } from './seal.ts';

/** What a token is for: a token for one purpose, or anything else that was sealed, does not pass for another. */
type Purpose = 'confirm-job' | 'stop-mails';

/** A token for a link in a mail, which nobody can read or forge. The values must not contain spaces. */
export const sealToken = (
  seal: Seal,
  purpose: Purpose,
  values: readonly (string | number)[],
): string => seal.close([purpose, ...values].join(' ')).toString('base64url');

/** The values of a token that `sealToken` made for the purpose; refuses anything else. */
export function openToken(seal: Seal, purpose: Purpose, token: string): string[] {
  const [found, ...values] = opened(seal, token).split(' ');
  if (found !== purpose) throw invalidToken();
  return values;
}

function opened(seal: Seal, token: string): string {
  const sealed = Buffer.from(token, 'base64url');
  // Node skips what it cannot decode, and would read a link with more behind it as the link.
  if (sealed.toString('base64url') !== token) throw invalidToken();
  try {
    return seal.open(sealed);
  } catch {
    throw invalidToken();
  }
}

export const invalidToken = (): Refusal => refuse('request.invalid_value', { field: 'token' });
