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

// randomUUID is missing on pages that are not served by https.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
