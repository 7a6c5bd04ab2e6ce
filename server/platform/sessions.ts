import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import {
  REAUTHENTICATION_MINUTES,
  RENEWED_TOKEN_SECONDS,
  SESSION_IDLE_HOURS,
  SESSION_LIFE_DAYS,
  SESSIONS_PER_ACCOUNT,
} from '../../contract/constants.ts';
import type { Role } from '../../contract/endpoint.ts';
import type { AdminRole } from '../../contract/admin/admin-roles.ts';
import type { TeamRole } from '../../contract/team/team-roles.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Database } from '../../db/schema.ts';
import { gathered, type WithGiven } from './batching/gathered.ts';
import { anyOfIds, type Db } from './database.ts';
import { announce, SESSIONS_TOPIC } from './live/live.ts';
import { refuse } from './refusal.ts';
import { noteSecurityEvent } from './security-events.ts';
import { isSameSecret } from './secrets/same-secret.ts';
import { freshToken, hashToken } from './secrets/tokens.ts';

/** The signed-in caller, as every part of the server may need it. */
export interface SignedIn {
  session_id: number;
  id: number;
  role: Role;
  name: string;
  email: string;
  email_verified: boolean;
  company_id: number | null;
  /** Null without a company. */
  team_role: TeamRole | null;
  /** Null for everybody but admins. */
  admin_role: AdminRole | null;
  /** Whether the holder has proved who they are within the last REAUTHENTICATION_MINUTES. */
  recently_authenticated: boolean;
}

/** The id of a recruiter's company; 0, which no company has, if there is none. */
export const companyOf = ({ company_id }: Pick<SignedIn, 'company_id'>): number => company_id ?? 0;

export interface FreshSession {
  token: string;
  csrf_token: string;
  expires_at: string;
}

/** The CSRF token of a session: an HMAC of its token, so there is nothing to store or leak. */
export const csrfTokenOf = (token: string): string =>
  createHmac('sha256', token).update('csrf').digest('base64url');

export const isCsrfTokenOf = (token: string, csrfToken: string): boolean =>
  isSameSecret(csrfToken, csrfTokenOf(token));

/** The part of a user agent that a session keeps. */
export const userAgentOf = ({ userAgent }: { userAgent: string }): string =>
  userAgent.slice(0, 400);

/** Starts a session. The token leaves the server once; only its hash is kept. */
export async function startSession(
  db: Db,
  accountId: number,
  from: { address: string; userAgent: string },
): Promise<FreshSession> {
  const { token, token_hash } = freshToken();
  const { expires_at } = await db
    .insertInto('sessions')
    .values({
      account_id: accountId,
      token_hash,
      user_agent: userAgentOf(from),
      address: from.address,
      expires_at: new Date(Date.now() + SESSION_LIFE_DAYS * 86_400_000),
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  await endSurplusSessions(db, accountId);
  return { token, csrf_token: csrfTokenOf(token), expires_at };
}

/**
 * Gives a session a new token. Calls that are under way with the old token must not sign the
 * browser out, so that works for another moment, but does not count as recently authenticated. With
 * `isProven`, the session itself does from now on.
 */
export async function renewSession(
  db: Db,
  sessionId: number,
  { isProven = false } = {},
): Promise<FreshSession> {
  const { token, token_hash } = freshToken();
  const renewed = await db
    .updateTable('sessions')
    .set({
      token_hash,
      old_token_hash: sql<Buffer>`token_hash`,
      old_token_until: sql<string>`now() + make_interval(secs => ${RENEWED_TOKEN_SECONDS})`,
      ...(isProven ? { authenticated_at: sql<string>`now()` } : {}),
    })
    .where('id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst();
  if (!renewed) throw refuse('identity.session.invalid');
  return { token, csrf_token: csrfTokenOf(token), expires_at: renewed.expires_at };
}

/**
 * Refuses if the holder has not signed in, or otherwise proved who they are, within the last
 * minutes.
 */
export function refuseStaleAuthentication(account: Pick<SignedIn, 'recently_authenticated'>): void {
  if (!account.recently_authenticated) throw refuse('authz.reauthentication_required');
}

/** Ends the oldest sessions of the account that exceed the number it may have. */
async function endSurplusSessions(db: Db, accountId: number): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', 'in', (row) =>
      row
        .selectFrom('sessions')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .offset(SESSIONS_PER_ACCOUNT),
    )
    .returning('id')
    .execute();
  if (ended.length > 0) await announce(db, [accountId], SESSIONS_TOPIC);
}

/** Ends one session of the account; returns false if it has no session with this id. */
export async function endSession(db: Db, accountId: number, sessionId: number): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  if (ended) await announce(db, [accountId], SESSIONS_TOPIC);
  return ended !== undefined;
}

