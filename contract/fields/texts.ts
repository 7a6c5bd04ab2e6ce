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

/** A text, trimmed; one without anything to see is empty. */
export const seen = (text: string) => (SHOWS_NOTHING.test(text) ? '' : text.trim());

/** A text that may be left empty, trimmed; without anything to see, it is empty. */
export const seenText = (longest: number) => z.string().overwrite(seen).max(longest);

/** A text in a list, trimmed; without anything to see, it is refused. */
export const itemText = (longest: number) => seenText(longest).min(1);

/**
 * A required text, trimmed. Absent, or without anything to see, is refused with `code`, more than `longest` characters
 * with `request.too_long`.
 */
export const requiredText = (code: ErrorCode, longest: number) =>
  textOr(code).overwrite(seen).min(1, code).max(longest);

/** Like `requiredText`, but untrimmed: spaces are part of a password. */
export const requiredPassword = (code: ErrorCode, longest: number) =>
  textOr(code).min(1, code).max(longest);
