import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  DELETED_TRACE_DAYS,
  EMAIL_CHANGE_LIFE_HOURS,
  RESET_LIFE_MINUTES,
} from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Account } from './queries.ts';

const now = sql<string>`now()`;

export async function keepReset(
  trx: Trx,
  accountId: number,
  tokenHash: Buffer,
  minutes = RESET_LIFE_MINUTES,
): Promise<void> {
  const fresh = {
    token_hash: tokenHash,
    expires_at: sql<string>`now() + make_interval(mins => ${minutes})`,
  };
  await trx
    .insertInto('password_resets')
    .values({ account_id: accountId, ...fresh })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh))
    .execute();
}

/**
 * The account whose password a token may set; undefined if the token is unknown, used or old, or
 * the account is shut out.
 */
export const findReset = (
  db: Db,
  tokenHash: Buffer,
): Promise<Pick<Account, 'id' | 'email' | 'name' | 'email_verified_at'> | undefined> =>
  db
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'accounts.email_verified_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('state', 'in', ['active', 'pending'])
    .executeTakeFirst();

/** Uses a token up; true only for the first caller, and only while it is valid. */
export async function takeReset(trx: Trx, tokenHash: Buffer): Promise<boolean> {
  const taken = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

const confirmed = {
  state: sql<Account['state']>`case state when 'pending' then 'active' else state end`,
  level: sql<number>`greatest(level, 1)`,
  email_verified_at: sql<string>`coalesce(email_verified_at, now())`,
};

export const setPassword = (
  trx: Trx,
  id: number,
  passwordHash: string,
  { provesMailbox }: { provesMailbox: boolean },
): Promise<Account> =>
  trx
    .updateTable('accounts')
    .set({
      password_hash: passwordHash,
      updated_at: now,
      ...(provesMailbox ? confirmed : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes all mailed links, because a stranger who had the account until now may have asked for them. */
export async function dropOpenLinks(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('password_resets').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
}

/** The time of the answer is when it last changed: giving the same answer again keeps the time. */
const changedAt = (consent: boolean) =>
  sql<
    string | null
  >`case when marketing_consent = ${consent} then marketing_consent_at else now() end`;

export const updateAccount = (
  db: Db,
  id: number,
  change: {
    name?: string;
    language?: Language;
    unoffered_language?: Language | null;
    marketing_consent?: boolean;
  },
): Promise<Account> =>
  db
    .updateTable('accounts')
    .set({
      ...change,
      ...(change.marketing_consent === undefined
        ? {}
        : { marketing_consent_at: changedAt(change.marketing_consent) }),
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores a change of address in place of the previous one. */
export async function keepEmailChange(
  trx: Trx,
  accountId: number,
  change: {
    new_email: string;
    old_token_hash: Buffer;
    new_token_hash: Buffer;
    old_confirmed_at: Date | null;
  },
): Promise<void> {
  const kept = {
    ...change,
    new_confirmed_at: null,
    created_at: now,
    expires_at: sql<string>`now() + make_interval(hours => ${EMAIL_CHANGE_LIFE_HOURS})`,
  };
  await trx
    .insertInto('email_changes')
    .values({ account_id: accountId, ...kept })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(kept))
    .execute();
}

export const findEmailChange = (db: Db, accountId: number) =>
  db
    .selectFrom('email_changes')
    .select(['new_email', 'old_confirmed_at', 'new_confirmed_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export async function deleteEmailChange(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
}

/**
 * Records that one of the two addresses agrees; undefined if the token is unknown or no longer
 * valid.
 */
export const agreeToEmailChange = (trx: Trx, tokenHash: Buffer) =>
  trx
    .updateTable('email_changes')
    .set({
      old_confirmed_at: sql<string>`case when old_token_hash = ${tokenHash}
        then coalesce(old_confirmed_at, now()) else old_confirmed_at end`,
      new_confirmed_at: sql<string>`case when new_token_hash = ${tokenHash}
        then coalesce(new_confirmed_at, now()) else new_confirmed_at end`,
    })
    .where((row) =>
      row.or([row('old_token_hash', '=', tokenHash), row('new_token_hash', '=', tokenHash)]),
    )
    .where('expires_at', '>', now)
    .returning(['account_id', 'new_email', 'old_confirmed_at', 'new_confirmed_at'])
    .executeTakeFirst();

/** Sets the address and confirms the account, since the new address is proven. */
export const setEmail = (trx: Trx, id: number, email: string): Promise<Account | undefined> =>
  trx
    .updateTable('accounts')
    .set({ email, updated_at: now, ...confirmed })
    .where('id', '=', id)
    .where('state', 'in', ['active', 'pending'])
    .returningAll()
    .executeTakeFirst();

/**
 * Replaces the address of a deleted account: recognisable to somebody who knows the address, but
 * not a mailbox.
 */
const traceOf = (email: string) =>
  `${createHash('sha256').update(email.toLowerCase()).digest('hex')}@deleted.invalid`;

/**
 * The account to sign in by an address: the existing one, or else one deleted within the last 30
 * days, so that its holder can be told.
 */
export const findAccountToSignIn = (db: Db, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where(sql<string>`lower(email)`, 'in', [email.toLowerCase(), traceOf(email)])
    .orderBy(sql`state = 'deleted'`)
    .limit(1)
    .executeTakeFirst();

const untraceable = { email: sql<string>`uid || '@deleted.invalid'`, password_hash: null };

/**
 * Erases an account's personal data. Its address is free again; a trace of it stays for 30 days.
 */
export async function eraseHolder(trx: Trx, id: number, email: string): Promise<void> {
  const trace = traceOf(email);
  await trx.updateTable('accounts').set(untraceable).where('email', '=', trace).execute();
  await trx
    .updateTable('accounts')
    .set({
      email: trace,
      name: '',
      phone: null,
      company_hints: null,
      state_reason: null,
      marketing_consent: false,
      marketing_consent_at: null,
      state: 'deleted',
      deleted_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function forgetDeletedAccounts(db: Db): Promise<void> {
  await db
    .updateTable('accounts')
    .set(untraceable)
    .where('deleted_at', '<', sql<string>`now() - make_interval(days => ${DELETED_TRACE_DAYS})`)
    .where('password_hash', 'is not', null)
    .execute();
}
