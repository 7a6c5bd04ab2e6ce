import type { Seal } from '../../platform/secrets/seal.ts';
import { signedNumber, signNumber } from '../../platform/secrets/signed-numbers.ts';

/**
 * The link with which somebody who was shut out by this change appeals; the token is in the fragment, which is not
 * sent to any server.
 */
export const appealLink = (seal: Seal, publicUrl: string, changeId: number): string =>
  `${publicUrl}/appeal#token=${signNumber(seal, 'appeals', changeId)}`;

/** The change that the token of such a link is about; null if it is not one of ours. */
export const changeOfLink = (seal: Seal, token: string): number | null =>
  signedNumber(seal, 'appeals', token);
