import { ChipLink } from './chip.tsx';
import { currentOf, LinkTabs } from './link-tabs.tsx';
import { useCurrentInSight } from '../panels/current-in-sight.ts';

interface Choice {
  /** `current` comes from `choice` of `useListAddress`. */
  to: string;
  current: boolean;
  label: string;
  count?: number | undefined;
}

export interface TabRow {
  /** Accessible name of the row. */
  label: string;
  tabs: readonly Choice[];
  /** `chips` where several may be chosen at once. */
  look?: 'tabs' | 'chips';
}

/** The filters of a list, with their counts. */
export function ListTabs({ label, tabs, look = 'tabs' }: TabRow) {
  if (look === 'tabs') return <LinkTabs label={label} tabs={tabs} preventScrollReset />;
  return <Chips label={label} tabs={tabs} />;
}

function Chips({ label, tabs }: Omit<TabRow, 'look'>) {
  const row = useCurrentInSight<HTMLElement>(currentOf(tabs));
  return (
    <nav
      ref={row}
      aria-label={label}
      className="scroll-row -mx-4 -my-px gap-2 px-4 py-1.25 md:mx-0 md:overflow-visible md:flex-wrap md:gap-1.5 md:px-0"
    >
      {tabs.map(({ to, current, label: word, count }) => (
        <ChipLink
          key={word}
          to={to}
          preventScrollReset
          current={current}
          count={count}
          className="shrink-0 md:px-2"
        >
          {word}
        </ChipLink>
      ))}
    </nav>
  );
}
