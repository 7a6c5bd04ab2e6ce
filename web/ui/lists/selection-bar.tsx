import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Pick<Selection<unknown>, 'clear'>;
  /** Accessible name of the bar. */
  label: string;
  /** How many are selected, in words. */
  selected: string;
  clearLabel: string;
  /** The buttons. */
  children: ReactNode;
}

/** The actions on all selected rows; it stays in sight while the list scrolls, above the menu on phones. */
export function SelectionBar({
  selection,
  label,
  selected,
  clearLabel,
  children,
}: SelectionBarProps) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-[calc(52px+1.25rem)] z-sticky md:bottom-2 flex flex-wrap items-center gap-2.5 rounded-lg border border-brand bg-surface p-3 shadow-float"
    >
      <p aria-live="polite" className="mr-auto text-small font-strong">
        {selected}
      </p>
      {children}
      <Button size="sm" variant="quiet" onClick={selection.clear}>
        {clearLabel}
      </Button>
    </section>
  );
}
