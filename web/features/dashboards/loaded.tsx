import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/lists/skeleton.tsx';
import { dashboardMessages } from './messages.ts';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** What is said when it fails. */
  problem: string;
  children: (loaded: T) => ReactNode;
}

/** A part of a dashboard: its skeleton, its content, or the reason with another try. */
export function Loaded<T>({ query, problem, children }: LoadedProps<T>) {
  const t = useMessages(dashboardMessages);
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      <SkeletonGroup label={t.loading} className="grid gap-3 p-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <NoticeBar
      tone="danger"
      className="m-4"
      action={
        <Button
          size="sm"
          variant="secondary"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t.tryAgain}
        </Button>
      }
    >
      {problem}
    </NoticeBar>
  );
}
