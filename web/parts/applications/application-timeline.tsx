import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Check,
  Eye,
  FileCheck2,
  Flag,
  MessageCircleOff,
  PartyPopper,
  Send,
  Undo2,
  UserCheck,
  UserX,
  X,
} from 'lucide-react';
import type {
  ApplicationEvent,
  ApplicationStatus,
  CompanyEvent,
  MyApplication,
} from '../../../contract/applications.ts';
import { reasonLabel } from '../../../contract/applications/reasons.ts';
import { waitingStatuses } from '../../../contract/applications/statuses.ts';
import { momentText } from '../../lib/format/format.ts';
import { personName } from '../../../contract/format/names/person-name.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import type { IconType } from '../../ui/icon.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Timeline, type TimelineEvent } from '../../ui/panels/timeline.tsx';
import { timelineMessages } from './timeline-messages.ts';

const kindIcons: Record<ApplicationEvent['kind'], IconType | undefined> = {
  applied: Send,
  applied_again: Send,
  viewed: Eye,
  revealed: Eye,
  status_changed: undefined,
  withdrawn: Undo2,
  interview_chosen: CalendarCheck,
  interview_moved: CalendarClock,
  interview_cancelled: CalendarX,
  interview_missed: UserX,
  interview_was_there: UserCheck,
  interview_again: CalendarClock,
  offer_revised: FileCheck2,
  offer_accepted: Check,
  offer_declined: X,
  offer_withdrawn: Undo2,
  offer_expired: X,
  offer_not_joined: UserX,
};

const statusIcons: Partial<Record<ApplicationStatus, IconType>> = {
  reviewing: Eye,
  interview: CalendarClock,
  offered: FileCheck2,
  hired: PartyPopper,
  accepted: Check,
  rejected: X,
  unanswered: MessageCircleOff,
};

function titleOf(
  { kind, status, by }: ApplicationEvent,
  isForCompany: boolean,
  t: (typeof timelineMessages)['en'],
): string {
  if (kind === 'status_changed') return t[status];
  if (kind === 'interview_missed' && by.role === 'user') return t.missed_by_company;
  return kind === 'viewed' && isForCompany ? t.viewedHere : t[kind];
}

interface ApplicationTimelineProps {
  events: readonly (ApplicationEvent & Partial<Pick<CompanyEvent, 'reason'>>)[];
  status: ApplicationStatus;
  /** The job; left out on the company's own pages. */
  job?: Pick<MyApplication['job'], 'company_name' | 'company_claimed'>;
}

/** Everything that happened, with who did it, and the pending decision. */
export function ApplicationTimeline({ events, status, job }: ApplicationTimelineProps) {
  const t = useMessages(timelineMessages);
  const language = useLanguage();
  const isOpen = waitingStatuses.some((waiting) => waiting === status);

  const happened = events.map((event): TimelineEvent => {
    const isMove = event.kind === 'status_changed';
    const byCompany = event.by.role === 'hr';
    const person = personName(event.by.name, language);
    const who = byCompany && job ? t.of(person, job.company_name) : person;
    const byClock = event.by.role === 'clock';
    const ended = event.kind === 'withdrawn' || byClock || (isMove && event.status === 'rejected');
    return {
      key: String(event.id),
      state: ended ? 'failed' : isMove && event.status === 'interview' ? 'meeting' : 'done',
      icon: isMove ? statusIcons[event.status] : kindIcons[event.kind],
      title: titleOf(event, job === undefined, t),
      note: (
        <>
          <Facts
            of={[
              momentText(event.created_at, language),
              byClock || (job && !byCompany) ? null : who,
            ]}
          />
          {event.note ? (
            <span className="mt-1 block text-ink whitespace-pre-line">{t.note(event.note)}</span>
          ) : null}
          {event.reason ? (
            <span className="mt-1 block whitespace-pre-line">
              {t.reason(reasonLabel(event.reason, language))}
            </span>
          ) : null}
        </>
      ),
    };
  });
  const toCome: TimelineEvent[] =
    isOpen && job?.company_claimed
      ? [{ key: 'decision', state: 'future', icon: Flag, title: t.decision, note: t.decisionText }]
      : [];
  return (
    <Timeline
      label={t.timeline}
      events={[...happened, ...toCome]}
      stateLabels={{
        done: t.done,
        meeting: t.done,
        current: t.current,
        failed: t.failed,
        future: t.future,
      }}
    />
  );
}
