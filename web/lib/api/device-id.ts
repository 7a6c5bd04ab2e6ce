import { randomKey } from './random-key.ts';
import { readStored, store } from '../session/storage.ts';

const KEY = 'deviceId';

/**
 * What this browser calls itself when somebody signs in, so that they hear of others. It is made at the
 * first sign-in and survives logging out; null where the browser keeps nothing.
 */
export function deviceId(): string | null {
  if (!readStored(KEY)) store(KEY, randomKey());
  return readStored(KEY);
}
