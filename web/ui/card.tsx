import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'ul';
  /** For cards that are a link or open a panel: the outline changes on hover. */
  interactive?: boolean;
  /** Marks the open card: brand outline, and the rekha on top. */
  selected?: boolean;
  /** Without padding, for lists and tables that run to the edge. */
  flush?: boolean;
}

const PADDING = 'p-3.5 md:p-4';

/** A plain surface: hairline, 12 px corners, no shadow. */
export function Card(props: CardProps) {
  const { as: Element = 'div', interactive, selected, flush, className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={clsx(
        'relative rounded-lg border bg-surface',
        !flush && PADDING,
        selected
          ? 'border-brand shadow-[inset_0_3px_0_var(--color-brand)] forced-colors:border-t-4'
          : 'border-line',
        interactive && !selected && 'transition-colors hover:border-brand',
        className,
      )}
    />
  );
}

interface HangCardProps extends Omit<CardProps, 'selected'> {
  /** A line on top; leave it out inside a RekhaGroup, which has its own. */
  rekha?: boolean;
}

/** A surface that hangs from a line: square above, round below. */
export function HangCard(props: HangCardProps) {
  const { as: Element = 'div', rekha, interactive, flush, className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={clsx(
        'hang relative',
        rekha && 'rekha',
        !flush && PADDING,
        interactive && 'transition-colors hover:border-brand',
        className,
      )}
    />
  );
}

interface RekhaGroupProps extends HTMLAttributes<HTMLElement> {
  as?: CardProps['as'];
  /** On a phone the cards keep their columns and are joined into one box, like stat cards. */
  joined?: boolean;
}

/** A row of HangCards under one line. The class sets the columns: "md:grid-cols-3". */
export function RekhaGroup({ as: Element = 'div', joined, className, ...rest }: RekhaGroupProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        'grid',
        joined ? 'rekha-joined gap-px md:gap-4' : 'rekha-group gap-4',
        className,
      )}
    />
  );
}
