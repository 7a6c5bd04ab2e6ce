import type { ErrorAnswer } from '../../../contract/errors.ts';

export interface RawAnswer {
  status: number;
  body: unknown;
  /** Seconds after which another try may succeed (429). */
  retryAfterSeconds?: number | undefined;
}

const isErrorAnswer = (body: unknown): body is ErrorAnswer =>
  typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors);

/**
 * A call that failed. `status` is 0 when no answer came at all (no network, timeout);
 * `messages` are in the language of the page.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly codes: string[];
  readonly messages: string[];
  readonly fields: Record<string, string>;
  readonly requestId: string;
  /** After a wrong code: the number of tries left. */
  readonly attemptsLeft: number | undefined;
  /** The reason an admin gave for banning the account. */
  readonly reason: string | undefined;
  /** After a change based on an older version: what it would have overwritten. */
  readonly current: unknown;
  /** Seconds after which another try may succeed (429). */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: unknown, retryAfterSeconds?: number) {
    const answer: ErrorAnswer = isErrorAnswer(body)
      ? body
      : { errors: [], messages: [], fields: {}, request_id: '' };
    super(answer.messages[0] ?? answer.errors[0] ?? `HTTP ${status}`);
    this.status = status;
    this.codes = answer.errors;
    this.messages = answer.messages;
    this.fields = answer.fields;
    this.requestId = answer.request_id;
    this.attemptsLeft = answer.attempts_left;
    this.reason = answer.reason;
    this.current = answer.current;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  is(code: string): boolean {
    return this.codes.includes(code);
  }
}

/**
 * For the `catch` of a call about something that may not exist: null if the server says so. A 404 without a code is a
 * proxy's, which knows nothing about it.
 */
export function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404 && error.codes.length > 0) return null;
  throw error;
}
