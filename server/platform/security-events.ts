/**
 * The security log: for everything that concerns the safety of an account, a row and a line of the
 * server's log.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { SecurityEventOutcome } from '../../contract/accounts/security-events.ts';
import type { SecurityEventKind } from '../../contract/accounts/security-event-kinds.ts';
import { SECURITY_EVENT_MINUTES } from '../../contract/constants.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { type Act, appendEntry } from './audit/audit.ts';
import { networkOf } from './limits/attempt-keys.ts';
import type { Db } from './database.ts';
import { deviceOf } from './device.ts';
import type { Refusal } from './refusal.ts';
import type { Seal } from './secrets/seal.ts';

/** The part of the server's log that security events use. */
export interface SecurityLog {
  info(details: object, message: string): void;
  error(details: unknown): void;
}

/** What the security log says about the request that is being answered. */
export interface Asking {
  route: string;
  address: string;
  userAgent: string;
  requestId?: string | undefined;
  /** The signed-in account, once it is known. */
  actorId?: number | undefined;
  /** The account's role at the time, such as `admin moderator`. */
  actorRole?: string | undefined;
  /** Whether anything was recorded in the audit log during the request. */
  isRecorded?: boolean;
  seal: Pick<Seal, 'hashOf' | 'keyFor'>;
  log?: SecurityLog | undefined;
}

const asking = new AsyncLocalStorage<Asking>();

/** Runs the answer to a request, so that everything noted meanwhile says where it came from. */
export const whileAsking = <T>(request: Asking, run: () => Promise<T>): Promise<T> =>
  asking.run(request, run);

/**
 * Runs work that no HTTP request asks for: that of a command, a task or the start. `route` names
 * it.
 */
export const whileServing = <T>(seal: Asking['seal'], route: string, run: () => T): T =>
  asking.run({ route, seal, address: '', userAgent: '' }, run);

interface SecurityEvent {
  kind: SecurityEventKind;
  /** The account that the event is about, if it is not the signed-in one. */
  accountId?: number;
  /** Instead of an account: the address that a stranger sent, whether or not it has an account. */
  email?: string | undefined;
  /** One of our own words, never anything that somebody sent. */
  detail?: string | null;
}

interface Noted extends SecurityEvent {
  outcome: SecurityEventOutcome;
}

/**
 * Notes what was done, in the security log and in the audit log. Call it in the transaction that
 * does it.
 */
export async function noteSecurityEvent(db: Db, event: SecurityEvent): Promise<void> {
  await note(db, { ...event, outcome: 'done' });
  const { kind, accountId = asking.getStore()?.actorId, email, detail } = event;
  // Strangers can request this for any address, as often as they like: it says nothing about who
  // did it.
  if (email !== undefined) return;
  // Most handlers have already recorded exactly what an admin did.
  const isVague = kind === 'admin_act' || kind === 'account_state';
  if (isVague && asking.getStore()?.isRecorded) return;
  await recordAct(db, {
    act: kind,
    ...(accountId === undefined ? {} : { subject: ['account', accountId] }),
    ...(detail ? { after: { detail } } : {}),
  });
}

/**
 * Records in the audit log what an admin does. Call it in the transaction that does it, and within
 * a request, a task or a command: elsewhere it throws.
 *
 *     await recordAct(trx, {
 *       act: 'plan_priced',
 *       subject: ['plan', id],
 *       before: { price_paise: plan.price_paise },
 *       after: { price_paise: price },
 *     });
 *
 * Before and after are states, amounts and choices; never names, addresses, reasons or other texts.
 */
export async function recordAct(db: Db, act: Act): Promise<void> {
  const from = asking.getStore();
  // Without a seal, nothing could prove that the entry is ours.
  if (!from) throw new Error(`${act.act} can only be recorded in whileServing()`);
  from.isRecorded = true;
  const { seal, address, userAgent, ...actor } = from;
  // Somebody who logs in, or opens a link in a mail, acts as the account that the act is about.
  const isPerson = address !== '';
  if (isPerson && act.subject?.[0] === 'account') actor.actorId ??= act.subject[1];
  const network = address === '' ? null : networkOf(address);
  await appendEntry(db, seal, act, { ...actor, network, ...deviceOf(userAgent) });
}

/** Gives an account the events that name only its address, once that may be looked up. */
export async function claimSecurityEvents(
  { db, seal }: { db: Db; seal: Pick<Seal, 'hashOf'> },
  { id, email }: { id: number; email: string },
): Promise<void> {
  await db
    .updateTable('security_events')
    // Without `sum_key`, later repeats for other addresses start a row of their own.
    .set({ account_id: id, address_hash: null, sum_key: null })
    .where('address_hash', '=', seal.hashOf(email.toLowerCase()))
    .where('outcome', '=', 'done')
    .where('account_id', 'is', null)
    .execute();
}

