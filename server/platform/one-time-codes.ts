import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '../../contract/constants.ts';
import { hashPassword } from './passwords.ts';

/** Make it before any transaction: hashing is slow, and a waiting transaction keeps a connection. */
export async function freshCode(): Promise<{ code: string; code_hash: string }> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  return { code, code_hash: await hashPassword(code) };
}
