import type { Seller } from '../../../contract/money/invoice-parts.ts';
import type { Db } from '../../platform/database.ts';
import { findSeller, putSeller } from './queries.ts';

/** Who sells where the settings name nobody: without a registration, and so without tax. */
const UNNAMED: Seller = { name: 'Vritti', address: '', gstin: null, state: null };

/** Keeps what the settings say of the seller, for all processes on this database. */
export const keepSeller = (db: Db, seller: Seller = UNNAMED): Promise<void> =>
  putSeller(db, seller);

export const readSeller = async (db: Db): Promise<Seller> => (await findSeller(db)) ?? UNNAMED;
