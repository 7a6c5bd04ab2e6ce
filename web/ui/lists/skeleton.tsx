import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A placeholder for content that is loading. The class gives its size: "h-5 w-40". */
export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx('block rounded-sm bg-sunken forced-colors:border', className)} />;
}

interface SkeletonGroupProps {
  /** Announced once: "Loading jobs". */
  label: string;
  children: ReactNode;
  className?: string;
}

/**
 * The skeletons of one region. Shown only after 400 ms, so that quick answers do not flash; at once within
 * `data-still-loading`, where other skeletons stood until now.
 */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <output
      data-loading=""
      className={clsx('block animate-appear in-data-still-loading:animate-none', className)}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="contents">
        {children}
      </span>
    </output>
  );
}
