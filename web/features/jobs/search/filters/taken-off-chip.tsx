import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { filterMessages } from '../../../../parts/search/filter-messages.ts';
import { ChipLink } from '../../../../ui/lists/chip.tsx';

interface TakenOffChipProps {
  label: string;
  /** The address of the search without what the chip names. */
  to: string;
}

/**
 * A filter or a wish as a link that removes it. Followed by keyboard, it moves the focus to the
 * number of jobs found.
 */
export function TakenOffChip({ label, to }: TakenOffChipProps) {
  const t = useMessages(filterMessages);
  const chip = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const link = chip.current;
    return () => {
      if (link === document.activeElement) focusCount();
    };
  }, []);
  return (
    <ChipLink ref={chip} to={to} preventScrollReset current aria-label={t.removeFilter(label)}>
      {label}
      <X aria-hidden="true" className="size-4 shrink-0" />
    </ChipLink>
  );
}

/** Focuses the line above the jobs that says how many there are. */
function focusCount() {
  const count = document.querySelector<HTMLElement>('main output:not(search output)');
  if (!count) return;
  count.tabIndex = -1;
  count.focus({ preventScroll: true });
}
