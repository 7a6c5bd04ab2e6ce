import { afterAll, beforeAll, vi } from 'vitest';
import { PASSWORD } from '../../db/world/people.ts';
import { TOTP_STEP_MS, totpOf } from '../platform/secrets/totp.ts';
import type { Actor, Portal } from './portal.ts';

/**
 * Stops the clock of a test file and of the server in it, because a code that is right when it is
 * made must not run out before it arrives.
 */
export function stopClock(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());
}

/** What the app shows now. */
export const codeNow = (secret: string): string => totpOf(secret, Date.now());

/** The app's code half a minute later; moves the clock there. */
export function nextCode(secret: string): string {
  vi.setSystemTime(Date.now() + TOTP_STEP_MS);
  return codeNow(secret);
}

/** Switches on sign-in in two steps; needs a stopped clock. */
export async function useApp(portal: Portal, as: Actor) {
  const { secret } = (await portal.call('POST /barong/resource/otp/generate_qrcode', { as })).body;
  const body = { code: codeNow(secret), current_password: PASSWORD };
  const { recovery_codes } = (await portal.call('POST /barong/resource/otp/enable', { as, body }))
    .body;
  return { secret, recovery_codes };
}
