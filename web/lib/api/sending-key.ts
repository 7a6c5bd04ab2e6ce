import { randomKey } from './random-key.ts';

/**
 * Idempotency keys for one form: the same content has the same key however often it is sent, changed
 * content has a new one.
 */
export function sendingKeys(): (content: string) => string {
  let sent: { content: string; key: string } | undefined;
  return (content) => {
    if (sent?.content !== content) sent = { content, key: randomKey() };
    return sent.key;
  };
}
