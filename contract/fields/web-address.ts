/** Its host is written out: escapes, tabs and backslashes mean another host to some programs than to others. */
const PLAIN = /^https:\/\/(?<host>[\p{L}\p{M}\p{N}.-]+)(?::\d+)?(?:[/?#]|$)/iu;

/**
 * Whether the text is an https URL with a public host name: no IP address, no local name, no
 * credentials.
 */
export function isPublicHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  const isName = /^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z]{2,}$/i.test(hostname);
  const host = PLAIN.exec(text)?.groups?.['host'] ?? '';
  return (
    protocol === 'https:' &&
    host !== '' &&
    host === host.normalize('NFKC') &&
    username === '' &&
    isName &&
    !/\.(local|internal|localhost)$/i.test(hostname)
  );
}
