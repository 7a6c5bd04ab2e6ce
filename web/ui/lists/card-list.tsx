import type { Key, ReactNode } from 'react';

interface CardListProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** The grid, where there is more than one column. */
  className?: string;
  children: (row: Row) => ReactNode;
}

/** Rows as cards. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { rows, keyOf, className = 'grid gap-3', children } = props;
  return (
    <ul className={className}>
      {rows.map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </ul>
  );
}
