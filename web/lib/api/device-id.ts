import { randomKey } from './random-key.ts';
import { readStored, store } from '../session/storage.ts';

const KEY = 'deviceId';

/**
 * The id that this browser sends with a sign-in, so that the account's holder is warned of unknown
 * browsers. Made at the first sign-in, kept after logging out; null without browser storage.
 */
export function deviceId(): string | null {
  if (!readStored(KEY)) store(KEY, randomKey());
  return readStored(KEY);
}
