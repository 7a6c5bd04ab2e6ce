import type { Seller } from '../../../contract/money/invoice-parts.ts';
import type { Db } from '../../platform/database.ts';
import { portalName } from '../../platform/in-force/portal-name.ts';
import { findSeller, putSeller } from './queries.ts';

/** The seller if the settings name none: without a registration, and so without tax. */
const UNNAMED: Seller = { name: '', address: '', gstin: null, state: null };

/** Stores the seller from the settings, for all processes on this database. */
export const keepSeller = (db: Db, seller: Seller = UNNAMED): Promise<void> =>
  putSeller(db, seller);

/** An invoice never changes, so it keeps the portal's name of that day. */
export async function readSeller(db: Db): Promise<Seller> {
  const seller = (await findSeller(db)) ?? UNNAMED;
  return seller.address ? seller : { ...seller, name: await portalName(db) };
}
