/** Who is an admin, and in which role. Only owners decide that, and nobody about themselves. */
import { randomBytes } from 'node:crypto';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Admin, admins } from '../../../contract/admin/admins.ts';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import { noteSecurityEvent, recordAct } from '../../platform/security-events.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { createAdmin } from '../accounts/accounts.ts';
import { mailNewAdmin } from './mails.ts';
import { changeAdmin, findAdmin, getByEmail, listAdmins, lockOwners } from './queries.ts';

type Caller = Pick<SignedIn, 'id' | 'name'>;
type Admins = Answer<(typeof admins)['GET /barong/admin/admins']>;

export async function readAdmins(db: Db, { id }: Caller, paging: Paging): Promise<Admins> {
  const { rows, meta } = await listAdmins(db, id, paging);
  return { admins: rows, meta };
}

/** Refuses an owner whose own rights were ended at the same moment. */
async function holdOwners(trx: Trx, caller: Caller): Promise<void> {
  if (!(await lockOwners(trx)).includes(caller.id)) throw refuse('authz.unauthorized');
}

/** A password that nobody has. */
const unknown = () => randomBytes(24).toString('base64url');

interface NewAdmin {
  email: string;
  name: string;
  admin_role: AdminRole;
}

/**
 * Makes an admin, or lets one in again whose access was ended. Nobody is told a password: the mail
 * leads to the page where its reader asks for a link to choose one.
 */
export const addAdmin = (
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  caller: Caller,
  { email, name, admin_role }: NewAdmin,
): Promise<Admin> =>
  db.transaction().execute(async (trx) => {
    await holdOwners(trx, caller);
    const made = await createAdmin(trx, { email, name, password: unknown() });
    const { id, state } = await getByEmail(trx, email);
    if (made !== 'created' && (made !== 'admin' || state !== 'inactive')) {
      throw refuse('identity.user.already_exists', { field: 'email' });
    }
    await changeAdmin(trx, id, { admin_role, state: 'active' });
    await recordAct(trx, { act: 'admin_made', subject: ['account', id], after: { admin_role } });
    await noteSecurityEvent(trx, { kind: 'account_state', accountId: id, detail: admin_role });
    await mailNewAdmin(trx, { email, name, admin_role, by: caller.name, publicUrl });
    return getAdmin(trx, caller, id);
  });

async function getAdmin(trx: Trx, caller: Caller, id: number): Promise<Admin> {
  const found = await findAdmin(trx, caller.id, id);
  if (!found) throw refuse('resource.admin.not_found');
  return found;
}

/** Gives another admin another role, or with `null` ends their access; a trigger ends the sessions. */
export const changeRights = (
  db: Db,
  caller: Caller,
  id: number,
  admin_role: AdminRole | null,
): Promise<Admin> =>
  db.transaction().execute(async (trx) => {
    await holdOwners(trx, caller);
    const { admin_role: roleBefore, state } = await getAdmin(trx, caller, id);
    if (id === caller.id) throw refuse('resource.admin.own_rights');
    await changeAdmin(trx, id, admin_role ? { admin_role } : { state: 'inactive' });
    await recordAct(trx, {
      act: admin_role ? 'admin_role_changed' : 'admin_ended',
      subject: ['account', id],
      before: { admin_role: roleBefore, state },
      after: admin_role ? { admin_role } : { state: 'inactive' },
    });
    const detail = admin_role ?? 'inactive';
    await noteSecurityEvent(trx, { kind: 'account_state', accountId: id, detail });
    return getAdmin(trx, caller, id);
  });

/** Refuses to let the only owner go; the caller deletes the account in the same transaction. */
export async function refuseLastOwner(trx: Trx, leaverId: number): Promise<void> {
  const owners = await lockOwners(trx);
  if (owners.length === 1 && owners[0] === leaverId) throw refuse('resource.admin.last_owner');
}
