import { ArrowUpRight, CalendarClock, NotebookPen, Pencil, Send, Trash2 } from 'lucide-react';
import type { TrackerStatus } from '../../../../contract/applications.ts';
import type { OutsideApplication } from '../../../../contract/applications/outside-applications.ts';
import { dateText, momentText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { TrackerBadge } from '../../../parts/applications/application-badges.tsx';
import { trackerStatusLabels } from '../../../parts/labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Timeline, type TimelineEvent } from '../../../ui/panels/timeline.tsx';
import { DialogButton } from '../../../ui/overlays/dialog-button.tsx';
import { timelineMessages } from '../../../parts/applications/timeline-messages.ts';
import { OutsideDialog } from './outside-form.tsx';
import { outsideMessages } from './outside-messages.ts';
import { useOutsideRemoval } from './tracker-calls.ts';
import { dotted } from '../../../lib/format/separator.ts';

/** An application from elsewhere: what the seeker wrote about it, and when. */
export function OutsidePanel({ application }: { application: OutsideApplication }) {
  const t = useMessages(outsideMessages);
  const states = useMessages(timelineMessages);
  const events = useEvents(application);
  const { job_title, company_name, location, status, link, note } = application;
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="text-h3">{job_title}</h2>
        <p className="note break-words">{dotted([company_name, location])}</p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <TrackerBadge status={status} />
          {link ? (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className="link inline-flex items-center gap-1 text-small"
            >
              {t.seePosting}
              <Icon of={ArrowUpRight} size={16} />
            </a>
          ) : null}
        </div>
      </div>
      <Timeline
        label={t.timeline}
        events={events}
        stateLabels={{ ...states, meeting: states.done }}
      />
      {note ? (
        <div className="border-t border-line pt-4">
          <h3 className="text-body font-strong">{t.note}</h3>
          <p className="mt-1 text-small break-words whitespace-pre-line">{note}</p>
        </div>
      ) : null}
    </div>
  );
}

const endings: ReadonlySet<TrackerStatus> = new Set(['Rejected', 'No Answer', 'Withdrawn']);

/** The day of the application, each new status, the note and the day to ask again, in order. */
function useEvents(application: OutsideApplication): TimelineEvent[] {
  const t = useMessages(outsideMessages);
  const language = useLanguage();
  const { applied_on, changes, note, note_changed_at, follow_up_on } = application;
  const dated = [
    ...changes.map(({ id, status, created_at }) => ({
      at: created_at,
      event: {
        key: `change ${id}`,
        state: endings.has(status) ? 'failed' : 'done',
        title: trackerStatusLabels[language][status],
        note: momentText(created_at, language),
      } satisfies TimelineEvent,
    })),
    ...(note && note_changed_at
      ? [
          {
            at: note_changed_at,
            event: {
              key: 'note',
              state: 'done',
              icon: NotebookPen,
              title: t.noted,
              note: momentText(note_changed_at, language),
            } satisfies TimelineEvent,
          },
        ]
      : []),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return [
    {
      key: 'applied',
      state: 'done',
      icon: Send,
      title: trackerStatusLabels[language].Applied,
      note: dateText(applied_on, language),
    },
    ...dated.map(({ event }) => event),
    ...(follow_up_on
      ? [
          {
            key: 'follow-up',
            state: 'future',
            icon: CalendarClock,
            title: t.followUpTitle,
            note: dateText(follow_up_on, language),
          } satisfies TimelineEvent,
        ]
      : []),
  ];
}

interface OutsideActionsProps {
  application: OutsideApplication;
  onRemoved: () => void;
}

export function OutsideActions({ application, onRemoved }: OutsideActionsProps) {
  const t = useMessages(outsideMessages);
  const { id } = application;

  const restoring = useOutsideRemoval({ failed: t.notSaved, done: t.back });
  const removal = useOutsideRemoval({
    failed: t.removeFailed,
    done: {
      title: t.removed,
      variant: 'default',
      action: { label: t.undo, onClick: () => void restoring.run({ id, back: true }) },
    },
    onDone: onRemoved,
  });

  return (
    <div className="flex w-full gap-2.5">
      <DialogButton label={t.edit} className="flex-1" variant="secondary" icon={Pencil}>
        {(close) => <OutsideDialog application={application} onClose={close} />}
      </DialogButton>
      <Button
        className="flex-1"
        variant="secondary"
        icon={Trash2}
        busy={removal.isBusy}
        onClick={() => void removal.run({ id, back: false })}
      >
        {t.remove}
      </Button>
    </div>
  );
}
