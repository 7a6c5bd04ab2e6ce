import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';

/* A table that becomes a list of cards below 768 px: same markup, same order. */

interface DataTableProps {
  /** Accessible name of the table; not visible. */
  caption: string;
  /** Th's. */
  head: ReactNode;
  /** Tr's. */
  children: ReactNode;
  className?: string;
}

export function DataTable({ caption, head, children, className }: DataTableProps) {
  return (
    <table className={clsx('w-full border-collapse text-left text-small max-md:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-caption text-ink-2 max-md:sr-only">
        <tr>{head}</tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3 max-md:p-3">{children}</tbody>
    </table>
  );
}

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
  return (
    <tr
      {...row}
      aria-current={selected || undefined}
      className={clsx(
        'relative border-t border-line max-md:grid max-md:gap-1.5 max-md:rounded-lg max-md:border max-md:p-3.5',
        selected ? 'bg-brand-tint shadow-[inset_3px_0_0_var(--color-brand)]' : 'max-md:bg-surface',
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
  return (
    <td
      className={clsx(
        'px-3 py-2.5 align-middle max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:p-0',
        label && 'max-md:justify-between',
        align === 'end' && 'text-right',
        className,
      )}
    >
      {label && (
        <span aria-hidden="true" className="text-caption text-ink-2 md:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
