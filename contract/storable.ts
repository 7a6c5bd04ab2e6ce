const DEPTH_MAX = 32;

/**
 * Whether the database can keep every text in a value: none with a NUL character or half a surrogate
 * pair (PostgreSQL refuses both), and nothing nested deeper than 32 levels, which no form needs.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEPTH_MAX) return false;
  return Object.entries(value).every(
    ([key, inner]) => isStorable(key) && isStorable(inner, depth + 1),
  );
}
