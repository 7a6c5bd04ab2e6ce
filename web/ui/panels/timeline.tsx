import { clsx } from 'clsx';
import { Check, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { IconType } from '../icon.tsx';

type TimelineState = 'done' | 'meeting' | 'current' | 'failed' | 'future';

export interface TimelineEvent {
  /** Unique within the timeline. */
  key: string;
  state: TimelineState;
  title: ReactNode;
  /** When and by whom. */
  note?: ReactNode;
  icon?: IconType;
}

const NODES = {
  done: 'bg-ok text-on-ok',
  meeting: 'bg-meet text-on-meet',
  current: 'bg-time text-on-time',
  failed: 'bg-danger text-on-danger',
  future: 'border-2 border-line-strong bg-surface text-ink-3',
} as const;

interface TimelineProps {
  label: string;
  events: readonly TimelineEvent[];
  /** Screen-reader text for each state: "Done", "Running", "Later". */
  stateLabels: Record<TimelineState, string>;
}

/** Solid is what happened, dashed what is ahead; marigold is in progress, and an interview has its own colour. */
export function Timeline({ label, events, stateLabels }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {events.map((event, index) => {
        const next = events[index + 1];
        return (
          <li key={event.key} className="relative flex gap-3 pb-5 last:pb-0">
            {next && (
              <span
                className={clsx(
                  'absolute top-7 bottom-0 left-[13px]',
                  next.state === 'future' ? 'stitch-y' : 'border-l-2 border-ok',
                )}
              />
            )}
            <span
              className={clsx(
                'grid size-7 shrink-0 place-items-center rounded-full',
                NODES[event.state],
              )}
            >
              <NodeIcon event={event} />
            </span>
            <div className="min-w-0 pt-0.5">
              <p className="text-body font-strong">
                <span className="sr-only">{stateLabels[event.state]}: </span>
                {event.title}
              </p>
              {event.note && <p className="note">{event.note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function NodeIcon({ event }: { event: TimelineEvent }) {
  if (event.icon) return <Icon of={event.icon} size={14} />;
  if (event.state === 'done') return <Icon of={Check} size={14} />;
  if (event.state === 'current') return <Icon of={Hourglass} size={14} />;
  return null;
}
