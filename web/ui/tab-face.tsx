import { countText } from '../lib/format/format.ts';

export interface TabWords {
  label: string;
  count?: number | string;
}

/** The row of tabs: a hairline on top, covered by the active tab's line. */
export const TAB_LIST_CLASS = 'scroll-row border-t border-line';

// With forced colours a transparent line would be drawn like any other.
export const TAB_CLASS =
  'group/tab -mt-px inline-flex min-h-12 flex-none items-center gap-2 border-t-3 border-transparent forced-colors:border-[color:Canvas] px-3.5 pb-1 text-body font-medium text-ink-2 snap-start transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-brand aria-selected:font-strong aria-selected:text-brand-ink aria-[current=page]:border-brand aria-[current=page]:font-strong aria-[current=page]:text-brand-ink forced-colors:aria-selected:border-[color:Highlight] forced-colors:aria-[current=page]:border-[color:Highlight]';

export function TabFace({ label, count }: TabWords) {
  return (
    <>
      {label}
      {count !== undefined && (
        <span className="min-w-[1.5rem] rounded-full bg-sunken px-1.5 text-center text-caption leading-[1.5rem] font-medium text-ink-2 tabular-nums">
          {countText(count)}
        </span>
      )}
    </>
  );
}