const kinds: Partial<Record<ErrorCode, SecurityEventKind>> = {
  'authz.csrf_token_mismatch': 'access',
  'authz.missing_csrf_token': 'access',
  'authz.unauthorized': 'access',
  'identity.email_change.expired': 'email_changed',
  'identity.otp.expired': 'code',
  'identity.otp.invalid': 'code',
  'identity.password.reset_expired': 'password_reset',
  'identity.session.banned': 'login',
  'identity.session.deleted': 'login',
  'identity.session.invalid_otp': 'second_step',
  'identity.session.invalid_params': 'login',
  'identity.session.invalid_passkey': 'login',
  'identity.session.not_active': 'login',
  'request.too_many_requests': 'limit',
  'resource.otp.invalid': 'second_step',
  'user.password.invalid': 'password_checked',
};

const shutOut = new Set<ErrorCode>([
  'identity.session.banned',
  'identity.session.deleted',
  'identity.session.not_active',
]);

/**
 * Notes a refusal by its code, after every transaction has been rolled back: within one, the note
 * would be lost with it. If the note cannot be written, the answer stays the same.
 */
export async function noteRefusal(
  db: Db,
  refusal: Refusal,
  { email, isUpload, isOpen }: { email: string | undefined; isUpload: boolean; isOpen: boolean },
): Promise<void> {
  const code = refusal.rules[0]?.code ?? 'server.internal_error';
  const kind = kinds[code] ?? (isUpload && refusal.status < 500 ? 'upload' : undefined);
  // A request with the token of somebody who was shut out is not an attempt to log in.
  if (!kind || (shutOut.has(code) && !isOpen)) return;
  await note(db, { kind, email, detail: code, outcome: 'refused' }).catch((error: unknown) =>
    asking.getStore()?.log?.error(error),
  );
}

/**
 * Beyond this many new rows of repeats in ten minutes, a server no longer tells networks and
 * devices apart: it adds up everything that tries the same at one account, or at addresses without
 * an account.
 */
const MOST_SUMS = 2_000;

interface Sums {
  window: number;
  rows: number;
}

/** The new rows of repeats of each server, which is known by its seal, in its last window of ten minutes. */
const sumsOf = new WeakMap<Asking['seal'], Sums>();

/** Those of the present window. */
function sumsNow(seal: Asking['seal'], window: number): Sums {
  const known = sumsOf.get(seal);
  if (known?.window === window) return known;
  const sums = { window, rows: 0 };
  sumsOf.set(seal, sums);
  return sums;
}

async function note(
  db: Db,
  { kind, outcome, accountId, email, detail = null }: Noted,
): Promise<void> {
  const from = asking.getStore();
  // Strangers can repeat refusals, and everything for which an address is enough, so repeats are
  // counted in one row.
  const isSummed = outcome === 'refused' || email !== undefined;
  const window = Math.floor(Date.now() / (SECURITY_EVENT_MINUTES * 60_000));
  const sums = isSummed && from ? sumsNow(from.seal, window) : undefined;
  const place =
    sums && sums.rows >= MOST_SUMS
      ? { network: 'many', browser: null, system: null }
      : {
          network: from?.address ? networkOf(from.address) : null,
          ...deviceOf(from?.userAgent ?? ''),
        };
  const event = {
    kind,
    outcome,
    detail,
    route: from?.route ?? null,
    address_hash: (email && from?.seal.hashOf(email.toLowerCase())) || null,
    actor_id: from?.actorId ?? null,
    ...place,
    request_id: from?.requestId ?? null,
  };
  const account = accountId ?? from?.actorId ?? null;
  // What is done alike for every address must take the same time for each, so here the account is
  // not looked up yet.
  const isLookedUp = outcome === 'refused' && account === null && email !== undefined;
  const found = isLookedUp
    ? sql<number | null>`(select id from accounts where lower(email) = ${email.toLowerCase()})`
    : sql<number | null>`${account}::bigint`;
  const same = [kind, detail, event.route, place.network, place.browser, place.system, window];
  const { rows } = await sql<{ account_id: number | null; count: number }>`
    with holder as (select ${found} as id)
    insert into security_events as noted (kind, outcome, detail, route, account_id, address_hash,
      actor_id, network, browser, system, request_id, sum_key)
    select ${event.kind}, ${event.outcome}, ${event.detail}::text, ${event.route}::text, id,
      case when id is null then ${event.address_hash}::text end, ${event.actor_id}::bigint,
      ${event.network}::text, ${event.browser}::text, ${event.system}::text,
      ${event.request_id}::text,
      case when ${isSummed} then md5(${JSON.stringify(same)} || coalesce(id::text, '')) end
    from holder
    on conflict (sum_key) do update set count = noted.count + 1, last_at = now(),
      address_hash = case when noted.address_hash = excluded.address_hash
        then noted.address_hash end
    returning account_id, count`.execute(db);
  const row = rows[0];
  if (sums && row?.count === 1) sums.rows += 1;
  from?.log?.info({ security: { ...event, account_id: row?.account_id } }, `${kind} ${outcome}`);
}
