import { createHmac } from 'node:crypto';
import { API_BASE } from '../../../contract/endpoint.ts';
import type { Seal } from '../secrets/seal.ts';
import { isSameSecret } from '../secrets/same-secret.ts';

// An address opens the picture for anybody who has it, because <img> sends no bearer token. So only
// people who may see the picture are given one, and it stops working after a quarter of an hour.

const STEP_SECONDS = 300;
const STEPS = 3;

/**
 * The address of a picture; null without one. It stays the same for five minutes, so that browsers
 * can cache the picture, and then works for at least ten more.
 */
export function pictureAddress(seal: Seal, id: number | null, now = Date.now()): string | null {
  if (id === null) return null;
  const expires = (Math.floor(now / 1000 / STEP_SECONDS) + STEPS) * STEP_SECONDS;
  const signature = signatureOf(seal, id, expires);
  return `${API_BASE}/barong/public/pictures/${id}?expires=${expires}&signature=${signature}`;
}

interface SignedPicture {
  id: number;
  expires: number;
  signature: string;
}

/** For how many seconds an address still opens its picture; 0 if it is forged or has expired. */
export function secondsLeft(seal: Seal, { id, expires, signature }: SignedPicture) {
  const isOurs = isSameSecret(signature, signatureOf(seal, id, expires));
  return isOurs ? Math.max(0, expires - Math.floor(Date.now() / 1000)) : 0;
}

const signatureOf = (seal: Seal, id: number, expires: number): string =>
  createHmac('sha256', seal.keyFor('pictures')).update(`${id} ${expires}`).digest('base64url');
