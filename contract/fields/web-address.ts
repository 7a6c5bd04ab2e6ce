/**
 * Whether the text is an https URL with a public host name: no IP address, no local name, no
 * credentials.
 */
export function isPublicHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  const isName = /^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z]{2,}$/i.test(hostname);
  return (
    protocol === 'https:' &&
    username === '' &&
    isName &&
    !/\.(local|internal|localhost)$/i.test(hostname)
  );
}
