import { SIGNED_ADDRESS_MINUTES } from '../../../contract/constants.ts';

/** How often a page refetches data with signed addresses, so that none of them expires on it. */
export const ADDRESSES_ANEW_MS = (SIGNED_ADDRESS_MINUTES * 60_000) / 3;

/** Whether the address says that it opens nothing any more. */
export function isExpired(address: string): boolean {
  const expires = /[?&]expires=(\d+)/.exec(address)?.[1];
  return expires !== undefined && Number(expires) * 1_000 <= Date.now();
}
