import { SIGNED_ADDRESS_MINUTES } from '../../../contract/constants.ts';

/** How often a page refetches data with signed addresses, so that none of them expires on it. */
export const ADDRESSES_ANEW_MS = (SIGNED_ADDRESS_MINUTES * 60_000) / 3;
