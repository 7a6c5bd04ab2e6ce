import type { Trx } from './database.ts';
import type { Seal } from './secrets/seal.ts';

/** Somebody who leaves the team of a company, is removed from it, or deletes their account. */
export interface Departure {
  trx: Trx;
  seal: Seal;
  /** The address of the portal, without a trailing slash. */
  publicUrl: string;
  accountId: number;
  companyId: number;
  /** The member who takes over what only the leaver held; null if nobody is left. */
  standIn: number | null;
}

/**
 * Ends what a domain keeps for a member. Runs in the transaction of the departure, while account
 * and company are locked and the account still belongs to the company.
 */
export type OnDeparture = (departure: Departure) => Promise<void>;
