import { type BrokenRule } from '../../contract/fields/issues.ts';
import {
  type ErrorAnswer,
  type ErrorCode,
  errors,
  errorText,
  type Value,
} from '../../contract/errors.ts';
import type { Language } from '../../contract/endpoint.ts';

interface RefusalExtras {
  /** The error that caused the refusal, for the log. */
  cause?: unknown;
  /** Seconds to wait before another try (429). */
  retryAfterSeconds?: number | undefined;
  /** How many tries are left for a code. */
  attemptsLeft?: number | undefined;
  /** An admin's reason, in their own words. */
  reason?: string | null | undefined;
  /** The present version, which a change based on an older one would have overwritten. */
  current?: unknown;
}

interface RefusalDetails extends RefusalExtras {
  /** The field that the code belongs to, so that a form can show it there. */
  field?: string;
  /** The values for `{name}` in the text. */
  values?: Record<string, Value>;
}

/** An error answer, identified by a code of the catalogue. */
export class Refusal extends Error {
  readonly rules: readonly BrokenRule[];
  readonly status: number;
  readonly more: RefusalExtras;

  constructor(rules: readonly BrokenRule[], more: RefusalExtras = {}) {
    super(rules.map((rule) => rule.code).join(', '), { cause: more.cause });
    this.rules = rules;
    this.status = errors[rules[0]?.code ?? 'server.internal_error'].status;
    this.more = more;
  }

  get retryAfterSeconds(): number | undefined {
    return this.more.retryAfterSeconds;
  }

  /** The body of the answer, in the given language. */
  answer(language: Language, requestId: string): ErrorAnswer {
    const texts = this.rules.map((rule) => errorText(rule.code, language, rule.values));
    const fields = this.rules.flatMap((rule, index) =>
      rule.field === '' ? [] : [[rule.field, texts[index] ?? ''] as const],
    );
    const { attemptsLeft, reason, current } = this.more;
    return {
      errors: [...new Set(this.rules.map((rule) => rule.code))],
      messages: [...new Set(texts)],
      fields: Object.fromEntries(fields),
      request_id: requestId,
      ...(attemptsLeft === undefined ? {} : { attempts_left: attemptsLeft }),
      ...(reason ? { reason } : {}),
      ...(current === undefined ? {} : { current }),
    };
  }
}

/** `throw refuse('resource.job.not_found')` is how every rule says no. */
export const refuse = (code: ErrorCode, details: RefusalDetails = {}): Refusal =>
  new Refusal([{ code, field: details.field ?? '', values: details.values ?? {} }], details);

/** Returns what was found, or throws the refusal if there is nothing. */
export function orRefuse<Found>(found: Found | false | null | undefined, code: ErrorCode): Found {
  if (!found) throw refuse(code);
  return found;
}
