import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Button, LinkButton } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { filterMessages } from './filter-messages.ts';

interface ListFiltersProps {
  /** How many are set, and the list without them: `filtersSet(…)`. */
  set: { count: number; clearedPath: string };
  /** The number of matching rows. */
  total: number;
  /** On wide screens too. */
  behindButton?: boolean;
  /** Fields with hidden labels, which are visible in the sheet. */
  children: ReactNode;
}

/** Filters of a list: in a row on wide screens, otherwise in a sheet behind one button. */
export function ListFilters({ set, total, behindButton, children }: ListFiltersProps) {
  const t = useMessages(filterMessages);
  const [isOpen, setOpen] = useState(false);
  const clear = set.count > 0 && { to: set.clearedPath, children: t.clear };
  return (
    <>
      {behindButton ? null : (
        <div className="contents max-lg:hidden">
          {children}
          {clear ? <LinkButton variant="quiet" size="sm" {...clear} /> : null}
        </div>
      )}
      <IconButton
        icon={SlidersHorizontal}
        variant="secondary"
        size="sm"
        className={behindButton ? undefined : 'lg:hidden'}
        label={t.filters(set.count)}
        count={set.count}
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.filters(0)}
        startsAtTitle
        footer={
          <>
            {clear ? <LinkButton variant="secondary" {...clear} /> : null}
            <Button className="flex-1" onClick={() => setOpen(false)}>
              {t.show(total)}
            </Button>
          </>
        }
      >
        <div className="shows-labels grid gap-4">{children}</div>
      </Sheet>
    </>
  );
}
