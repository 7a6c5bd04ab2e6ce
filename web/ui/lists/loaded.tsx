import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../button.tsx';
import { NoticeBar } from '../notice-bar.tsx';
import { listMessages } from './list-messages.ts';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

/** What a part of a page needs to know of a call, as TanStack Query says it. */
export interface Loading<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

const ROWS = ['h-16', 'h-16', 'h-16'];

/** What a page's loader has read: there from the beginning. */
export const answered = <T,>(data: T): Loading<T> => ({
  data,
  error: null,
  isFetching: false,
  refetch: () => Promise.resolve(),
});

interface LoadedProps<T> {
  query: Loading<T>;
  /** What is said when it fails: "Failed to load jobs". The reason follows by itself. */
  failed?: string;
  /** A sentence before the reason. */
  text?: string;
  /** On the button, where it is not "Try Again". */
  again?: string | undefined;
  /** The page has no other heading while it shows the failure. */
  isPage?: boolean;
  /** The sizes of what comes, such as "h-9 w-56"; three rows unless said. */
  shapes?: readonly string[];
  /** In place of the shapes. */
  loading?: ReactNode;
  className?: string;
  children: (loaded: T) => ReactNode;
}

/** What was asked for, or that it is on its way, or why it is not there, with another try. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, text, again, isPage, loading, shapes = ROWS, className, children } = props;
  const t = useMessages(listMessages);
  const language = useLanguage();
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
    <NoticeBar
      tone="danger"
      role="alert"
      className={className}
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
        {text} {errorText(query.error, language)}
      </p>
    </NoticeBar>
  );
}
