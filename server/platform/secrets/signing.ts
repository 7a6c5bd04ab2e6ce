import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type JsonWebKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { Seal } from './seal.ts';

// Signatures by Ed25519 (RFC 8032), with keys derived from the seal's, so that nothing more has to
// be stored. After a renewal, the old key still proves what it has signed.

export interface Signature {
  key_id: string;
  /** In base64url. */
  signature: string;
}

type SigningSeal = Pick<Seal, 'keysFor'>;

const PURPOSE = 'signatures';
/** The bytes before the 32 bytes of a private key in DER (RFC 8410). */
const PRIVATE_KEY_START = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs a text, as UTF-8, with the newest key. */
export function signText(seal: SigningSeal, text: string): Signature {
  const key = privateKeyOf(seal.keysFor(PURPOSE)[0]);
  const signature = sign(null, Buffer.from(text), key).toString('base64url');
  return { key_id: publicKeyOf(key).kid, signature };
}

/** Whether this portal has signed exactly this text. */
export function hasSigned(
  seal: SigningSeal,
  text: string,
  { key_id, signature }: Signature,
): boolean {
  const key = privateKeysOf(seal).find((each) => publicKeyOf(each).kid === key_id);
  if (!key) return false;
  const given = Buffer.from(signature, 'base64url');
  return verify(null, Buffer.from(text), createPublicKey(key), given);
}

/**
 * The public keys with which everybody can check signatures, newest first, as a JWK set (RFC 7517).
 */
export const publicKeysOf = (seal: SigningSeal): { keys: JsonWebKey[] } => ({
  keys: privateKeysOf(seal).map((key) => ({ ...publicKeyOf(key), use: 'sig', alg: 'EdDSA' })),
});

const privateKeysOf = (seal: SigningSeal): KeyObject[] => seal.keysFor(PURPOSE).map(privateKeyOf);

const privateKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PRIVATE_KEY_START, seed]),
    format: 'der',
    type: 'pkcs8',
  });

/** The public key as a JWK (RFC 8037), with its thumbprint (RFC 7638) as its id. */
function publicKeyOf(key: KeyObject) {
  const { crv = '', kty = '', x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
  return { crv, kty, x, kid };
}
