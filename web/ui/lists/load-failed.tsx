import { Button } from '../button.tsx';
import { NoticeBar } from '../notice-bar.tsx';

interface LoadFailedProps {
  text: string;
  /** Of the button that asks again. */
  label: string;
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
  className?: string;
}

/** Stands in place of a list that could not be read. */
export function LoadFailed({ text, label, query, className = '' }: LoadFailedProps) {
  return (
    <NoticeBar
      tone="danger"
      role="alert"
      className={className}
      action={
        <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          {label}
        </Button>
      }
    >
      {text}
    </NoticeBar>
  );
}
