import { SIGNED_ADDRESS_MINUTES } from '../../../contract/constants.ts';

/** How often a page reads again what has signed addresses, so that none on it has ended. */
export const ADDRESSES_ANEW_MS = (SIGNED_ADDRESS_MINUTES * 60_000) / 3;
