// Serves barong/resource/security_events: the security log, as the holder of an account sees it.
import { deviceWords } from '../../../contract/accounts/device.ts';
import type { SecurityEvent } from '../../../contract/accounts/security-events.ts';
import type { Meta, Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { anonymiseSecurityEvents, listSecurityEvents } from './queries.ts';

export async function readSecurityEvents(
  db: Db,
  accountId: number,
  paging: Paging,
): Promise<{ security_events: SecurityEvent[]; meta: Meta }> {
  const { rows, meta } = await listSecurityEvents(db, accountId, paging);
  return {
    security_events: rows.map(({ actor_id, ...event }) => {
      // Where an admin works from is none of the holder's business.
      const isOthers = actor_id !== null && actor_id !== accountId;
      if (isOthers) return { ...event, device: null, browser: null, system: null, network: null };
      return { ...event, device: deviceWords(event, 'en') };
    }),
    meta,
  };
}

/** For a deleted account: what happened stays, but not to whom and from where. */
export const forgetHolder = (trx: Trx, accountId: number): Promise<void> =>
  anonymiseSecurityEvents(trx, accountId);
