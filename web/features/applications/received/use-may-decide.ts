import type { Application } from '../../../../contract/applications.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useMayDo } from '../../../parts/team/may-do.tsx';

/** Whether the signed-in recruiter decides about applications, or only reads them. */
export const useMayDecide = (): boolean =>
  useMayDo('POST /barong/resource/applications/decisions', 'recruiter');

/** Whether a decision that has not taken effect yet is the reader's own: only they can undo it. */
export function useMayUndo({ held }: Pick<Application, 'held'>): boolean {
  const me = useSession()?.user?.id;
  return held !== null && held.by.id === me;
}
