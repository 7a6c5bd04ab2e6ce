/** Which companies can read a seeker's mail address and number: the seeker shares both, and can end that. */
import type { ContactShare } from '../../../contract/profiles/contact-shares.ts';
import type { Meta, Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import {
  findKeptFrom,
  findOpenShare,
  findShare,
  listShares,
  shareContact,
  stopSharing,
} from './contact-share-queries.ts';

export async function readContactShares(
  db: Db,
  seekerId: number,
  query: Paging & { company_id?: number | undefined },
): Promise<{ contact_shares: ContactShare[]; meta: Meta }> {
  const { rows, meta } = await listShares(db, seekerId, query);
  return { contact_shares: rows, meta };
}

export const shareContactWith = (
  db: Db,
  seekerId: number,
  companyId: number,
): Promise<ContactShare> =>
  db.transaction().execute(async (trx) => {
    const isKeptFrom = await findKeptFrom(trx, seekerId, companyId);
    if (isKeptFrom === undefined) throw refuse('resource.company.not_found');
    if (isKeptFrom) throw refuse('resource.application.company_blocked');
    await shareContact(trx, seekerId, companyId);
    const share = orRefuse(
      await findOpenShare(trx, seekerId, companyId),
      'resource.company.not_found',
    );
    return share;
  });

export const stopSharingContact = (
  db: Db,
  seekerId: number,
  shareId: number,
): Promise<ContactShare> =>
  db.transaction().execute(async (trx) => {
    const share = orRefuse(
      await findShare(trx, seekerId, shareId),
      'resource.contact_share.not_found',
    );
    if (share.ended_at !== null) return share;
    await stopSharing(trx, seekerId, share.company_id);
    return (await findShare(trx, seekerId, shareId)) ?? share;
  });