/**
 * Ends all sessions of the account, or all except some, and also the push notifications of browsers
 * whose session was forgotten; returns how many sessions ended.
 */
export async function endSessions(
  db: Db,
  accountId: number,
  { except = [] }: { except?: readonly number[] } = {},
): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '!=', sql<number>`all(${[...except]}::bigint[])`)
    .returning('id')
    .execute();
  await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('session_id', 'is', null)
    .execute();
  if (ended.length > 0) {
    await announce(db, [accountId], SESSIONS_TOPIC);
    await noteSecurityEvent(db, { kind: 'sessions_ended', accountId });
  }
  return ended.length;
}

/**
 * How many accounts one announcement names: PostgreSQL's notifications carry at most 8,000 bytes.
 */
const ANNOUNCED_AT_ONCE = 500;

/** Ends the sessions of all accounts; returns how many ended. */
export async function endAllSessions(db: Db): Promise<number> {
  const ended = await db.deleteFrom('sessions').returning('account_id').execute();
  await db.deleteFrom('push_subscriptions').execute();
  const holders = [...new Set(ended.map(({ account_id }) => account_id))];
  for (let first = 0; first < holders.length; first += ANNOUNCED_AT_ONCE) {
    await announce(db, holders.slice(first, first + ANNOUNCED_AT_ONCE), SESSIONS_TOPIC);
  }
  await noteSecurityEvent(db, { kind: 'sessions_ended', detail: 'everybody' });
  return ended.length;
}

/** A query for sessions that can be used. */
export const liveSessions = (db: Db) => freshSessions(db).where('sessions.ended_at', 'is', null);

/** A query for sessions that are neither idle (24 hours) nor old (7 days). */
const freshSessions = (db: Db) => db.selectFrom('sessions').where(isFresh);

const isFresh = sql<boolean>`(sessions.expires_at > now()
  and sessions.last_seen_at > now() - make_interval(hours => ${SESSION_IDLE_HOURS}))`;

/** Accounts in these states may not act; every attempt is refused with this code. */
export const endingStates: Partial<Record<Database['accounts']['state']['__select__'], ErrorCode>> =
  {
    inactive: 'identity.session.not_active',
    banned: 'identity.session.banned',
    deleted: 'identity.session.deleted',
  };

/** What every request reads of its session and account, whatever the account's state. */
const HELD = [
  'sessions.id as session_id',
  'sessions.last_seen_at',
  'sessions.ended_at',
  'accounts.id',
  'accounts.role',
  'accounts.state',
  'accounts.state_reason',
  'accounts.name',
  'accounts.email',
  'accounts.email_verified_at',
  'accounts.company_id',
  'accounts.team_role',
  'accounts.admin_role',
] as const;

/** Every request reads a session, so requests of the same moment share one statement. */
const sessionsOfToken = gathered(
  { hash: 'bytea' },
  (db: WithGiven<{ hash: string }>) =>
    db
      .selectFrom('given')
      .innerJoin('sessions', (join) =>
        join.on(sql<boolean>`(sessions.token_hash = given.hash
          or (sessions.old_token_hash = given.hash and sessions.old_token_until > now()))`),
      )
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .where(isFresh)
      .select(HELD)
      .select([
        'given.at',
        sql<boolean>`sessions.token_hash = given.hash and sessions.authenticated_at
          > now() - make_interval(mins => ${REAUTHENTICATION_MINUTES})`.as(
          'recently_authenticated',
        ),
      ]),
  { ofRequests: true },
);

