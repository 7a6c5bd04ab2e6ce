import type { ReactNode } from 'react';
import type { LeastTeamRole } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { mayAs, type TeamRole } from '../../../contract/team/team-roles.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { teamRoleMessages } from './team-role-messages.ts';

/** The lowest team role that may make a call. */
type Least<R extends keyof Contract> = LeastTeamRole<R, Contract[R]> & TeamRole;

/** The team role of the signed-in recruiter; without a company they count as an owner. */
const useTeamRole = (): TeamRole => useSession()?.user?.team_role ?? 'owner';

/** Whether the server would allow the signed-in recruiter this call, which needs this role. */
export const useMayDo = <R extends keyof Contract>(_call: R, least: Least<R>): boolean =>
  mayAs(useTeamRole(), least);

interface MayDoProps<R extends keyof Contract> {
  /** The call that the control makes. */
  call: R;
  /** The lowest role that may make it; a role other than the contract's does not compile. */
  least: Least<R>;
  /** Explains the missing control, if the page would otherwise be pointless; in words of its own if given. */
  says?: boolean | string;
  children: ReactNode;
}

/** Shows a control only to those whom the server would not refuse. */
export function MayDo<R extends keyof Contract>({ call, least, says, children }: MayDoProps<R>) {
  const t = useMessages(teamRoleMessages);
  const own = useTeamRole();
  if (useMayDo(call, least)) return children;
  if (!says) return null;
  const why = call.startsWith('GET ') ? t.notShown : t.notAllowed;
  return <p className="note">{says === true ? why(t[own]) : says}</p>;
}
