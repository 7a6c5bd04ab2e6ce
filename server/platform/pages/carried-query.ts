import { randomBytes } from 'node:crypto';
import { REFERRAL_PARAMETER, SOURCE_PARAMETER } from '../../../contract/applications/sources.ts';

/**
 * Parameters that tell how somebody came to a job. The links of a page pass them on, and they
 * change nothing else on it, so a page is rendered and cached once for all their values, with marks
 * in their place.
 */
const carried = [SOURCE_PARAMETER, REFERRAL_PARAMETER];

/** Random, so that no text of a page contains them. */
const marks = new Map(carried.map((name) => [name, randomBytes(16).toString('hex')]));

/** Values that need no escaping, neither in HTML nor in an address. */
const PLAIN = /^[\w-]{1,22}$/;

/**
 * The address with marks in place of these values, and without values that none of our links has.
 */
export function withMarks(address: URL): { address: URL; valueOf: Map<string, string> } {
  const marked = new URL(address);
  const valueOf = new Map<string, string>();
  for (const [name, mark] of marks) {
    const value = address.searchParams.get(name);
    if (value === null) continue;
    if (PLAIN.test(value)) {
      marked.searchParams.set(name, mark);
      valueOf.set(mark, value);
    } else marked.searchParams.delete(name);
  }
  return { address: marked, valueOf };
}

/** The page as it is sent, with the values of this visitor. */
export const withValues = (body: string, valueOf: Map<string, string>): string =>
  [...valueOf].reduce((filled, [mark, value]) => filled.replaceAll(mark, value), body);
