import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';

/**
 * The path without the code of a public profile, receipt or report: that code opens what it names.
 */
export const withoutCode = (path: string): string =>
  path.replaceAll(/(?<!\/admin)\/(p|verify|reports)\/[^/]+/gi, '/$1/…');

/** In characters; no address of ours is longer. */
const PATH_MAX = 2_048;

/**
 * A request as it is logged: without its query, which may hold search words or a token from a mail,
 * without codes, and without headers, which hold session tokens.
 */
export const requestLine = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  path: withoutCode(url.split('?')[0] ?? '').slice(0, PATH_MAX),
  host,
  remoteAddress: ip,
});

const callers = new WeakMap<FastifyRequest, number>();

/** Names the account that makes a request, for its line in the log. */
export function noteCaller(request: FastifyRequest, accountId: number): void {
  callers.set(request, accountId);
}

/**
 * Logs each answered request on one line: its route, status, time and account. An account is logged
 * as a number, so the log alone reveals nobody's name or address.
 */
export class OneLineEach extends LogController {
  override incomingRequest(): void {
    // A request is logged once it is answered.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const answer = { status: reply.statusCode, ms, ...(error ? { err: error } : {}) };
    request.log.info({ ...lineOf(request), ...answer }, 'request');
  }
}

const lineOf = (request: FastifyRequest) => ({
  req: request,
  route: request.routeOptions.url,
  account: callers.get(request),
});

/** Also logs requests whose sender left before the answer was complete; they have no status. */
export function logAborted(app: FastifyInstance): void {
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ ...lineOf(request), aborted: true }, 'request');
  });
}

/**
 * E-mail addresses, and passwords in the URLs of servers. Nothing is looked for from the middle of a word, so a long
 * one takes no longer than many short ones.
 */
const ADDRESSES = /(?<![^\s"'\\<>()[\]=,;/])[^\s"'\\<>()[\]=,;/]+@[^\s"'\\<>()[\]=,;/]+/g;

/**
 * How the server logs, from this level on. E-mail addresses are removed from every line, because
 * mail servers and the database put them into their errors.
 */
export const logged = (level: string) => ({
  level,
  serializers: { req: requestLine, err: failureLine },
  hooks: { streamWrite: (line: string) => line.replaceAll(ADDRESSES, '…@…') },
});

/** The database's errors also quote the values of rows: that part is left out. */
const failureLine = (error: Error & { code?: unknown; constraint?: unknown; cause?: unknown }) => ({
  type: error.name,
  message: error.message,
  code: error.code,
  constraint: error.constraint,
  stack: error.stack ?? '',
  cause: error.cause instanceof Error ? error.cause.message : undefined,
});
