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
