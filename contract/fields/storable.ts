const DEPTH_MAX = 32;

/**
 * Whether the database can store every text in a value: no NUL character and no half surrogate pair
 * (PostgreSQL refuses both), and at most 32 levels of nesting, more than any form needs.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEPTH_MAX) return false;
  return Object.entries(value).every(
    ([key, inner]) => isStorable(key) && isStorable(inner, depth + 1),
  );
}
