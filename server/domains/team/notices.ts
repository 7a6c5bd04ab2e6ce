import type { TeamRole } from '../../../contract/team/team-roles.ts';
import type { Trx } from '../../platform/database.ts';
import { notify } from '../notifications/notifications.ts';
import { companyNameOf, listOwners } from './queries.ts';

interface Notice {
  companyId: number;
  memberId: number;
  role: TeamRole | null;
}

/** Tells a member about their new role, or that they are no longer in the team (null). */
export async function notifyMember(trx: Trx, { companyId, memberId, role }: Notice): Promise<void> {
  await notify(trx, [memberId], 'team_changed', {
    company_name: await companyNameOf(trx, companyId),
    change: role === null ? 'removed' : 'role_changed',
    role,
  });
}

/** Tells the owners that somebody joined with a role, or left (null). */
export async function notifyOwners(trx: Trx, { companyId, memberId, role }: Notice): Promise<void> {
  const owners = await listOwners(trx, companyId);
  await notify(
    trx,
    owners.filter((id) => id !== memberId),
    'team_changed',
    {
      company_name: await companyNameOf(trx, companyId),
      change: role === null ? 'left' : 'joined',
      role,
    },
  );
}
