import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { filterMessages } from '../../../../parts/search/filter-messages.ts';
import { ChipLink } from '../../../../ui/lists/chip.tsx';

interface TakenOffChipProps {
  label: string;
  /** The search without what the chip says. */
  to: string;
}

/** A filter or a wish as a link that takes it off; whoever follows it by keyboard goes on at what is found without it. */
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

/** The line above the jobs that says how many there are. */
function focusCount() {
  const count = document.querySelector<HTMLElement>('main output:not(search output)');
  if (!count) return;
  count.tabIndex = -1;
  count.focus({ preventScroll: true });
}
