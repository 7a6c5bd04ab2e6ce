import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { listMessages } from '../../../ui/lists/list-messages.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/lists/skeleton.tsx';

const FOUR = ['first', 'second', 'third', 'fourth'];

/** The dashboard while it loads: cards with as many lines and rows as the loaded ones. */
export function DashboardShapes() {
  const t = useMessages(listMessages);
  return (
    <SkeletonGroup label={t.loading} className="grid gap-4 xl:gap-5">
      <Box>
        <Skeleton className="h-5 w-40" />
        <span className="grid gap-x-8 lg:grid-cols-2">
          <Rows />
        </span>
      </Box>
      <span className="grid grid-cols-2 max-xs:grid-cols-1 lg:grid-cols-4 lg:gap-4">
        {FOUR.map((place) => (
          <Box key={place} className="max-lg:rounded-none!">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-8 w-12" />
            <Skeleton className="h-3 w-28" />
          </Box>
        ))}
      </span>
      <span className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.25rem] xl:gap-5">
        <Box>
          <Skeleton className="h-5 w-32" />
          <Rows />
        </Box>
        <Box>
          <Skeleton className="h-5 w-24" />
          <Rows />
        </Box>
      </span>
    </SkeletonGroup>
  );
}

const Box = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span className={clsx('grid gap-3 rounded-lg border border-line bg-surface p-4', className)}>
    {children}
  </span>
);

/** People or jobs, each with two lines. */
function Rows() {
  return FOUR.map((place) => (
    <span key={place} className="flex items-center gap-3 py-2">
      <Skeleton className="size-10 rounded-full!" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-3 w-2/5" />
      </span>
    </span>
  ));
}
