/**
 * What was shown of a seeker and to whom: from applications, views, and periods of a public
 * profile.
 */
import type { Disclosure } from '../../../contract/disclosures.ts';
import type { Meta, Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import { listDisclosures } from './queries.ts';

export async function readDisclosures(
  db: Db,
  seekerId: number,
  paging: Paging,
): Promise<{ disclosures: Disclosure[]; meta: Meta }> {
  const { rows, meta } = await listDisclosures(db, seekerId, paging);
  return { disclosures: rows, meta };
}
