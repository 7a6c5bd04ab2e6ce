import type { TeamInvitation, TeamMember } from '../../../contract/team/team.ts';
import type { InvitationRow } from './invitation-queries.ts';
import type { MemberRow } from './queries.ts';

export const presentMember = (row: MemberRow): TeamMember => {
  const { id, name, email, role, joined_at, last_active_on } = row;
  return { id, name, email, role, joined_at, last_active_on };
};

export const presentInvitation = ({ invited_by, ...row }: InvitationRow): TeamInvitation => ({
  ...row,
  invited_by: invited_by || null,
});
