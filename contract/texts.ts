import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * A text; anything else answers `code`. As a plain message Zod would also give the code to a text that
 * is too long.
 */
export const textOr = (code: ErrorCode) =>
  z.string({ error: (issue) => (issue.code === 'invalid_type' ? code : undefined) });

/**
 * A text that has to be there, without the blanks around it: absent or empty answers `code`, more
 * than `longest` characters answer `request.too_long`.
 */
export const requiredText = (code: ErrorCode, longest: number) =>
  textOr(code).trim().min(1, code).max(longest);

/** The same with every blank that was typed. */
export const requiredPassword = (code: ErrorCode, longest: number) =>
  textOr(code).min(1, code).max(longest);
