import { randomKey } from './random-key.ts';

/**
 * Idempotency keys for one form: the same content keeps its key however often it is sent, and
 * changed content gets a new one.
 */
export function sendingKeys(): (content: string) => string {
  let sent: { content: string; key: string } | undefined;
  return (content) => {
    if (sent?.content !== content) sent = { content, key: randomKey() };
    return sent.key;
  };
}
