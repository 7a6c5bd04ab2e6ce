import { type RawBuilder, sql } from 'kysely';
import { DEVICE_MEMORY_DAYS, DEVICES_REMEMBERED } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { liveSessions } from '../../platform/sessions.ts';

/** A sign-in by a browser with an id of its own, or only by a kind of device. */
interface DeviceUse {
  deviceId: string | undefined;
  device: string;
  network: string;
}

/**
 * Only a hash of the id is stored, different for each account, so that the table does not reveal
 * who shares a browser.
 */
const hashOf = (accountId: RawBuilder<number>, deviceId: string) =>
  sql<string>`encode(sha256(convert_to(${accountId}::text || ':' || ${deviceId}::text, 'UTF8')), 'hex')`;

/**
 * Remembers the device and its network. `isNew` if the account has not used it before; without an
 * id, a device on another network is another one. `isFirst` if none was remembered yet.
 */
export async function noteDevice(
  db: Db,
  accountId: number,
  { deviceId, device, network }: DeviceUse,
): Promise<{ isNew: boolean; isFirst: boolean }> {
  const key = deviceId ? hashOf(sql`${accountId}::bigint`, deviceId) : sql<string>`${device}`;
  // Both values describe the time before this statement.
  const { rows } = await sql<{ isNew: boolean; isFirst: boolean }>`
    insert into known_devices (account_id, device, network)
    values (${accountId}, ${key}, ${network})
    on conflict (account_id, device, network) do update set last_seen_at = now()
    returning
      not exists (select from known_devices as known
        where known.account_id = ${accountId} and known.device = ${key}
          and (${deviceId !== undefined} or known.network = ${network})) as "isNew",
      not exists (select from known_devices as known
        where known.account_id = ${accountId}) as "isFirst"`.execute(db);
  return rows[0] ?? { isNew: false, isFirst: false };
}

/**
 * Deletes all but the devices used last. A row that another sign-in has locked is left to the next
 * one.
 */
export async function forgetSurplusDevices(db: Db, accountId: number): Promise<void> {
  const order = sql`(last_seen_at, device, network)`;
  await sql`delete from known_devices where account_id = ${accountId} and (device, network) in (
    select device, network from known_devices where account_id = ${accountId} and ${order} < (
      select last_seen_at, device, network from known_devices where account_id = ${accountId}
      order by last_seen_at desc, device desc, network desc
      limit 1 offset ${DEVICES_REMEMBERED - 1})
    for update skip locked)`.execute(db);
}

/**
 * Whether any device of the account has signed in from this network, or this browser from anywhere.
 */
export async function isKnown(
  db: Db,
  email: string,
  { deviceId, network }: Omit<DeviceUse, 'device'>,
): Promise<boolean> {
  const key = hashOf(sql`account_id`, deviceId ?? '');
  const found = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select('account_id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where((row) => row.or([row('network', '=', network), row('device', '=', key)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Deletes devices that have not signed in for long; the last one of each account stays, so that
 * others count as new.
 */
export async function forgetOldDevices(db: Db): Promise<void> {
  await sql`delete from known_devices as old
    where last_seen_at < now() - make_interval(days => ${DEVICE_MEMORY_DAYS})
      and exists (select from known_devices as newer where newer.account_id = old.account_id
        and (newer.last_seen_at, newer.device, newer.network)
          > (old.last_seen_at, old.device, old.network))`.execute(db);
}

/** Where each session of the account began. */
export const listOrigins = (db: Db, accountId: number) =>
  liveSessions(db)
    .where('account_id', '=', accountId)
    .select(['id', 'user_agent', 'address'])
    .execute();

/** The account's state, which cannot change before the transaction ends. */
export const lockState = (trx: Trx, accountId: number) =>
  trx
    .selectFrom('accounts')
    .select(['state', 'state_reason'])
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst();

export const listSessions = (
  db: Db,
  owner: { accountId: number; sessionId: number },
  paging: Paging,
) =>
  pageOf(
    liveSessions(db)
      .where('account_id', '=', owner.accountId)
      .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
      .orderBy(sql`id = ${owner.sessionId}`, 'desc')
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc'),
    paging,
  );
