import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../button.tsx';
import { NoticeBar } from '../notice-bar.tsx';
import { listMessages } from './list-messages.ts';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

/** The part of a TanStack Query result that a component needs. */
export interface Loading<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

const ROWS = ['h-16', 'h-16', 'h-16'];

interface LoadedProps<T> {
  query: Loading<T>;
  /** The failure's title: "Failed to load jobs". The reason is added. */
  failed?: string;
  /** A sentence before the reason. */
  text?: string;
  /** The reason if neither the server nor the network gives one. */
  otherwise?: string;
  /** The button's label; by default "Try Again". */
  again?: string | undefined;
  /** Makes the failure's title the page heading. */
  isPage?: boolean;
  /** Sizes of the skeletons, such as "h-9 w-56"; by default three rows. */
  shapes?: readonly string[];
  /** Shown if there is no such object (404), in place of the failure. */
  missing?: ReactNode;
  /** Replaces the skeletons. */
  loading?: ReactNode;
  className?: string;
  children: (loaded: T) => ReactNode;
}

/** Shows the loaded value, skeletons while it loads, or why it failed, with a retry button. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, text, again, isPage, loading, shapes = ROWS, className, children } = props;
  const t = useMessages(listMessages);
  const language = useLanguage();
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  if (isMissing && props.missing) return props.missing;
  if (query.data !== undefined) return children(query.data);
  if (!query.error) {
    if (loading) return loading;
    return (
      <SkeletonGroup label={t.loading} className={clsx('grid gap-3', className)}>
        {Object.entries(shapes).map(([place, shape]) => (
          <Skeleton key={place} className={shape} />
        ))}
      </SkeletonGroup>
    );
  }
  const Heading = isPage ? 'h1' : 'p';
  return (
    // The class may set the columns of the skeletons.
    <div className={className}>
      <NoticeBar
        tone="danger"
        role="alert"
        className="col-span-full"
        action={
          <Button
            size="sm"
            variant="secondary"
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {again ?? t.tryAgain}
          </Button>
        }
      >
        <Heading className="font-strong">{props.failed ?? t.failed}</Heading>
        <p>
          {text} {errorText(query.error, language, props.otherwise)}
        </p>
      </NoticeBar>
    </div>
  );
}
