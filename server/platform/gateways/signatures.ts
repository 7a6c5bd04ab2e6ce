import { createHmac } from 'node:crypto';
import { isSameSecret } from '../secrets/same-secret.ts';
import type { CheckoutResult } from './gateway.ts';

/** A signature as Razorpay makes them: HMAC-SHA-256 in hexadecimal digits. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

export const isSignatureOf = (secret: string, text: string, given: string): boolean =>
  isSameSecret(given, signatureOf(secret, text));

/** What the signature of a checkout signs. */
export const signedResult = ({ orderId, paymentId }: Omit<CheckoutResult, 'signature'>): string =>
  `${orderId}|${paymentId}`;
