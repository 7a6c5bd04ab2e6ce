import { randomKey } from './random-key.ts';
import { readStored, store } from '../session/storage.ts';

const KEY = 'deviceId';

/**
 * The header with the id of this browser, sent with a sign-in, so that the account's holder is warned of unknown
 * browsers. The id is made at the first sign-in and kept after logging out; without browser storage there is none.
 */
export function deviceHeader(): Record<string, string> {
  if (!readStored(KEY)) store(KEY, randomKey());
  const id = readStored(KEY);
  return id ? { 'x-device-id': id } : {};
}
