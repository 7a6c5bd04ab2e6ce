/** What a page offers to an admin's role: anything that the server would refuse is not shown. */
import { type AdminRole, mayAsAdmin } from '../../../contract/admin/admin-roles.ts';
import type { Contract } from '../../../contract/index.ts';
import { useSession } from '../../lib/session/session.ts';

/** The admin roles that may make a call, repeated from the contract: other roles do not compile. */
export const forCall = <R extends keyof Contract>(
  _call: R,
  admins: Contract[R] extends { admins: infer A extends readonly AdminRole[] } ? A : never,
): readonly AdminRole[] => admins;

/** Whether the signed-in admin has one of these roles, or is an owner. */
export const useMayAsAdmin = (admins: readonly AdminRole[]): boolean =>
  mayAsAdmin(useSession()?.user?.admin_role ?? null, admins);
