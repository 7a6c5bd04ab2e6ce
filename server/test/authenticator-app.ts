import { afterAll, beforeAll, vi } from 'vitest';
import { TOTP_STEP_MS, totpOf } from '../platform/secrets/totp.ts';

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
