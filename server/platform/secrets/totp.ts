// Time-based one-time passwords for authenticator apps: RFC 6238 over HOTP (RFC 4226), with the
// settings that all apps support: SHA-1, six digits, half a minute.
import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from './same-secret.ts';

export const TOTP_STEP_MS = 30_000;
const DIGITS = 6;
/** As long as the hash, as RFC 4226 (section 4) recommends. */
const SECRET_BYTES = 20;
/** RFC 4648, section 6. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as base32 without padding. */
export function base32Of(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '').join('');
}

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A new secret in base32. */
export const newTotpSecret = (): string => base32Of(randomBytes(SECRET_BYTES));

/** The code of a secret at a time in milliseconds since 1970. */
export const totpOf = (secret: string, atMs: number): string => hotp(secret, stepAt(atMs));

const stepAt = (ms: number) => Math.floor(ms / TOTP_STEP_MS);

function hotp(secret: string, counter: number): string {
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', bytesOf(secret)).update(moment).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The number of the present half minute since 1970 if this is its code, or else null: a code works
 * no longer than the app shows it. The caller must store the number, and accept no code of that or
 * an earlier half minute again.
 */
export function totpStepOf(secret: string, code: string, nowMs: number): number | null {
  const step = stepAt(nowMs);
  return isSameSecret(code, hotp(secret, step)) ? step : null;
}

/**
 * The URL in the QR code for an authenticator app.
 * https://github.com/google/google-authenticator/wiki/Key-Uri-Format
 */
export function otpauthUrl(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
