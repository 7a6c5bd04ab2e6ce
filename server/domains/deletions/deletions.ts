/** Deletes accounts and everything that belongs to them. */
import type { Services } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { eraseAccount, readAccountByPassword } from '../accounts/accounts.ts';
import { eraseCandidate, withdrawAll } from '../applications/applications.ts';
import { isLastRecruiter } from '../companies/companies.ts';
import { eraseDocuments } from '../documents/documents.ts';
import { forgetWaitsOf } from '../feature-waits/feature-waits.ts';
import { closeJobsOfCompany } from '../jobs/jobs.ts';
import { eraseCandidateName } from '../notifications/notifications.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { forgetHolder } from '../security-events/security-events.ts';
import { deleteOwnRows, lockLivingAccount } from './queries.ts';

/**
 * Deletes the caller's account in one transaction: a seeker's applications are withdrawn and
 * emptied, the last recruiter of a company closes its jobs, and all personal data is erased
 * (docs/decisions/0017-deleted-accounts.md).
 */
export async function deleteAccount(
  { db, seal, publicUrl }: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  leaver: SignedIn,
  password: string,
): Promise<void> {
  const account = await readAccountByPassword(db, leaver.id, password, 'password');
  await db.transaction().execute(async (trx) => {
    if (!(await lockLivingAccount(trx, leaver.id))) throw refuse('identity.session.deleted');
    await withdrawAll({ trx, seal, publicUrl }, leaver);
    await eraseCandidateName(trx, await eraseCandidate(trx, leaver.id));
    await eraseDocuments(trx, leaver.id);
    if (leaver.company_id && (await isLastRecruiter(trx, leaver.id, leaver.company_id))) {
      await closeJobsOfCompany(trx, leaver.company_id);
    }
    await forgetWaitsOf(trx, account.email);
    await noteSecurityEvent(trx, { kind: 'account_deleted' });
    await forgetHolder(trx, leaver.id);
    await deleteOwnRows(trx, leaver.id);
    await eraseAccount(trx, account);
  });
}
