import type { FastifyRequest } from 'fastify';

/** As `SAFE_PREFIX` of the display settings: only this exact host can set the cookie, over https. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

/**
 * The session of a browser without scripts, which cannot keep it in its storage as others do. No script reads the
 * cookie, no other site makes a browser send it, and it ends with the browser. Only the pages around signing in, and
 * the one to join a team, look at it: to the API it means nothing.
 */
export function sessionCookie(publicUrl: string) {
  // A proxy talks plain http to us, so the public address decides.
  const isSecure = publicUrl.startsWith('https:');
  const name = nameOf(isSecure);
  const attributes = `Path=/; SameSite=Strict; HttpOnly${isSecure ? '; Secure' : ''}`;
  const read = new RegExp(`(?:^|; )${name}=([\\w-]{20,100})(?:;|$)`);
  return {
    /** The token that the browser sends, if any. */
    tokenIn: ({ headers }: FastifyRequest): string | undefined =>
      read.exec(headers.cookie ?? '')?.[1],
    keeping: (token: string) => `${name}=${token}; ${attributes}`,
    dropping: `${name}=; Max-Age=0; ${attributes}`,
  };
}

/**
 * Whether another site made the browser send this form. Browsers that do not say so (before 2023, and over plain
 * http) name the origin of the page instead; programs that are no browsers name neither.
 */
export function isFromElsewhere({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
