import { Button } from '../button.tsx';

interface MoreRowsProps {
  /** The result of `useGrowingListOf`. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  label: string;
  /** As wide as its list. */
  wide?: boolean;
}

/** The button at the end of a list that grows; nothing once all rows are shown. */
export function MoreRows({ list, label, wide = false }: MoreRowsProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant={wide ? 'secondary' : 'quiet'}
      wide={wide}
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
