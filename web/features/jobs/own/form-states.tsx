import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/lists/skeleton.tsx';
import { jobFormMessages } from './form-messages.ts';

export function FormLoading() {
  const t = useMessages(jobFormMessages);
  return (
    <SkeletonGroup label={t.loading} className="grid gap-4">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </SkeletonGroup>
  );
}

interface LoadFailedProps {
  title: string;
  busy: boolean;
  onRetry: () => void;
}

export function LoadFailed({ title, busy, onRetry }: LoadFailedProps) {
  const t = useMessages(jobFormMessages);
  return (
    <EmptyState
      as="h1"
      title={title}
      actions={
        <Button busy={busy} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    />
  );
}
