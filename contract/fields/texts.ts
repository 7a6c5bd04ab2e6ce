import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/**
 * A text; any other type is refused with `code`. As a plain message, Zod would give the code to a
 * text that is too long as well.
 */
export const textOr = (code: ErrorCode) =>
  z.string({ error: (issue) => (issue.code === 'invalid_type' ? code : undefined) });

/** Blanks and characters that show nothing, such as spaces without width; between others they may matter. */
const SHOWS_NOTHING = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * A required text, trimmed. Absent, or without anything to see, is refused with `code`, more than `longest` characters
 * with `request.too_long`.
 */
export const requiredText = (code: ErrorCode, longest: number) =>
  textOr(code)
    .overwrite((text) => (SHOWS_NOTHING.test(text) ? '' : text.trim()))
    .min(1, code)
    .max(longest);

/** Like `requiredText`, but untrimmed: spaces are part of a password. */
export const requiredPassword = (code: ErrorCode, longest: number) =>
  textOr(code).min(1, code).max(longest);
