import type { FastifyRequest } from 'fastify';

/** Codes of public profiles and of receipts stand in paths, and open what they name. */
export const withoutCode = (path: string): string =>
  path.replaceAll(/\/(p|verify)\/[^/]+/gi, '/$1/…');

/**
 * A request as it is logged: without its query, which may hold search words or the token of a
 * mail, without codes, and without headers, which hold session tokens.
 */
export const requestLine = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  path: withoutCode(url.split('?')[0] ?? ''),
  host,
  remoteAddress: ip,
});
