import { ChipLink } from './chip.tsx';
import { LinkTabs } from './link-tabs.tsx';

interface Choice {
  /** With `current` from `choice` of `useListAddress`. */
  to: string;
  current: boolean;
  label: string;
  count?: number | undefined;
}

export interface TabRow {
  /** Names the row for the ear. */
  label: string;
  tabs: readonly Choice[];
  /** Chips where several may be on at once. */
  look?: 'tabs' | 'chips';
}

/** What the list can be narrowed to, with how many there are. */
export function ListTabs({ label, tabs, look = 'tabs' }: TabRow) {
  if (look === 'tabs') return <LinkTabs label={label} tabs={tabs} preventScrollReset />;
  return (
    <nav aria-label={label} className="scroll-row -mx-4 gap-2 px-4 py-1 md:mx-0 md:px-0">
      {tabs.map(({ to, current, label: word, count }) => (
        <ChipLink
          key={word}
          to={to}
          preventScrollReset
          current={current}
          count={count}
          className="shrink-0"
        >
          {word}
        </ChipLink>
      ))}
    </nav>
  );
}
