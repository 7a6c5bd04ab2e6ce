import { clsx } from 'clsx';
import { createContext, type HTMLAttributes, type ReactElement, type ReactNode, use } from 'react';
import { Card } from '../card.tsx';

/* A table that becomes a list of cards if there is no room: the same markup in the same order. */

/** The width below which the rows are cards. */
type CardsBelow = 'md' | 'lg';

/* What the parts of a table read from the table. */
const CardsBelowContext = createContext<CardsBelow>('md');
const FramedContext = createContext(false);

const looks = {
  md: {
    table: 'max-md:block',
    head: 'max-md:sr-only',
    frame: 'overflow-x-auto max-md:border-0 max-md:bg-transparent',
    body: 'max-md:grid max-md:gap-3',
    innerBody: 'max-md:grid',
    row: 'max-md:grid max-md:gap-1.5 max-md:p-3.5',
    card: 'max-md:rounded-lg max-md:border',
    plainRow: 'max-md:bg-surface',
    cell: 'max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:p-0',
    bare: 'max-md:items-center',
    // The label beside the first line of its value, or above a value that needs a line of its own.
    labelled: 'max-md:items-baseline max-md:justify-end max-md:text-right',
    label: 'mr-auto md:hidden',
  },
  lg: {
    table: 'max-lg:block',
    head: 'max-lg:sr-only',
    frame: 'overflow-x-auto max-lg:border-0 max-lg:bg-transparent',
    body: 'max-lg:grid max-lg:gap-3',
    innerBody: 'max-lg:grid',
    row: 'max-lg:grid max-lg:gap-1.5 max-lg:p-3.5',
    card: 'max-lg:rounded-lg max-lg:border',
    plainRow: 'max-lg:bg-surface',
    cell: 'max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 max-lg:p-0',
    bare: 'max-lg:items-center',
    labelled: 'max-lg:items-baseline max-lg:justify-end max-lg:text-right',
    label: 'mr-auto lg:hidden',
  },
} as const satisfies Record<CardsBelow, Record<string, string>>;

/** The name of a column; as `end`, it is aligned with values at the end of theirs, such as amounts. */
type Heading = string | { end: string };

interface DataTableProps {
  /** Accessible name of the table; not visible. */
  caption: string;
  /** The column headings, as Th elements where names are not enough. */
  head: readonly Heading[] | ReactElement;
  /** The rows, as Tr elements. */
  children: ReactNode;
  /** Rows are cards below 768 px, or below 1,024 px where the columns need more room. */
  cardsBelow?: CardsBelow;
  /**
   * Inside a card of its own, which is left out where the rows are cards themselves. Other tables stand in a card of their
   * page: there lines divide the rows, as cards in a card would have two borders.
   */
  framed?: boolean;
  className?: string;
}

export function DataTable(props: DataTableProps) {
  const { caption, head, children, cardsBelow = 'md', framed = false, className } = props;
  const look = looks[cardsBelow];
  const table = (
    <CardsBelowContext value={cardsBelow}>
      <FramedContext value={framed}>
        <table
          className={clsx('w-full border-collapse text-left text-small', look.table, className)}
        >
          <caption className="sr-only">{caption}</caption>
          <thead className={clsx('bg-sunken text-caption text-ink-2', look.head)}>
            <tr>{'map' in head ? head.map(headingOf) : head}</tr>
          </thead>
          <tbody className={framed ? look.body : look.innerBody}>{children}</tbody>
        </table>
      </FramedContext>
    </CardsBelowContext>
  );
  if (!framed) return table;
  return (
    <Card flush className={look.frame}>
      {table}
    </Card>
  );
}

const headingOf = (heading: Heading) =>
  typeof heading === 'string' ? (
    <Th key={heading}>{heading}</Th>
  ) : (
    <Th key={heading.end} align="end">
      {heading.end}
    </Th>
  );

interface ThProps {
  children: ReactNode;
  align?: 'start' | 'end';
  className?: string;
}

export function Th({ children, align = 'start', className }: ThProps) {
  return (
    <th
      scope="col"
      className={clsx('h-10 px-3 font-medium', align === 'end' && 'text-right', className)}
    >
      {children}
    </th>
  );
}

interface TrProps extends HTMLAttributes<HTMLTableRowElement> {
  /** Highlights the row whose panel is open: tint, and a bar at the left. */
  selected?: boolean;
  /** Adds a hover style. The row still needs a real link or button inside (`link-cover`). */
  interactive?: boolean;
}

export function Tr({ selected, interactive, className, ...row }: TrProps) {
  const look = looks[use(CardsBelowContext)];
  const framed = use(FramedContext);
  return (
    <tr
      {...row}
      aria-current={selected || undefined}
      className={clsx(
        'relative border-t border-line',
        look.row,
        framed && look.card,
        selected
          ? // A badge of the same tint keeps its outline.
            'bg-brand-tint shadow-[inset_3px_0_0_var(--color-brand)] [&_.badge]:border-current/30'
          : framed && look.plainRow,
        interactive && !selected && 'hover:bg-sunken/50',
        className,
      )}
    />
  );
}

interface TdProps {
  children: ReactNode;
  /** The column's label, shown before the value on a phone; none for the card's title. */
  label?: string;
  align?: 'start' | 'end';
  className?: string;
}

export function Td({ children, label, align = 'start', className }: TdProps) {
  const look = looks[use(CardsBelowContext)];
  return (
    <td
      className={clsx(
        'px-3 py-2.5 align-middle',
        look.cell,
        label ? look.labelled : look.bare,
        align === 'end' && 'text-right tabular-nums',
        className,
      )}
    >
      {label && (
        <span aria-hidden="true" className={clsx('text-caption text-ink-2', look.label)}>
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
