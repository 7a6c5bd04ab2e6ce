import type { FastifyRequest } from 'fastify';

/**
 * A request as it is logged: without its query, which holds search words and preview tokens, and
 * without headers, which hold session tokens.
 */
export const requestLine = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  path: url.split('?')[0],
  host,
  remoteAddress: ip,
});
