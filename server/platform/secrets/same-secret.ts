import { timingSafeEqual } from 'node:crypto';

/**
 * Whether both are the same. The time that this takes does not reveal how much of a guess was
 * right.
 */
export function isSameSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
