/** Deletes accounts and everything that belongs to them. */
import type { Services } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { refuseLastOwner } from '../admins/admins.ts';
import { eraseAccount, getAccount, readAccountByPassword } from '../accounts/accounts.ts';
import { eraseCandidate, withdrawAll } from '../applications/applications.ts';
import { forgetCandidate } from '../candidates/candidates.ts';
import { eraseAttachmentsOf, eraseConversationsOf } from '../conversations/conversations.ts';
import { eraseChecksOf } from '../company-checks/company-checks.ts';
import { deleteEmptyCompany, lockCompany } from '../companies/companies.ts';
import { eraseDocuments } from '../documents/documents.ts';
import { forgetWaitsOf } from '../feature-waits/feature-waits.ts';
import { eraseCandidateName } from '../notifications/notifications.ts';
import { eraseCopies } from '../personal-copies/personal-copies.ts';
import { eraseOffersOf } from '../offers/offers.ts';
import { eraseScoreCardsOf } from '../score-cards/score-cards.ts';
import { eraseInterviewsOf, lockInterviewsOf } from '../interviews/interviews.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { forgetHolder } from '../security-events/security-events.ts';
import { forgetTasksTo } from '../../platform/tasks.ts';
import { endMandatesOf } from '../subscriptions/subscriptions.ts';
import { forgetSmsLoginsOf } from '../sms-logins/sms-logins.ts';
import { forgetInvitationsTo, leaveForGood, lockWithTeams, passOnOwnership } from '../team/team.ts';
import {
  deleteAccountRow,
  deleteOwnRows,
  listDeleted,
  listUnconfirmed,
  lockLivingAccount,
  lockUnconfirmed,
} from './queries.ts';

type DeletionServices = Pick<
  Services,
  'db' | 'seal' | 'publicUrl' | 'departures' | 'adminsNeedSecondStep'
>;

/** Deletes the caller's account. */
export async function deleteOwnAccount(
  { db, ...services }: DeletionServices,
  { id }: SignedIn,
  password: string,
): Promise<void> {
  await readAccountByPassword(db, id, password, 'password');
  await db.transaction().execute((trx) => deleteAccount({ trx, ...services }, id));
}

/**
 * Deletes an account in the caller's transaction: a seeker's applications are withdrawn and
 * emptied, the last recruiter of a company closes its jobs, the last
 * owner hands it on, and all personal data is erased
 * (docs/decisions/0017-deleted-accounts.md).
 */
export async function deleteAccount(
  services: Omit<DeletionServices, 'db'> & { trx: Trx },
  id: number,
): Promise<void> {
  const { trx, seal, publicUrl } = services;
  await lockWithTeams(trx, 'id', [id]);
  if (!(await lockLivingAccount(trx, id))) throw refuse('identity.session.deleted');
  const account = await getAccount(trx, id);
  if (account.role === 'admin') await refuseLastOwner(trx, id, services);
  await leaveForGood(services, account);
  await lockInterviewsOf(trx, id);
  await withdrawAll({ trx, seal, publicUrl }, id);
  await eraseOffersOf(trx, id);
  await eraseScoreCardsOf(trx, id);
  await eraseInterviewsOf({ trx, seal, publicUrl }, id);
  await eraseCandidateName(trx, await eraseCandidate(trx, id));
  await eraseDocuments(trx, id);
  await eraseCopies(trx, id);
  await eraseChecksOf(trx, id);
  await eraseConversationsOf(trx, id);
  await forgetInvitationsTo(trx, account.email);
  await forgetWaitsOf(trx, account.email);
  await endMandatesOf(trx, id);
  await forgetSmsLoginsOf(trx, id);
  // Has to come before the mail that confirms the deletion is queued.
  await forgetTasksTo(trx, [account.email, account.phone ?? '']);
  await noteSecurityEvent(trx, { kind: 'account_deleted', accountId: id });
  await forgetHolder(trx, id);
  await deleteOwnRows(trx, id);
  // After the profile, because a change of a profile locks it before its rows in the search.
  await forgetCandidate(trx, id);
  await eraseAccount(trx, account);
}

/**
 * Erases what a call in progress during the deletion wrote after it, such as an upload that was
 * being scanned.
 */
export async function eraseLateRows(db: Db): Promise<void> {
  for (const { id } of await listDeleted(db)) {
    await db.transaction().execute(async (trx) => {
      await eraseDocuments(trx, id);
      await eraseCopies(trx, id);
      await eraseChecksOf(trx, id);
      await eraseAttachmentsOf(trx, id);
      await deleteOwnRows(trx, id);
      await forgetCandidate(trx, id);
    });
  }
}

/**
 * Removes accounts that nobody confirmed within a week, with everything that belongs to them.
 * Nobody is told: the address may be somebody else's.
 */
export async function removeUnconfirmedAccounts({
  db,
  publicUrl,
}: Pick<Services, 'db' | 'publicUrl'>): Promise<void> {
  for (const { id } of await listUnconfirmed(db)) {
    await db.transaction().execute(async (trx) => {
      await lockWithTeams(trx, 'id', [id]);
      const account = await lockUnconfirmed(trx, id);
      if (!account) return;
      if (account.company_id) {
        await lockCompany(trx, account.company_id);
        await passOnOwnership(trx, account, publicUrl);
      }
      await eraseDocuments(trx, id);
      await eraseCopies(trx, id);
      await eraseChecksOf(trx, id);
      await eraseAttachmentsOf(trx, id);
      await forgetHolder(trx, id);
      await deleteAccountRow(trx, id);
      if (account.company_id) await deleteEmptyCompany(trx, account.company_id);
    });
  }
}
