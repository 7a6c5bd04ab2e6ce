import { type Insertable, sql } from 'kysely';
import { ENDED_INVITATION_DAYS } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { TeamInvitations } from '../../../db/tables/team.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Departure } from '../../platform/departures.ts';

const invitations = (db: Db) =>
  db
    .selectFrom('team_invitations')
    .leftJoin('accounts as inviter', 'inviter.id', 'team_invitations.invited_by')
    .select([
      'team_invitations.id',
      'team_invitations.email',
      'team_invitations.role',
      'team_invitations.sent_at',
      'team_invitations.expires_at',
      'inviter.name as invited_by',
      sql<boolean>`team_invitations.expires_at <= now()`.as('expired'),
    ]);
export type InvitationRow = Awaited<ReturnType<typeof getInvitation>>;

export const listInvitations = (db: Db, companyId: number) =>
  invitations(db)
    .where('team_invitations.company_id', '=', companyId)
    .orderBy('team_invitations.id', 'desc')
    .execute();

export const getInvitation = (db: Db, id: number) =>
  invitations(db).where('team_invitations.id', '=', id).executeTakeFirstOrThrow();

/** The language of the address's account, if it has one; the caller must not reveal whether it does. */
export async function languageOf(db: Db, email: string): Promise<Language | null> {
  const account = await db
    .selectFrom('accounts')
    .select('language')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
  return account?.language ?? null;
}

export async function isMember(trx: Trx, companyId: number, email: string): Promise<boolean> {
  const member = await trx
    .selectFrom('accounts')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('company_id', '=', companyId)
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
  return member !== undefined;
}

/**
 * Stores an invitation and returns its id; an expired one is renewed. Undefined if the address already has an open
 * one.
 */
export async function keepInvitation(
  trx: Trx,
  invitation: Insertable<TeamInvitations>,
): Promise<number | undefined> {
  const { email: _, company_id: __, ...anew } = invitation;
  const kept = await trx
    .insertInto('team_invitations')
    .values(invitation)
    .onConflict((conflict) =>
      conflict
        .expression(sql`company_id, lower(email)`)
        .doUpdateSet({ ...anew, created_at: sql`now()`, sent_at: sql`now()` })
        .where('team_invitations.expires_at', '<=', sql<string>`now()`),
    )
    .returning('id')
    .executeTakeFirst();
  return kept?.id;
}

/** Gives an invitation of the company a new link; undefined if there is none. */
export const renewInvitation = (
  trx: Trx,
  { id, companyId }: { id: number; companyId: number },
  { token_hash, expires_at }: { token_hash: Buffer; expires_at: Date },
) =>
  trx
    .updateTable('team_invitations')
    .set({ token_hash, expires_at, sent_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning(['email', 'role'])
    .executeTakeFirst();

export const deleteInvitation = (trx: Trx, companyId: number, id: number) =>
  trx
    .deleteFrom('team_invitations')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('role')
    .executeTakeFirst();

/** The open invitation of a link. */
export const findByToken = (db: Db, token_hash: Buffer) =>
  invitations(db)
    .innerJoin('companies', 'companies.id', 'team_invitations.company_id')
    .select(['companies.id as company_id', 'companies.name as company_name'])
    .where('team_invitations.token_hash', '=', token_hash)
    .where('team_invitations.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();

export async function deleteInvitationsTo(trx: Trx, email: string): Promise<void> {
  await trx
    .deleteFrom('team_invitations')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute();
}

/**
 * Otherwise somebody who leaves or is demoted could come back through an address of their own that they had invited.
 */
export async function deleteInvitationsBy({
  trx,
  accountId,
  companyId,
}: Pick<Departure, 'trx' | 'accountId' | 'companyId'>): Promise<void> {
  await trx
    .deleteFrom('team_invitations')
    .where('invited_by', '=', accountId)
    .where('company_id', '=', companyId)
    .execute();
}

/** A company without members invites nobody. */
export async function deleteInvitationsOf(trx: Trx, companyId: number): Promise<void> {
  await trx.deleteFrom('team_invitations').where('company_id', '=', companyId).execute();
}

export async function deleteEndedInvitations(db: Db): Promise<void> {
  await db
    .deleteFrom('team_invitations')
    .where('expires_at', '<', sql<string>`now() - make_interval(days => ${ENDED_INVITATION_DAYS})`)
    .execute();
}
