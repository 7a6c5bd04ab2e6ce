import { PORTAL_SIGN } from '../portal-settings/portal-name.ts';

const DEPTH_MAX = 32;

/**
 * Whether every text in a value can be stored: no NUL character and no half surrogate pair
 * (PostgreSQL refuses both), no sign that would be read as the portal's name, and at most 32 levels
 * of nesting, more than any form needs.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string')
    return !value.includes('\0') && !value.includes(PORTAL_SIGN) && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEPTH_MAX) return false;
  return Object.entries(value).every(
    ([key, inner]) => isStorable(key) && isStorable(inner, depth + 1),
  );
}
