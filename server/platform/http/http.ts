import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE, type Endpoint, type Method } from '../../../contract/endpoint.ts';
import { hasTotals, type Meta } from '../../../contract/lists.ts';
import { etagOf, isVersioned, type Versioned } from '../../../contract/fields/versions.ts';
import { bodyOf } from './bodies.ts';
import type { BoundRoute, FileAnswer, Request, Services } from '../endpoints.ts';
import { Refusal, refuse } from '../refusal.ts';
import { refusalOf } from './failures.ts';
import { languageOf } from './languages.ts';
import { plainPage } from './plain-page.ts';
import { noteCaller } from './request-line.ts';
import { contentSecurityPolicy } from './safety/security-headers.ts';
import { isSigned } from '../files/signed-addresses.ts';
import { readUpload } from './uploads.ts';

/**
 * Serves the bound endpoints under their canonical names and their aliases, with and without
 * `/barong`.
 */
export function serveEndpoints(app: FastifyInstance, bound: BoundRoute[], services: Services) {
  for (const { route, endpoint, answer } of bound) {
    const isPublicRead = route.startsWith('GET /barong/public/');
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = requestOf(request, endpoint);
      const answering = () => answer(services, asked);
      const result = await (isPublicRead ? services.publicReads(answering) : answering());
      // A read after this answer must not get a page that was cached before the change.
      if (asked.method !== 'GET') await services.live.settle();
      reply.header('cache-control', 'no-store');
      if (endpoint.output === 'file') return sendFile(reply, result as FileAnswer);
      if (endpoint.output === 'events') return sendEvents(request, reply, result as Readable);
      if (hasTotals(endpoint)) sendTotals(reply, (result as { meta: Meta }).meta);
      if (isVersioned(endpoint.output)) reply.header('etag', etagOf(result as Versioned));
      return reply
        .code(endpoint.status ?? 200)
        .send(endpoint.bare ? (result as { rows: unknown }).rows : result);
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
    deviceId: deviceIdOf(request),
    requestId: request.id,
    log: request.log,
    noteCaller: (accountId) => noteCaller(request, accountId),
    readUpload: () => readUpload(request),
  };
}

/** The id by which a browser wants to be recognised when it signs in again; undefined without a valid one. */
export const deviceIdOf = (request: FastifyRequest): string | undefined =>
  /^[\w-]{16,64}$/.exec(headerOf(request, 'x-device-id') ?? '')?.[0];

const headerOf = (request: FastifyRequest, name: string): string | undefined =>
  [request.headers[name]].flat()[0] || undefined;

/** Also sends the totals of a list as headers, under all names that clients look for. */
function sendTotals(reply: FastifyReply, { total, totalPages, total_capped }: Meta) {
  reply.headers({
    total,
    'total-pages': totalPages,
    'x-total': total,
    'x-total-count': total,
    'x-total-pages': totalPages,
    'x-total-capped': String(total_capped),
  });
}

function sendFile(reply: FastifyReply, file: FileAnswer) {
  const { name, mediaType, content, inline, keptSeconds } = file;
  const kept = keptSeconds ? `max-age=${keptSeconds}, immutable` : 'no-store';
  const disposition = inline ? 'inline' : 'attachment';
  return (
    reply
      .header('content-type', mediaType)
      .header('content-disposition', `${disposition}; filename*=UTF-8''${encoded(name)}`)
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .header('cache-control', `private, ${kept}`)
      // A link in the file must not reveal the address of the file.
      .header('referrer-policy', 'no-referrer')
      .send(content)
  );
}

/** As RFC 8187 requires, in which a quote must be escaped. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Sends server-sent events, and asks proxies not to buffer them. */
function sendEvents({ method }: FastifyRequest, reply: FastifyReply, events: Readable) {
  // A HEAD answer has no body, so the stream ends at once.
  if (method === 'HEAD') events.destroy();
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(events);
}

/**
 * The one place that turns an error into an answer. An unknown error is logged in full and answered
 * as a plain 500.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // Signed addresses are followed by people, in browsers.
  const wantsPage = /\btext\/html\b/.test(request.headers.accept ?? '');
  if (wantsPage && isSigned(request.query)) return answerPageError(error, request, reply);
  const refusal = refusalOf(error);
  sendRefusalHead(refusal, error, request, reply);
  return reply.send(refusal.answer(languageOf(request), request.id));
}

/** Sends everything of a refusal except its body. */
function sendRefusalHead(
  refusal: Refusal,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // A log line for each refusal would be one more load in a flood of requests.
  if (refusal.status >= 500 && !(error instanceof Refusal)) request.log.error(error);
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header('retry-after', refusal.retryAfterSeconds);
  }
  reply.code(refusal.status).header('cache-control', 'no-store');
}

/** Answers an error to somebody who asked for a page: a few words of HTML. */
export function answerPageError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  sendRefusalHead(refusal, error, request, reply);
  const language = languageOf(request);
  const { messages } = refusal.answer(language, request.id);
  return reply
    .header('content-security-policy', contentSecurityPolicy())
    .type('text/html; charset=utf-8')
    .send(plainPage(language, messages[0] ?? ''));
}

export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw refuse('request.not_found');
  });
}
