import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CheckoutResult } from './gateway.ts';

/** A signature as Razorpay makes them: HMAC-SHA-256 in hexadecimal digits. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

export function isSignatureOf(secret: string, text: string, given: string): boolean {
  const right = Buffer.from(signatureOf(secret, text));
  const own = Buffer.from(given);
  return right.length === own.length && timingSafeEqual(right, own);
}

/** What the signature of a checkout signs. */
export const signedResult = ({ orderId, paymentId }: Omit<CheckoutResult, 'signature'>): string =>
  `${orderId}|${paymentId}`;
