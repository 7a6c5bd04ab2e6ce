import { Fragment, type Key, type ReactNode } from 'react';

interface CardListProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** The class of the grid, if there is more than one column. */
  className?: string;
  /** A row of another kind, after this many rows. */
  extra?: { above: number; row: ReactNode } | undefined;
  children: (row: Row) => ReactNode;
}

/** Rows as cards. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { rows, keyOf, className = 'grid gap-3', extra, children } = props;
  return (
    <ul className={className}>
      {rows.map((row, at) => (
        <Fragment key={keyOf(row)}>
          {extra?.above === at ? extra.row : null}
          <li>{children(row)}</li>
        </Fragment>
      ))}
    </ul>
  );
}
