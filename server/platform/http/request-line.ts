import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';

/** Codes of public profiles, receipts and reports stand in paths, and open what they name. */
export const withoutCode = (path: string): string =>
  path.replaceAll(/(?<!\/admin)\/(p|verify|reports)\/[^/]+/gi, '/$1/…');

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

const callers = new WeakMap<FastifyRequest, number>();

/** Says which account a request is of, for its line in the log. */
export function noteCaller(request: FastifyRequest, accountId: number): void {
  callers.set(request, accountId);
}

/**
 * Logs each answered request on one line: its route, status, time and account. An account is its number,
 * so the log alone tells nobody's name or address.
 */
export class OneLineEach extends LogController {
  override incomingRequest(): void {
    // It is logged once it is answered.
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

/** Logs requests, too, whose sender was gone before the end of the answer: they have no status. */
export function logAborted(app: FastifyInstance): void {
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ ...lineOf(request), aborted: true }, 'request');
  });
}

/** E-mail addresses, and the passwords in addresses of servers. */
const ADDRESSES = /[^\s"'\\<>()[\]=,;/]+@[^\s"'\\<>()[\]=,;/]+/g;

/**
 * How the server logs, from this level on. No line has an e-mail address, wherever it comes from: mail
 * servers and the database put them into their errors.
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
