import { sql } from 'kysely';
import type { Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import { liveSessions } from '../../platform/sessions.ts';

interface DeviceUse {
  accountId: number;
  device: string;
  network: string;
}

/**
 * Remembers the device. `isNew` when the account has not been used on it before; `isFirst` when it
 * has not been used on any.
 */
export async function noteDevice(
  db: Db,
  { accountId, device, network }: DeviceUse,
): Promise<{ isNew: boolean; isFirst: boolean }> {
  // Both answers are of the moment before this statement.
  const { rows } = await sql<{ isNew: boolean; isFirst: boolean }>`
    insert into known_devices (account_id, device, network)
    values (${accountId}, ${device}, ${network})
    on conflict (account_id, device) do update set network = ${network}, last_seen_at = now()
    returning
      not exists (select from known_devices as known
        where known.account_id = ${accountId} and known.device = ${device}) as "isNew",
      not exists (select from known_devices as known
        where known.account_id = ${accountId}) as "isFirst"`.execute(db);
  return rows[0] ?? { isNew: false, isFirst: false };
}

/** Whether one of the account's devices signed in from this network last. */
export async function isKnownNetwork(db: Db, email: string, network: string): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select('account_id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('network', '=', network)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const listSessions = (
  db: Db,
  owner: { accountId: number; sessionId: number },
  { page, limit }: Paging,
) =>
  liveSessions(db)
    .where('account_id', '=', owner.accountId)
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .orderBy(sql`id = ${owner.sessionId}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export async function countSessions(db: Db, accountId: number): Promise<number> {
  const { total } = await liveSessions(db)
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
