/**
 * Who is an admin, and in which role. Only owners decide that, and nobody decides about themselves.
 */
import { randomBytes } from 'node:crypto';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Admin, admins } from '../../../contract/admin/admins.ts';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { noteSecurityEvent, recordAct } from '../../platform/security-events.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { createAdmin, invitationLink, refuseContactIn } from '../accounts/accounts.ts';
import { mailNewAdmin, mailOwners, mailRightsChanged } from './mails.ts';
import {
  changeAdmin,
  findAdmin,
  getByEmail,
  inviteAnew,
  listAdmins,
  lockOwners,
} from './queries.ts';

type Caller = Pick<SignedIn, 'id' | 'name'>;
type Owner = Awaited<ReturnType<typeof lockOwners>>[number];
type Admins = Answer<(typeof admins)['GET /barong/admin/admins']>;

export async function readAdmins(db: Db, { id }: Caller, paging: Paging): Promise<Admins> {
  const { rows, meta } = await listAdmins(db, id, paging);
  return { admins: rows, meta };
}

/** Refuses an owner whose own rights were ended at the same moment. */
async function holdOwners(trx: Trx, caller: Caller): Promise<Owner[]> {
  const owners = await lockOwners(trx);
  if (!owners.some(({ id }) => id === caller.id)) throw refuse('authz.unauthorized');
  return owners.filter(({ id }) => id !== caller.id);
}

/** A random password that nobody knows. */
const unknown = () => randomBytes(24).toString('base64url');

interface NewAdmin {
  email: string;
  name: string;
  admin_role: AdminRole;
}

/**
 * Invites an admin, or lets back in one whose access was ended. With the mailed link they choose a
 * password, which accepts the invitation. It is open for a week; then the account is deleted.
 * Inviting somebody again before that sends another link.
 */
export const addAdmin = (
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  caller: Caller,
  { email, name, admin_role }: NewAdmin,
): Promise<Admin> =>
  db.transaction().execute(async (trx) => {
    refuseContactIn(name, 'name');
    const others = await holdOwners(trx, caller);
    const password = unknown();
    const made = await createAdmin(trx, { email, name, password, state: 'pending' });
    const { id, state } = await getByEmail(trx, email);
    const isBack = made === 'admin' && state === 'inactive';
    if (made !== 'created' && !isBack && !(made === 'admin' && state === 'pending')) {
      throw refuse('identity.user.already_exists', { field: 'email' });
    }
    // Somebody who had access before has proved long ago that the address is theirs.
    await changeAdmin(trx, id, { admin_role, ...(isBack ? { state: 'active' as const } : {}) });
    await recordAct(trx, { act: 'admin_made', subject: ['account', id], after: { admin_role } });
    await noteSecurityEvent(trx, { kind: 'account_state', accountId: id, detail: admin_role });
    await inviteAnew(trx, id);
    const link = isBack ? `${publicUrl}/auth/login` : await invitationLink(trx, publicUrl, id);
    await mailNewAdmin(trx, { email, name, admin_role, by: caller.name, link, isBack });
    const admin = await getAdmin(trx, caller, id);
    await mailOwners(trx, others, { admin, by: caller.name, admin_role });
    return admin;
  });

async function getAdmin(trx: Trx, caller: Caller, id: number) {
  const found = orRefuse(await findAdmin(trx, caller.id, id), 'resource.admin.not_found');
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
    const others = await holdOwners(trx, caller);
    const before = await getAdmin(trx, caller, id);
    const { admin_role: roleBefore, state } = before;
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
    const change = { admin: before, by: caller.name, admin_role };
    await mailRightsChanged(trx, change);
    await mailOwners(
      trx,
      others.filter((owner) => owner.id !== id),
      change,
    );
    return getAdmin(trx, caller, id);
  });

/**
 * Refuses to let an owner go if none of the others could act; the caller deletes the account in the same
 * transaction.
 */
export async function refuseLastOwner(
  trx: Trx,
  leaverId: number,
  { adminsNeedSecondStep }: Pick<Services, 'adminsNeedSecondStep'>,
): Promise<void> {
  const owners = await lockOwners(trx);
  if (!owners.some(({ id }) => id === leaverId)) return;
  const canAct = owners.some(
    ({ id, has_second_step }) => id !== leaverId && (has_second_step || !adminsNeedSecondStep),
  );
  if (!canAct) throw refuse('resource.admin.last_owner');
}
