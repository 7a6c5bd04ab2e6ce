import type { FastifyRequest } from 'fastify';

/**
 * A request as the log has it: without its query, which holds what people look for and the tokens of
 * previews, and without headers, which hold their sessions.
 */
export const requestLine = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  path: url.split('?')[0],
  host,
  remoteAddress: ip,
});
