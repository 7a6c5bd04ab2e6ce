// Serves barong/resource/sessions: the sessions of an account, by device.
import { NEW_DEVICE_MAILS_PER_DAY } from '../../../contract/constants.ts';
import { deviceWords } from '../../../contract/accounts/device.ts';
import type { DeviceSession } from '../../../contract/accounts/sessions.ts';
import type { Meta, Paging } from '../../../contract/lists.ts';
import { attemptKey, networkOf } from '../../platform/limits/attempt-keys.ts';
import { takeAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  endingStates,
  endSession,
  type FreshSession,
  startSession,
  userAgentOf,
} from '../../platform/sessions.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { notify } from '../notifications/notifications.ts';
import { deviceOf } from '../../platform/device.ts';
import { mailNewDevice } from './mails.ts';
import {
  forgetSurplusDevices,
  isKnown,
  listOrigins,
  listSessions,
  lockState,
  noteDevice,
} from './queries.ts';
import type { AccountHolder } from '../../platform/mail.ts';

interface Holder extends AccountHolder {
  /** When the holder confirmed the address; null if it was never confirmed. */
  email_verified_at: string | null;
}

/** The browser or program that signs in. */
export interface Client {
  address: string;
  userAgent: string;
  /** The id that the browser sends in order to be recognised again. */
  deviceId?: string | undefined;
}

/**
 * Starts a session and, on a new device, tells the account's holder. The very first device is not
 * reported, and nothing is sent to an unconfirmed address. Refuses an account that was shut out
 * since its password was checked, so that letting it in again revives no session.
 */
export const signIn = (
  { db, publicUrl }: { db: Db; publicUrl: string },
  account: Holder,
  from: Client,
): Promise<FreshSession> =>
  db.transaction().execute(async (trx) => {
    const { state, state_reason: reason } = (await lockState(trx, account.id)) ?? GONE;
    const ending = endingStates[state];
    if (ending) throw refuse(ending, { reason });
    const parts = deviceOf(from.userAgent);
    const device = deviceWords(parts, 'en');
    const { isNew, isFirst } = await noteDevice(trx, account.id, {
      deviceId: from.deviceId,
      device,
      network: networkOf(from.address),
    });
    await forgetSurplusDevices(trx, account.id);
    if (isNew && !isFirst && (await mayBeNotified(trx, account))) {
      await mailNewDevice(trx, account, { device: parts, address: from.address, publicUrl });
      await notify(trx, [account.id], 'new_device', { device, ...parts });
    }
    await noteSecurityEvent(trx, { kind: 'login', accountId: account.id });
    return startSession(trx, account.id, from);
  });

/**
 * Remembers a browser that goes on with a session which it began without scripts, and so without its id. It was judged
 * as a device when it signed in.
 */
export async function rememberBrowser(db: Db, accountId: number, from: Client): Promise<void> {
  if (!from.deviceId) return;
  await noteDevice(db, accountId, {
    deviceId: from.deviceId,
    device: deviceWords(deviceOf(from.userAgent), 'en'),
    network: networkOf(from.address),
  });
}

const GONE = { state: 'deleted', state_reason: null } as const;

/**
 * A thief with the password could sign in on endless new devices; the first few reports are enough.
 */
const mayBeNotified = async (trx: Trx, { id, email_verified_at }: Holder): Promise<boolean> =>
  email_verified_at !== null &&
  (await takeAttempt(trx, {
    key: attemptKey('new-device', { account: id }),
    most: NEW_DEVICE_MAILS_PER_DAY,
    seconds: DAY_SECONDS,
  })) !== null;

/**
 * Whether one of the account's devices has signed in from this network, or this browser from
 * anywhere.
 */
export const isKnownPlace = (db: Db, email: string, from: Client): Promise<boolean> =>
  isKnown(db, email, { deviceId: from.deviceId, network: networkOf(from.address) });

/**
 * The sessions of an account that this client began on this network. A browser has an id, and its token shows which
 * session is its own: its name and network are shared by many people.
 */
export async function sessionsBegunBy(db: Db, accountId: number, from: Client): Promise<number[]> {
  if (from.deviceId) return [];
  const network = networkOf(from.address);
  return (await listOrigins(db, accountId))
    .filter(({ address }) => networkOf(address) === network)
    .filter(({ user_agent }) => user_agent === userAgentOf(from))
    .map(({ id }) => id);
}

export async function readSessions(
  db: Db,
  owner: { accountId: number; sessionId: number },
  paging: Paging,
): Promise<{ sessions: DeviceSession[]; meta: Meta }> {
  const { rows, meta } = await listSessions(db, owner, paging);
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
    meta,
  };
}

/** Ends one session of the account; its open pages say so at once. */
export const revokeSession = (db: Db, accountId: number, sessionId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await endSession(trx, accountId, sessionId))) throw refuse('resource.session.not_found');
    await noteSecurityEvent(trx, { kind: 'sessions_ended' });
  });
