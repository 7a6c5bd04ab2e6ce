import { momentText } from '../../../contract/format/dates.ts';
import { momentOfField } from '../../../contract/format/moment-field.ts';
import { personName } from '../../../contract/format/names/person-name.ts';
import type { Booked } from '../../../contract/interviews.ts';
import { overlapping } from '../../../contract/interviews/overlaps.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { useInterviewers } from './company-calls.ts';
import { inviteMessages } from './invite-messages.ts';
import type { InviteValues } from './invite-values.ts';

/**
 * The other interviews of the panel and the candidates at a time (as the fields write it), a
 * sentence for each.
 */
export type BusyAt = (local: string) => { panel: string[]; candidate: string[] };

interface Asked {
  /** The applications of all recipients. */
  applicationIds: readonly number[];
  /** The interview to change. */
  interviewId: number | undefined;
}

/** For an invitation, or a change to an interview. */
export function useBusyTimes(
  { panel, minutes }: Pick<InviteValues, 'panel' | 'minutes'>,
  { applicationIds, interviewId }: Asked,
): BusyAt {
  const t = useMessages(inviteMessages);
  const language = useLanguage();
  const me = useSession()?.user?.id;
  const { interviewers = [], candidate_booked = [] } = useInterviewers(applicationIds).data ?? {};
  const seats = interviewers.filter(({ id }) =>
    panel.length > 0 ? panel.includes(id) : id === me,
  );
  const said = (name: string, { candidate_name, job_title, ...booked }: Booked, isOwn: boolean) =>
    t.busy(
      personName(name, language),
      isOwn ? job_title : `${personName(candidate_name, language)}, ${job_title}`,
      `${momentText(booked.starts_at, language)}, ${t.minutes(booked.minutes)}`,
    );
  return (local) => {
    const starts_at = momentOfField(local);
    if (starts_at === null) return { panel: [], candidate: [] };
    const among = (booked: readonly Booked[]) =>
      overlapping(booked, { starts_at, minutes: Number(minutes) }).filter(
        ({ interview_id }) => interview_id === null || interview_id !== interviewId,
      );
    return {
      panel: seats.flatMap(({ name, booked }) =>
        among(booked).map((other) => said(name, other, false)),
      ),
      candidate: among(candidate_booked).map((other) => said(other.candidate_name, other, true)),
    };
  };
}
