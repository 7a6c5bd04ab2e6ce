import { CalendarClock, Check, Eye, FileCheck2, PartyPopper, X } from 'lucide-react';
import type { ApplicationStatus } from '../../../../../contract/applications.ts';
import type { IconType } from '../../../../ui/icon.tsx';
import type { receivedMessages } from '../received-messages.ts';

type Texts = (typeof receivedMessages)['en'];

/** The decisions a company can make; the server says which are possible now. */
export type Decided = Exclude<ApplicationStatus, 'pending' | 'unanswered' | 'withdrawn'>;

export const isDecided = (status: ApplicationStatus): status is Decided =>
  status !== 'pending' && status !== 'unanswered' && status !== 'withdrawn';

export const decisionIcons: Record<Decided, IconType> = {
  accepted: Check,
  rejected: X,
  interview: CalendarClock,
  offered: FileCheck2,
  hired: PartyPopper,
  reviewing: Eye,
};

/** The verb of a decision; another one if it reverses an earlier decision. */
export function decisionWord(from: ApplicationStatus, to: Decided, t: Texts): string {
  if (to === 'accepted') return from === 'rejected' ? t.acceptInstead : t.accept;
  if (to === 'rejected') return from === 'accepted' ? t.rejectInstead : t.reject;
  return { interview: t.interview, offered: t.offer, hired: t.hire, reviewing: t.markReviewing }[
    to
  ];
}

/** The texts of a decision: its questions, the hint and the outcome. */
export const decisionTexts = (to: Decided, t: Texts) =>
  ({
    accepted: {
      ask: t.askAccept,
      askMany: t.askAcceptMany,
      hint: t.noteHint,
      done: t.acceptedDone,
      doneMany: t.acceptedMany,
      failed: t.acceptFailed,
    },
    rejected: {
      ask: t.askReject,
      askMany: t.askRejectMany,
      hint: t.noteHintReject,
      done: t.rejectedDone,
      doneMany: t.rejectedMany,
      failed: t.rejectFailed,
    },
    interview: {
      ask: t.askInterview,
      askMany: t.askInterviewMany,
      hint: t.noteHintInterview,
      done: t.interviewDone,
      doneMany: t.interviewMany,
      failed: t.updateFailed,
    },
    reviewing: {
      ask: '',
      askMany: () => '',
      hint: '',
      done: t.reviewingDone,
      doneMany: t.reviewingMany,
      failed: t.updateFailed,
    },
    offered: {
      ask: t.askOffer,
      askMany: t.askOfferMany,
      hint: t.noteHint,
      done: t.offeredDone,
      doneMany: t.offeredMany,
      failed: t.updateFailed,
    },
    hired: {
      ask: t.askHire,
      askMany: t.askHireMany,
      hint: t.noteHint,
      done: t.hiredDone,
      doneMany: t.hiredMany,
      failed: t.updateFailed,
    },
  })[to];
