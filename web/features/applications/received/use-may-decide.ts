import { useMayDo } from '../../../parts/team/may-do.tsx';

/** Whether the signed-in recruiter decides about applications, or only reads them. */
export const useMayDecide = (): boolean =>
  useMayDo('POST /barong/resource/applications/decisions', 'recruiter');
