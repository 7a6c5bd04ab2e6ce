import { createHash, randomBytes } from 'node:crypto';

/** A text that opens something for whoever was sent it; only `token_hash` is kept. */
export interface FreshToken {
  /** 256 random bits as 43 characters that may stand in an address. */
  token: string;
  token_hash: Buffer;
}

/** SHA-256 is enough for what cannot be guessed; passwords and codes need a slow hash. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export function freshToken(): FreshToken {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashToken(token) };
}
