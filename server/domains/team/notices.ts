import type { TeamMember } from '../../../contract/team/team.ts';
import type { TeamRole } from '../../../contract/team/team-roles.ts';
import type { Trx } from '../../platform/database.ts';
import { notify } from '../notifications/notifications.ts';
import { mailDeparture } from './mails.ts';
import { companyNameOf, getMember, listOwners } from './queries.ts';

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

/** Who changed what a notice is about; nobody else than the member if it is left out. */
interface By {
  by?: Pick<TeamMember, 'id' | 'name'>;
}

/** Tells the other owners that somebody joined with a role, or is no longer in the team (null). */
export async function notifyOwners(
  trx: Trx,
  { companyId, memberId, role, by }: Notice & By,
): Promise<void> {
  const owners = await listOwners(trx, companyId);
  await notify(
    trx,
    owners.flatMap(({ id }) => (id === memberId || id === by?.id ? [] : [id])),
    'team_changed',
    {
      company_name: await companyNameOf(trx, companyId),
      change: role === null ? 'left' : 'joined',
      role,
    },
  );
}

/**
 * Mails the other owners that a member is leaving or being removed. Called while they still belong to the team, and before
 * anybody inherits the ownership: an heir gets a mail of their own.
 */
export async function mailOwnersOfDeparture(
  trx: Trx,
  { companyId, memberId, by }: Pick<Notice, 'companyId' | 'memberId'> & By,
  publicUrl: string,
): Promise<void> {
  const { name } = await getMember(trx, companyId, memberId);
  const about = { company: await companyNameOf(trx, companyId), member: name, by: by?.name };
  for (const owner of await listOwners(trx, companyId)) {
    if (owner.id === memberId || owner.id === by?.id) continue;
    await mailDeparture(trx, owner, { ...about, url: `${publicUrl}/hr/team` });
  }
}
