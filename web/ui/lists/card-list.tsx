import { Fragment, type Key, type ReactNode } from 'react';

interface CardListProps<Row> {
  rows: readonly Row[];
  /** By default the `id` of the row. */
  keyOf?: ((row: Row) => Key) | undefined;
  /** The class of the grid, if there is more than one column. */
  className?: string | undefined;
  /** A row of another kind, after this many rows. */
  extra?: { above: number; row: ReactNode } | undefined;
  children: (row: Row) => ReactNode;
}

const idOf = (row: unknown): Key => (row as { id: Key }).id;

/** Rows as cards. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { rows, keyOf = idOf, className = 'grid gap-3', extra, children } = props;
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
