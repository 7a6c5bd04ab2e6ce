import type { ReactNode } from 'react';
import { mayAs, type TeamRole } from '../../../contract/team/team-roles.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { teamRoleMessages } from './team-role-messages.ts';

/** The role of the signed-in recruiter in the team; whoever has no company may do all of it. */
const useTeamRole = (): TeamRole => useSession()?.user?.team_role ?? 'owner';

interface MayDoProps {
  /** The least role, as the contract has it. */
  least: TeamRole;
  /** Says why there is nothing to do, where a page would otherwise be without its purpose. */
  says?: boolean;
  children: ReactNode;
}

/** Shows a control only to whom the server would not refuse it. */
export function MayDo({ least, says, children }: MayDoProps) {
  const t = useMessages(teamRoleMessages);
  const own = useTeamRole();
  if (mayAs(own, least)) return children;
  return says ? <p className="text-small text-ink-2">{t.notAllowed(t[own])}</p> : null;
}
