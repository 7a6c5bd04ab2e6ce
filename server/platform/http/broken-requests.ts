import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import { refuse } from '../refusal.ts';
import { headersOfData } from './safety/security-headers.ts';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a request that cannot be read as HTTP, such as one with two lengths, and closes the
 * connection. No route or hook ever sees it, so the security headers are written here.
 */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = refuse('request.unreadable');
  const status = statuses[error.code] ?? refusal.status;
  const body = JSON.stringify(refusal.answer('en', randomUUID()));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headersOfData).map((header) => header.join(': ')),
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ];
  if (socket.writable) socket.write(lines.join('\r\n'));
  socket.destroy(error);
}
