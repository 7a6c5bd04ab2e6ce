import { clsx } from 'clsx';
import { Td, Th } from '../data-table.tsx';
import type { Selection } from './use-selection.ts';

interface SelectAllProps<Row> {
  label: string;
  rows: readonly Row[];
  selection: Pick<Selection<Row>, 'has' | 'toggleAll'>;
}

/** The checkbox in the heading of a table: selects the whole page. */
export const SelectAll = <Row extends { id: number }>(props: SelectAllProps<Row>) => (
  <Th className="w-11 pr-0!">
    <input
      type="checkbox"
      aria-label={props.label}
      checked={props.rows.every(({ id }) => props.selection.has(id))}
      onChange={() => props.selection.toggleAll(props.rows)}
      className="tick"
    />
  </Th>
);

interface SelectOneProps<Row> {
  label: string;
  row: Row;
  selection: Pick<Selection<Row>, 'has' | 'toggle'>;
  /** The width below which the row is a card, which has the checkbox in its corner. */
  cardsBelow?: 'md' | 'lg';
}

export const SelectOne = <Row extends { id: number }>(props: SelectOneProps<Row>) => (
  <Td
    className={clsx(
      'relative z-sticky pr-0!',
      props.cardsBelow === 'lg'
        ? 'max-lg:absolute max-lg:top-3.5 max-lg:right-3.5'
        : 'max-md:absolute max-md:top-3.5 max-md:right-3.5',
    )}
  >
    <input
      type="checkbox"
      aria-label={props.label}
      checked={props.selection.has(props.row.id)}
      onChange={() => props.selection.toggle(props.row)}
      className="tick"
    />
  </Td>
);
