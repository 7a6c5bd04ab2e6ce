import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** One sunken block in the place of what will come. The class gives its size: "h-5 w-40". */
export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx('block rounded-sm bg-sunken forced-colors:border', className)} />;
}

interface SkeletonGroupProps {
  /** Said once to the ear: "Loading jobs". */
  label: string;
  children: ReactNode;
  className?: string;
}

/** Skeletons of one region. Seen only after 400 ms, so that quick answers do not flash. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <output className={clsx('block animate-appear', className)}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="contents">
        {children}
      </span>
    </output>
  );
}
