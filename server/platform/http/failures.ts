import type { ErrorCode } from '../../../contract/errors.ts';
import { isOutOfOrder, isTooBusy } from '../database.ts';
import { Refusal, refuse } from '../refusal.ts';

const BUSY_SECONDS = 5;
const OUT_OF_ORDER_SECONDS = 30;

const codesOfFastify: Record<number, ErrorCode> = {
  400: 'request.unreadable',
  404: 'request.not_found',
  413: 'request.too_large',
  414: 'request.too_large',
  415: 'request.unsupported_type',
};

/** The disk of the stored files, or its quota. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.has(error.code);
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT']);

/**
 * Any error as a refusal: Fastify's own client errors (broken JSON, too large, …), a database that
 * is too busy or cannot be used, a full disk; everything unknown becomes an internal error.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isTooBusy(error)) return refuse('server.busy', { retryAfterSeconds: BUSY_SECONDS });
  if (isOutOfOrder(error) || isDiskFull(error)) {
    return refuse('server.not_ready', { retryAfterSeconds: OUT_OF_ORDER_SECONDS });
  }
  const { statusCode } = error as { statusCode?: number };
  const code = statusCode === undefined ? undefined : codesOfFastify[statusCode];
  return refuse(code ?? 'server.internal_error');
}
