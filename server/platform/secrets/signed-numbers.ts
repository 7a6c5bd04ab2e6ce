import { createHmac } from 'node:crypto';
import type { Seal } from './seal.ts';
import { isSameSecret } from './same-secret.ts';

/** What a number is signed for; a signature for one purpose is worth nothing for another. */
type Purpose = 'appeals' | 'contact-messages' | 'reports';

const signatureOf = (key: Buffer, id: number): string =>
  createHmac('sha256', key).update(String(id)).digest('base64url');

/**
 * The number with a signature, such as `7.Xq3…`, for a link that only the person to whom it was
 * mailed has.
 */
export const signNumber = (seal: Pick<Seal, 'keyFor'>, purpose: Purpose, id: number): string =>
  `${id}.${signatureOf(seal.keyFor(purpose), id)}`;

/** The number that `signNumber` signed for the purpose; null for anything else. */
export function signedNumber(
  seal: Pick<Seal, 'keysFor'>,
  purpose: Purpose,
  token: string,
): number | null {
  const [id = '', signature = ''] = token.split('.');
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  const isRight = seal
    .keysFor(purpose)
    .some((key) => isSameSecret(signature, signatureOf(key, Number(id))));
  return isRight ? Number(id) : null;
}
