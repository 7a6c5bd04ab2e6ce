import pg from 'pg';
import { Refusal } from '../../../platform/refusal.ts';

/** An error as plain values, because an error loses its class and its fields on the way to another thread. */
export interface PackedFailure {
  kind: 'refusal' | 'database' | 'other';
  message: string;
  stack: string | undefined;
  /** For a refusal, its rules and when to try again; for others, what tells them apart. */
  fields: Record<string, unknown>;
}

const DATABASE_FIELDS = [
  'code',
  'severity',
  'detail',
  'hint',
  'where',
  'table',
  'constraint',
] as const;

export function packFailure(error: unknown): PackedFailure {
  const failure = error instanceof Error ? error : new Error(String(error));
  const { message, stack } = failure;
  if (error instanceof Refusal) {
    const { rules, retryAfterSeconds } = error;
    return { kind: 'refusal', message, stack, fields: { rules, retryAfterSeconds } };
  }
  if (error instanceof pg.DatabaseError) {
    const fields = Object.fromEntries(DATABASE_FIELDS.map((name) => [name, error[name]]));
    return { kind: 'database', message, stack, fields };
  }
  // An error for several addresses has one for each of them.
  const one: unknown = failure instanceof AggregateError ? failure.errors[0] : failure;
  const { syscall } = one as NodeJS.ErrnoException;
  return { kind: 'other', message, stack, fields: { syscall } };
}

/** An error of the same class, with the original stack. */
export function unpackFailure({ kind, message, stack, fields }: PackedFailure): Error {
  if (kind === 'refusal') {
    const { rules, retryAfterSeconds } = fields as unknown as Refusal;
    return new Refusal(rules, { retryAfterSeconds });
  }
  const error =
    kind === 'database' ? new pg.DatabaseError(message, 0, 'error') : new Error(message);
  return Object.assign(error, fields, { stack });
}
