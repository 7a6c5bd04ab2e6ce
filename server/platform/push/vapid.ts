import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Seal } from '../secrets/seal.ts';

// How push services know that a message is ours (RFC 8292): each is signed with a P-256 key that is
// derived from the seal's key, so that nothing more has to be stored and all processes have the
// same one. Browsers accept messages only from the key that they subscribed to, so older keys stay
// in use after a renewal.

type VapidSeal = Pick<Seal, 'keysFor'>;

const PURPOSE = 'web push';
/** Services refuse tokens that live longer than a day (RFC 8292, section 2). */
const TOKEN_LIFE_SECONDS = 12 * 3_600;

interface VapidKey {
  /** An uncompressed point in base64url, as browsers and services take it. */
  publicKey: string;
  privateKey: KeyObject;
}

/** The key that browsers subscribe to. */
export const vapidPublicKey = (seal: VapidSeal): string =>
  keyOf(seal.keysFor(PURPOSE)[0]).publicKey;

/**
 * The header with which a service accepts a message for a browser that subscribed to this public
 * key; null if the seal has no such key.
 */
export function vapidHeader(
  seal: VapidSeal,
  { endpoint, publicKey, contact }: { endpoint: URL; publicKey: string; contact: string },
): string | null {
  const key = seal
    .keysFor(PURPOSE)
    .map(keyOf)
    .find((each) => each.publicKey === publicKey);
  if (!key) return null;
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(Date.now() / 1_000) + TOKEN_LIFE_SECONDS,
    sub: contact,
  };
  const token = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(token), {
    key: key.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${key.publicKey}`;
}

/**
 * Fewer than one in 2 ^ 32 secrets is not a valid key of the curve; `setPrivateKey` throws for it.
 */
function keyOf(secret: Buffer): VapidKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: secret.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return { publicKey: point.toString('base64url'), privateKey };
}
