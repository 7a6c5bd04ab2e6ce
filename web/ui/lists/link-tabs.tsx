import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useCurrentInSight } from '../panels/current-in-sight.ts';
import { TAB_CLASS, TAB_LIST_CLASS, TabFace } from '../tab-face.tsx';
import type { TabWords } from '../tab-face.tsx';

/** The current ones, and whether the counts, which move the others, have come. */
export const currentOf = (tabs: readonly { label: string; current: boolean; count?: unknown }[]) =>
  [tabs[0]?.count !== undefined, ...tabs.flatMap((tab) => (tab.current ? tab.label : []))].join();

interface LinkTabsProps {
  label: string;
  tabs: readonly (TabWords & { to: string; current: boolean })[];
  /** Keeps the scroll position when a tab only changes the query. */
  preventScrollReset?: boolean;
  className?: string;
}

/** Tabs that are links, so that a tab can be shared and works without scripts. */
export function LinkTabs({ label, tabs, preventScrollReset, className }: LinkTabsProps) {
  const row = useCurrentInSight<HTMLElement>(currentOf(tabs));
  return (
    <nav ref={row} aria-label={label} className={clsx(TAB_LIST_CLASS, className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset={preventScrollReset}
          aria-current={tab.current ? 'page' : undefined}
          className={TAB_CLASS}
        >
          <TabFace label={tab.label} count={tab.count} />
        </Link>
      ))}
    </nav>
  );
}
