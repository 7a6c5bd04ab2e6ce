import { useMessages } from '../../../lib/messages.ts';
import { listMessages } from '../../../ui/lists/list-messages.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/lists/skeleton.tsx';

/** What is due, the figures and the lists, before any of them is known. */
export function DashboardLoading() {
  const t = useMessages(listMessages);
  return (
    <SkeletonGroup label={t.loading} className="grid gap-5">
      <Skeleton className="h-36" />
      <Skeleton className="h-44 xl:h-28" />
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}

/** Three placeholder rows in the shape of a short list. */
export function RowsLoading() {
  const t = useMessages(listMessages);
  return (
    <SkeletonGroup label={t.loading}>
      {[1, 2, 3].map((row) => (
        <span key={row} className="flex gap-3.5 border-t border-line p-3.5 first:border-0 md:px-4">
          <Skeleton className="size-11 shrink-0" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-1/2" />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}
