import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '../../../contract/constants.ts';
import { hashPassword } from './passwords.ts';

/**
 * A new random code and its hash. Call it outside a transaction: hashing is slow and would hold a
 * connection.
 */
export async function freshCode(): Promise<{ code: string; code_hash: string }> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  return { code, code_hash: await hashPassword(code) };
}