/**
 * The account of a bearer token, or null if the token is unknown, idle (24 hours), old (7 days) or
 * was ended. Refuses accounts that may no longer act (401).
 */
export async function readSession(db: Db, token: string): Promise<SignedIn | null> {
  const [found] = await sessionsOfToken(db, { hash: `\\x${hashToken(token).toString('hex')}` });
  if (!found) return null;
  const ending = endingStates[found.state];
  if (ending) throw refuse(ending, { reason: found.state_reason });
  // Somebody who was shut out and then let in again has to sign in anew.
  if (found.ended_at) return null;
  noteSeen(db, found.session_id, found.last_seen_at);
  return holderOf(found);
}

/** The account of a signed address, or null if its session has ended or it may no longer act. */
export async function readSessionOfAddress(db: Db, sessionId: number): Promise<SignedIn | null> {
  const found = await freshSessions(db)
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(HELD)
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();
  if (!found || endingStates[found.state]) return null;
  // A signed address may have been passed on, so it does not count as recently authenticated.
  return holderOf({ ...found, recently_authenticated: false });
}

/** For answers that take long: refuses once the session has ended, or the holder has another place in a team, or none. */
export async function refuseOnceGone(db: Db, holder: SignedIn): Promise<void> {
  const now = await readSessionOfAddress(db, holder.session_id);
  if (now?.company_id !== holder.company_id || now.team_role !== holder.team_role) {
    throw refuse('identity.session.invalid');
  }
}

interface SessionRow extends Omit<SignedIn, 'email_verified'> {
  last_seen_at: string;
  ended_at: string | null;
  state: string;
  state_reason: string | null;
  email_verified_at: string | null;
}

function holderOf(found: SessionRow): SignedIn {
  const { last_seen_at: _, ended_at: __, state: ___, state_reason: ____, ...rest } = found;
  const { email_verified_at, ...holder } = rest;
  return { ...holder, email_verified: email_verified_at !== null };
}

const NOTED_EVERY_MS = 60_000;
const NOTED_TOGETHER_MS = 1_000;

/** Sessions that were used, which is not written yet. */
const seen = new WeakMap<Db, Set<number>>();

/**
 * Notes at most once a minute that a session is used, which is exact enough for a limit of hours. It is written a
 * moment later for all sessions together, so that no request waits for that.
 */
function noteSeen(db: Db, sessionId: number, lastSeenAt: string): void {
  if (Date.now() - Date.parse(lastSeenAt) < NOTED_EVERY_MS) return;
  const waiting = seen.get(db);
  if (waiting) return void waiting.add(sessionId);
  seen.set(db, new Set([sessionId]));
  setTimeout(() => void keepSeen(db).catch(forgive), NOTED_TOGETHER_MS).unref();
}

/** If the database is away, the next request of the session notes it again. */
const forgive = () => undefined;

async function keepSeen(db: Db): Promise<void> {
  const ids = [...(seen.get(db) ?? [])];
  seen.delete(db);
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<string>`now()` })
    .where('id', 'in', (row) =>
      row
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', anyOfIds(ids))
        // One that is being changed is noted the next time: waiting for several could end in a deadlock.
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}

/** The session can no longer be used. */
const isOld = sql<boolean>`(sessions.expires_at < now()
  or sessions.last_seen_at < now() - make_interval(hours => ${SESSION_IDLE_HOURS}))`;

/**
 * Deletes sessions that can no longer be used. Nobody ended these, so their browsers still show
 * push notifications, which would be of little use if they stopped after a day without a visit.
 */
export const forgetOldSessions = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`update push_subscriptions set session_id = null from sessions
      where sessions.id = session_id and ended_at is null and ${isOld}`.execute(trx);
    await trx.deleteFrom('sessions').where(isOld).execute();
  });
