const DEPTH_MAX = 32;

/** Code points that are no characters; one of them stands for the portal's name in our own texts. */
const NO_CHARACTER = /\p{Noncharacter_Code_Point}/u;

/**
 * Whether every text in a value can be stored: no NUL character and no half surrogate pair
 * (PostgreSQL refuses both), no noncharacter, and at most 32 levels of nesting, more than any form needs.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string')
    return !value.includes('\0') && value.isWellFormed() && !NO_CHARACTER.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEPTH_MAX) return false;
  return Object.entries(value).every(
    ([key, inner]) => isStorable(key) && isStorable(inner, depth + 1),
  );
}
