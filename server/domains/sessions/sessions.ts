// Serves barong/resource/sessions: the devices where an account is signed in.
import { deviceWords } from '../../../contract/device.ts';
import type { DeviceSession } from '../../../contract/sessions.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { metaOf, type Meta, type Paging } from '../../../contract/lists.ts';
import { networkOf } from '../../platform/attempts.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { endSession, type FreshSession, startSession } from '../../platform/sessions.ts';
import { notify } from '../notifications/notifications.ts';
import { deviceOf } from './device.ts';
import { mailNewDevice } from './mails.ts';
import { countSessions, isKnown, listSessions, noteDevice } from './queries.ts';

interface Holder {
  id: number;
  email: string;
  name: string;
  language: Language;
}

interface From {
  address: string;
  userAgent: string;
  /** What the browser calls itself, so that it is known again. */
  deviceId?: string | undefined;
}

/**
 * Starts a session; on a device that the account has not been used on before, its holder is told.
 * Nobody is told of their very first device.
 */
export const signIn = (
  { db, publicUrl }: { db: Db; publicUrl: string },
  account: Holder,
  from: From,
): Promise<FreshSession> =>
  db.transaction().execute(async (trx) => {
    const parts = deviceOf(from.userAgent);
    const device = deviceWords(parts, 'en');
    const { isNew, isFirst } = await noteDevice(trx, account.id, {
      deviceId: from.deviceId,
      device,
      network: networkOf(from.address),
    });
    if (isNew && !isFirst) {
      await mailNewDevice(trx, account, { device: parts, address: from.address, publicUrl });
      await notify(trx, [account.id], 'new_device', { device, ...parts });
    }
    return startSession(trx, account.id, from);
  });

/** Whether one of the account's devices has signed in from here, or this browser from elsewhere. */
export const isKnownPlace = (db: Db, email: string, from: From): Promise<boolean> =>
  isKnown(db, email, { deviceId: from.deviceId, network: networkOf(from.address) });

export async function readSessions(
  db: Db,
  owner: { accountId: number; sessionId: number },
  paging: Paging,
): Promise<{ sessions: DeviceSession[]; meta: Meta }> {
  const rows = await listSessions(db, owner, paging);
  return {
    sessions: rows.map(({ user_agent, ...row }) => {
      const device = deviceOf(user_agent);
      return {
        ...row,
        ...device,
        device: deviceWords(device, 'en'),
        current: row.id === owner.sessionId,
      };
    }),
    meta: metaOf(paging, await countSessions(db, owner.accountId)),
  };
}

/** Logs out one device of the account; its open pages say so at once. */
export const revokeSession = (db: Db, accountId: number, sessionId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await endSession(trx, accountId, sessionId))) throw refuse('resource.session.not_found');
  });
