import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { admin } from '../../../contract/admin.ts';
import type { Services } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { tellOfHiddenJobs } from '../applications/applications.ts';
import { isLastRecruiter } from '../companies/companies.ts';
import { hideJobsOfCompany, unhideJobsOfCompany } from '../jobs/jobs.ts';
import type { NotifyServices } from '../notifications/notifications.ts';
import { keepAnOwner } from '../team/team.ts';
import { noteStateChange, setAccountState } from './queries.ts';

type StateServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;
type Update = (typeof admin)['POST /barong/admin/users/update'];

/**
 * Bans, deactivates or reactivates an account, with a reason for its holder. Who did it and why is
 * recorded. A trigger on the state tells the account's open pages. When the last recruiter of a
 * company is shut out its jobs are hidden, and shown again when one is let in. While anybody of a team
 * may sign in, somebody of it is its owner.
 */
export const changeState = (
  { db, ...services }: StateServices,
  adminId: number,
  { uid, state, reason }: Sent<Update>['body'],
): Promise<Answer<Update>> =>
  db.transaction().execute(async (trx) => {
    const givenReason = reason || null;
    const changed = await setAccountState(trx, {
      uid,
      state,
      // A reactivated account is not given a reason; the record still has it.
      reason: state === 'active' ? null : givenReason,
    });
    if (!changed) throw refuse('resource.user.not_found');
    await noteStateChange(trx, {
      account_id: changed.id,
      changed_by: adminId,
      state: changed.state,
      reason: givenReason,
    });
    await noteSecurityEvent(trx, {
      kind: 'account_state',
      accountId: changed.id,
      detail: changed.state,
    });
    await settleCompany({ trx, ...services }, changed);
    return { uid: changed.uid, state: changed.state, reason: changed.state_reason };
  });

type Changed = NonNullable<Awaited<ReturnType<typeof setAccountState>>>;

/**
 * Hides jobs that nobody can answer applications for, and tells the seekers who applied; where somebody
 * can, one of them is the owner.
 */
async function settleCompany(
  services: NotifyServices,
  { id, state, company_id }: Changed,
): Promise<void> {
  const { trx } = services;
  if (company_id === null) return;
  const hasOthers = !(await isLastRecruiter(trx, id, company_id));
  await keepAnOwner(trx, company_id, services.publicUrl);
  if (hasOthers || state === 'active' || state === 'pending') {
    return unhideJobsOfCompany(trx, company_id);
  }
  await tellOfHiddenJobs(services, await hideJobsOfCompany(trx, company_id));
}
