import type { Interviewer } from '../../../contract/interviews.ts';
import { personName } from '../../../contract/format/person-name.ts';
import { momentOfField } from '../../../contract/format/moment-field.ts';
import { useLanguage } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { useInterviewers } from './company-calls.ts';
import type { InviteValues } from './invite-values.ts';

const MINUTE_MS = 60_000;

/** The panel members who have another interview at the time in the fields. */
export type BusyAt = (local: string) => string[];

/** For the panel of an invitation, or of a change to an interview. */
export function useBusyPanel(
  { panel, minutes }: Pick<InviteValues, 'panel' | 'minutes'>,
  interviewId: number | undefined,
): BusyAt {
  const language = useLanguage();
  const me = useSession()?.user?.id;
  const interviewers = useInterviewers().data?.interviewers ?? [];
  const seats = interviewers.filter(({ id }) =>
    panel.length > 0 ? panel.includes(id) : id === me,
  );
  return (local) => {
    const moment = momentOfField(local);
    if (moment === null) return [];
    const begin = Date.parse(moment);
    const end = begin + Number(minutes) * MINUTE_MS;
    const overlaps = ({
      interview_id,
      starts_at,
      minutes: length,
    }: Interviewer['booked'][number]) =>
      interview_id !== interviewId &&
      Date.parse(starts_at) < end &&
      Date.parse(starts_at) + length * MINUTE_MS > begin;
    return seats
      .filter(({ booked }) => booked.some(overlaps))
      .map(({ name }) => personName(name, language));
  };
}
