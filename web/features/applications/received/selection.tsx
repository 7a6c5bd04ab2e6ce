import { useState } from 'react';
import { DECISIONS_AT_ONCE } from '../../../../contract/constants.ts';
import type { Application } from '../../../../contract/applications.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { decisionOrder } from './decision-buttons.tsx';
import { type Decided, decisionIcons, decisionWord } from './decisions.ts';
import { receivedMessages } from './received-messages.ts';

export interface Selection {
  /** As they are listed now, or as they were on the page where they were selected. */
  chosen: readonly Application[];
  has: (id: number) => boolean;
  toggle: (application: Application) => void;
  /** Selects these, or none of them if all are selected. */
  toggleAll: (applications: readonly Application[]) => void;
  clear: () => void;
}

/** The applications that are selected, on every page of the list. */
export function useSelection(listed: readonly Application[]): Selection {
  const [byId, setById] = useState<ReadonlyMap<number, Application>>(new Map());
  const fresh = new Map(listed.map((application) => [application.id, application]));
  const set = (change: (next: Map<number, Application>) => void) =>
    setById((before) => {
      const next = new Map(before);
      change(next);
      return new Map([...next].slice(0, DECISIONS_AT_ONCE));
    });
  return {
    chosen: [...byId].map(([id, application]) => fresh.get(id) ?? application),
    has: (id) => byId.has(id),
    toggle: (application) =>
      set((next) => {
        if (!next.delete(application.id)) next.set(application.id, application);
      }),
    toggleAll: (applications) =>
      set((next) => {
        const isFull = applications.every(({ id }) => next.has(id));
        for (const application of applications) {
          if (isFull) next.delete(application.id);
          else next.set(application.id, application);
        }
      }),
    clear: () => setById(new Map()),
  };
}

interface SelectionBarProps {
  selection: Selection;
  busy: boolean;
  onDecide: (applications: readonly Application[], to: Decided) => void;
}

/** Decides about all that are selected, once. */
export function SelectionBar({ selection, busy, onDecide }: SelectionBarProps) {
  const t = useMessages(receivedMessages);
  const { chosen, clear } = selection;
  if (chosen.length === 0) return null;
  const possible = decisionOrder.filter((to) =>
    chosen.some(({ next_statuses }) => next_statuses.includes(to)),
  );
  return (
    <section
      aria-label={t.selectionActions}
      className="sticky bottom-[calc(var(--bar-bottom,0px)+8px)] z-sticky flex flex-wrap items-center gap-2.5 rounded-lg border border-brand bg-surface p-3 shadow-float"
    >
      <p aria-live="polite" className="mr-auto text-small font-strong">
        {t.selected(chosen.length)}
      </p>
      {possible.map((to) => (
        <Button
          key={to}
          size="sm"
          variant={to === 'rejected' ? 'danger' : 'secondary'}
          icon={decisionIcons[to]}
          disabled={busy}
          onClick={() => onDecide(chosen, to)}
        >
          {decisionWord('pending', to, t)}
        </Button>
      ))}
      <Button size="sm" variant="quiet" onClick={clear}>
        {t.clearSelection}
      </Button>
    </section>
  );
}
