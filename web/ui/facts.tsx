import { Children, type ReactNode } from 'react';
import { DOT } from '../lib/format/separator.ts';

interface FactsProps {
  /** Those that are empty or unknown are left out. */
  of: readonly ReactNode[];
}

/**
 * Facts with dots between them, of which none begins or ends a line: each fact brings the dot before it, and what stands
 * to the left of the line is not shown, except for the outline of a focused link. For text without elements there is `dotted`.
 */
export function Facts({ of }: FactsProps) {
  return (
    <span className="-ml-[0.75em] block [clip-path:inset(-4px_-4px_-4px_calc(0.75em-4px))]">
      {Children.map(of.filter(Boolean), (fact, index) => (
        <span className="inline-block max-w-full pl-[0.75em]">
          {index > 0 ? (
            <span className="-ml-[0.75em] inline-block w-[0.75em] text-center whitespace-pre">
              {DOT}
            </span>
          ) : null}
          {fact}
        </span>
      ))}
    </span>
  );
}
