/** Browsers that show notifications while no page is open. */
import { PUSH_STARTS_PER_DAY } from '../../../contract/constants.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type {
  PushSubscription,
  pushSubscriptions,
} from '../../../contract/notifications/push-subscriptions.ts';
import type { Db } from '../../platform/database.ts';
import { deviceOf } from '../../platform/device.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { holdAccount } from '../../platform/limits/hold-account.ts';
import { areKeys, type BrowserKeys } from '../../platform/push/encryption.ts';
import type { Push } from '../../platform/push/push.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import {
  deleteOthersAt,
  deleteSubscription,
  deleteSurplus,
  keepSubscription,
  listSubscriptions,
  markHere,
} from './queries.ts';

export { findReceiver, forgetReceiver, listReceiverIds } from './queries.ts';

interface PushServices {
  db: Db;
  push: Push;
}

export async function readPush(
  { db, push }: PushServices,
  { id, session_id }: SignedIn,
): Promise<Answer<(typeof pushSubscriptions)['GET /barong/resource/push_subscriptions']>> {
  const rows = await listSubscriptions(db, id);
  return {
    public_key: push.publicKey,
    push_subscriptions: rows.map((row) => presentSubscription(row, session_id)),
  };
}

interface Browser extends BrowserKeys {
  endpoint: string;
  userAgent: string;
}

/** Switches a browser on; if it is on already, it now belongs to this session. */
export const startPush = (
  { db, push }: PushServices,
  { id: account_id, session_id }: SignedIn,
  { endpoint, p256dh, auth, userAgent }: Browser,
): Promise<PushSubscription> =>
  db.transaction().execute(async (trx) => {
    await holdAccount(trx, account_id);
    await countAttempt(trx, {
      key: attemptKey('push', { account: account_id }),
      most: PUSH_STARTS_PER_DAY,
      seconds: DAY_SECONDS,
    });
    if (!push.takes(endpoint)) throw refuse('resource.push.unknown_service', { field: 'endpoint' });
    if (!areKeys({ p256dh, auth })) throw refuse('request.invalid_value', { field: 'p256dh' });
    const kept = await keepSubscription(trx, {
      account_id,
      session_id,
      endpoint,
      p256dh,
      auth,
      server_key: push.publicKey,
      ...deviceOf(userAgent),
    });
    // Somebody who has the address but not the keys is not that browser.
    if (!kept) throw refuse('resource.push.taken');
    await deleteSurplus(trx, account_id);
    return presentSubscription(kept, session_id);
  });

/**
 * Finds the caller's subscription of this browser and moves it to the present session. One of another account is
 * deleted: its holder has left this browser to somebody else.
 */
export const findHere = (
  db: Db,
  { id, session_id }: SignedIn,
  endpoint: string,
): Promise<{ id: number | null }> =>
  db.transaction().execute(async (trx) => {
    await deleteOthersAt(trx, id, endpoint);
    return { id: await markHere(trx, { accountId: id, sessionId: session_id, endpoint }) };
  });

export async function endPush(db: Db, accountId: number, id: number): Promise<{ id: number }> {
  if (!(await deleteSubscription(db, accountId, id))) throw refuse('resource.push.not_found');
  return { id };
}

type Row = Awaited<ReturnType<typeof listSubscriptions>>[number];

const presentSubscription = (
  { id, browser, system, created_at, session_id }: Row,
  ownSession: number,
): PushSubscription => ({ id, browser, system, created_at, is_this: session_id === ownSession });
