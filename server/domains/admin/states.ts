import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { admin } from '../../../contract/admin.ts';
import type { Services } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import { tellOfHiddenJobs } from '../applications/applications.ts';
import { isLastRecruiter } from '../companies/companies.ts';
import { hideJobsOfCompany, unhideJobsOfCompany } from '../jobs/jobs.ts';
import type { Means } from '../notifications/notifications.ts';
import { noteStateChange, setAccountState } from './queries.ts';

type Uses = Pick<Services, 'db' | 'seal' | 'publicUrl'>;
type Update = (typeof admin)['POST /barong/admin/users/update'];

/**
 * Lets an account in or shuts it out, with the reason its holder is told. Who did it and why stays on
 * record. Open pages of the account hear of it by the trigger on its state. With the last recruiter who
 * may sign in, the jobs of the company go and come back.
 */
export const changeState = (
  { db, ...means }: Uses,
  adminId: number,
  { uid, state, reason }: Sent<Update>['body'],
): Promise<Answer<Update>> =>
  db.transaction().execute(async (trx) => {
    const told = reason || null;
    const changed = await setAccountState(trx, {
      uid,
      state,
      // Who is let in is told nothing; the record still says why.
      reason: state === 'active' ? null : told,
    });
    if (!changed) throw refuse('resource.user.not_found');
    await noteStateChange(trx, {
      account_id: changed.id,
      changed_by: adminId,
      state: changed.state,
      reason: told,
    });
    await showOrHideJobs({ trx, ...means }, changed);
    return { uid: changed.uid, state: changed.state, reason: changed.state_reason };
  });

type Changed = NonNullable<Awaited<ReturnType<typeof setAccountState>>>;

/** Jobs that nobody could answer are hidden at once, and who applied is told. */
async function showOrHideJobs(means: Means, { id, state, company_id }: Changed): Promise<void> {
  const { trx } = means;
  if (company_id === null) return;
  const hasOthers = !(await isLastRecruiter(trx, id, company_id));
  if (hasOthers || state === 'active' || state === 'pending') {
    return unhideJobsOfCompany(trx, company_id);
  }
  await tellOfHiddenJobs(means, await hideJobsOfCompany(trx, company_id));
}
