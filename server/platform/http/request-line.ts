import type { FastifyRequest } from 'fastify';

/**
 * A request as it is logged: without its query, which may hold search words or the token of a
 * mail, and without headers, which hold session tokens.
 */
export const requestLine = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  path: url.split('?')[0],
  host,
  remoteAddress: ip,
});
