import type { z } from 'zod';
import { type ErrorCode, isErrorCode, type Value } from '../errors.ts';

/** A broken rule of one field: `field` is the path joined by dots, '' for the whole body. */
export interface BrokenRule {
  field: string;
  code: ErrorCode;
  values: Record<string, Value>;
}

/**
 * Turns Zod's issues into codes of the catalogue. A schema names its code as its message; an issue
 * without one becomes the general code for its kind.
 */
export function brokenRules(issues: readonly z.core.$ZodIssue[]): BrokenRule[] {
  const seen = new Set<string>();
  return issues.flatMap((issue) => {
    const field = issue.path.join('.');
    if (seen.has(field)) return [];
    seen.add(field);
    return [{ field, ...codeOf(issue) }];
  });
}

/**
 * The issues, each with the value that was sent, so that a missing one can be told from a wrong one.
 * Zod reports what it made of it, such as NaN for a number that is missing.
 */
export const withSent = (
  checked: z.ZodSafeParseResult<unknown> | undefined,
  sent: unknown,
): z.core.$ZodIssue[] =>
  checked?.error?.issues.map((issue) => {
    const input: unknown = issue.path.reduce((value, key) => Object(value)[key], sent);
    return Object.assign({}, issue, { input });
  }) ?? [];

/** An issue of a query: values under a repeated name have no places of their own. */
export const byName = (issue: z.core.$ZodIssue): z.core.$ZodIssue => ({
  ...issue,
  path: issue.path.slice(0, 1),
});

function codeOf(issue: z.core.$ZodIssue): Omit<BrokenRule, 'field'> {
  if (isErrorCode(issue.message)) {
    return { code: issue.message, values: (issue.code === 'custom' && issue.params) || {} };
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return { code: 'request.missing', values: {} };
  }
  // A choice. A form checks without the input, so it reports a missing choice as an invalid one.
  if (issue.code === 'invalid_value' && 'input' in issue && issue.input === undefined) {
    return { code: 'request.missing', values: {} };
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { code: 'request.too_long', values: { maximum: Number(issue.maximum) } };
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    return { code: 'request.too_many', values: { maximum: Number(issue.maximum) } };
  }
  if (issue.code === 'too_big' && issue.origin === 'number') {
    return { code: 'request.too_high', values: { maximum: Number(issue.maximum) } };
  }
  // An empty text or list.
  if (issue.code === 'too_small' && issue.origin !== 'number' && issue.minimum === 1) {
    return { code: 'request.missing', values: {} };
  }
  if (issue.code === 'too_small' && issue.origin === 'number') {
    return { code: 'request.too_low', values: { minimum: Number(issue.minimum) } };
  }
  return { code: 'request.invalid_value', values: {} };
}
