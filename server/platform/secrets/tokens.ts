import { createHash, randomBytes } from 'node:crypto';

/** A secret to send to somebody, for instance in a link; only `token_hash` is stored. */
export interface FreshToken {
  /** 256 random bits as 43 characters that are safe in a URL (base64url). */
  token: string;
  token_hash: Buffer;
}

/**
 * The SHA-256 of a token or recovery code. A fast hash is enough for something that cannot be guessed;
 * passwords and codes of six digits need a slow one.
 */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export function freshToken(): FreshToken {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashToken(token) };
}
