import type { ReactNode } from 'react';
import { Button } from '../../button.tsx';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Pick<Selection<unknown>, 'chosen' | 'clear'>;
  /** Accessible name of the bar. */
  label: string;
  /** How many are selected, in words. */
  selected: string;
  clearLabel: string;
  /** The buttons. */
  children: ReactNode;
}

/**
 * The actions on all selected rows; it stays in sight while the list scrolls, above the menu on phones. With nothing
 * selected it cannot be seen, but is there: screen readers announce only what changes in an element that they know.
 */
export function SelectionBar({
  selection,
  label,
  selected,
  clearLabel,
  children,
}: SelectionBarProps) {
  const isEmpty = selection.chosen.length === 0;
  return (
    <section
      aria-label={isEmpty ? undefined : label}
      className={
        isEmpty
          ? 'sr-only'
          : 'sticky bottom-[calc(52px+1.25rem)] z-sticky md:bottom-2 flex flex-wrap items-center gap-2.5 rounded-lg border border-brand bg-surface p-3 shadow-float'
      }
    >
      <p aria-live="polite" className="mr-auto text-small font-strong">
        {isEmpty ? null : selected}
      </p>
      {isEmpty ? null : (
        <>
          {children}
          <Button size="sm" variant="quiet" onClick={selection.clear}>
            {clearLabel}
          </Button>
        </>
      )}
    </section>
  );
}
