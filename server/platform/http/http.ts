import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE, type Endpoint, type Language, type Method } from '../../../contract/endpoint.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { isList, type Meta } from '../../../contract/lists.ts';
import { bodyOf } from './bodies.ts';
import type { BoundRoute, FileAnswer, Request, Services } from '../endpoints.ts';
import { Refusal, refuse } from '../refusal.ts';
import { readUpload } from './uploads.ts';

/**
 * Serves the bound endpoints under their canonical names and their aliases, with and without
 * `/barong`.
 */
export function serveEndpoints(app: FastifyInstance, bound: BoundRoute[], services: Services) {
  for (const { route, endpoint, answer } of bound) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = requestOf(request, endpoint);
      const result = await answer(services, asked);
      // A read after this answer must not get a page that was cached before the change.
      if (asked.method !== 'GET') await services.live.settle();
      reply.header('cache-control', 'no-store');
      if (endpoint.output === 'file') return sendFile(reply, result as FileAnswer);
      if (endpoint.output === 'events') return sendEvents(request, reply, result as Readable);
      if (isList(endpoint.output)) sendTotals(reply, (result as { meta: Meta }).meta);
      return reply.code(endpoint.status ?? 200).send(result);
    };
    for (const name of [route, ...(endpoint.aliases ?? [])]) {
      const [method = 'GET', path = '/'] = name.split(' ');
      app.route({ method, url: API_BASE + path, handler });
    }
  }
}

/** Turns an HTTP request into the endpoints' own `Request`. */
function requestOf(request: FastifyRequest, endpoint: Endpoint): Request {
  return {
    // HEAD is a GET whose body is not sent.
    method: request.method === 'HEAD' ? 'GET' : (request.method as Method),
    params: request.params,
    query: request.query,
    body: bodyOf(request, endpoint),
    language: languageOf(request),
    token: /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1],
    csrfToken: headerOf(request, 'x-csrf-token'),
    idempotencyKey: headerOf(request, 'idempotency-key')?.slice(0, 200),
    ifMatch: headerOf(request, 'if-match'),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    deviceId: /^[\w-]{16,64}$/.exec(headerOf(request, 'x-device-id') ?? '')?.[0],
    readUpload: () => readUpload(request),
  };
}

const headerOf = (request: FastifyRequest, name: string): string | undefined =>
  [request.headers[name]].flat()[0] || undefined;

export const languageOf = (request: FastifyRequest): Language =>
  /^hi\b/i.test(request.headers['accept-language'] ?? '') ? 'hi' : 'en';

/** For clients that read them there, under all the names they may look for. */
function sendTotals(reply: FastifyReply, { total, totalPages }: Meta) {
  reply.headers({
    total,
    'total-pages': totalPages,
    'x-total-count': total,
    'x-total-pages': totalPages,
  });
}

function sendFile(reply: FastifyReply, { name, mediaType, content, inline }: FileAnswer) {
  const disposition = inline ? 'inline' : 'attachment';
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(content);
}

/** Sends server-sent events, and asks proxies not to buffer them. */
function sendEvents({ method }: FastifyRequest, reply: FastifyReply, events: Readable) {
  // A HEAD answer has no body, so the stream ends at once.
  if (method === 'HEAD') events.destroy();
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(events);
}

const codesOfFastify: Record<number, ErrorCode> = {
  400: 'request.unreadable',
  404: 'request.not_found',
  413: 'request.too_large',
  414: 'request.too_large',
  415: 'request.unsupported_type',
};

/** Fastify's own client errors (broken JSON, too large, …) as a refusal; null for real failures. */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const { statusCode } = error as { statusCode?: number };
  const code = statusCode === undefined ? undefined : codesOfFastify[statusCode];
  return code ? refuse(code) : null;
}

/**
 * The one place that turns an error into an answer. An unknown error is logged in full and answered
 * as a plain 500.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error) ?? refuse('server.internal_error');
  if (refusal.status >= 500) request.log.error(error);
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header('retry-after', refusal.retryAfterSeconds);
  }
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .send(refusal.answer(languageOf(request), request.id));
}

export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw refuse('request.not_found');
  });
}
