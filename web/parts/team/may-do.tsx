import type { ReactNode } from 'react';
import type { LeastTeamRole } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { mayAs, type TeamRole } from '../../../contract/team/team-roles.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { teamRoleMessages } from './team-role-messages.ts';

/** The least role that may make a call. */
type Least<R extends keyof Contract> = LeastTeamRole<R, Contract[R]> & TeamRole;

/** The role of the signed-in recruiter in the team; whoever has no company may do all of it. */
const useTeamRole = (): TeamRole => useSession()?.user?.team_role ?? 'owner';

/** Whether the server would let the signed-in recruiter make this call, which needs this role. */
export const useMayDo = <R extends keyof Contract>(_call: R, least: Least<R>): boolean =>
  mayAs(useTeamRole(), least);

interface MayDoProps<R extends keyof Contract> {
  /** The call that the control leads to. */
  call: R;
  /** The least role that may make it; another one than the contract's does not compile. */
  least: Least<R>;
  /** Says why there is nothing to do, where a page would otherwise be without its purpose. */
  says?: boolean;
  children: ReactNode;
}

/** Shows a control only to whom the server would not refuse it. */
export function MayDo<R extends keyof Contract>({ call, least, says, children }: MayDoProps<R>) {
  const t = useMessages(teamRoleMessages);
  const own = useTeamRole();
  if (useMayDo(call, least)) return children;
  return says ? <p className="text-small text-ink-2">{t.notAllowed(t[own])}</p> : null;
}
