import type { Seller } from '../../../contract/money/invoice-parts.ts';
import type { Db } from '../../platform/database.ts';
import { portalName } from '../../platform/in-force/portal-name.ts';
import { findSeller, putSeller } from './queries.ts';

/** Who sells where the settings name nobody: without a registration, and so without tax. */
const UNNAMED: Seller = { name: '', address: '', gstin: null, state: null };

/** Keeps what the settings say of the seller, for all processes on this database. */
export const keepSeller = (db: Db, seller: Seller = UNNAMED): Promise<void> =>
  putSeller(db, seller);

/** An invoice never changes, so it keeps the name that the portal had on its day. */
export async function readSeller(db: Db): Promise<Seller> {
  const seller = (await findSeller(db)) ?? UNNAMED;
  return seller.address ? seller : { ...seller, name: await portalName(db) };
}
