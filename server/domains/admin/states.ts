import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { admin } from '../../../contract/admin.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { noteStateChange, setAccountState } from './queries.ts';

type Update = (typeof admin)['POST /barong/admin/users/update'];

/**
 * Lets an account in or shuts it out, with the reason its holder is told. Who did it and why stays on
 * record. Open pages of the account hear of it by the trigger on its state.
 */
export const changeState = (
  db: Db,
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
    return { uid: changed.uid, state: changed.state, reason: changed.state_reason };
  });
