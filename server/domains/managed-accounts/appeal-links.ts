import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seal } from '../../platform/secrets/seal.ts';

const PURPOSE = 'appeals';

const signatureOf = (key: Buffer, changeId: number): string =>
  createHmac('sha256', key).update(String(changeId)).digest('base64url');

/** Where whoever was shut out by this change appeals; the token is in the fragment, which no server sees. */
export const appealLink = (seal: Seal, publicUrl: string, changeId: number): string =>
  `${publicUrl}/appeal#token=${changeId}.${signatureOf(seal.keyFor(PURPOSE), changeId)}`;

/** The change that the token of such a link is about; null if it is not one of ours. */
export function changeOfLink(seal: Seal, token: string): number | null {
  const [id = '', signature = ''] = token.split('.');
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  const given = Buffer.from(signature);
  const isRight = seal.keysFor(PURPOSE).some((key) => {
    const right = Buffer.from(signatureOf(key, Number(id)));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isRight ? Number(id) : null;
}
