import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '../card.tsx';

interface SectionCardProps {
  id: string;
  title: string;
  /** A sentence below the title. */
  note?: string;
  /** Shown if there is no content. */
  none?: string | false;
  className?: string;
  children: ReactNode;
}

/** One of several subjects of a page; its title names it for screen readers. */
export const SectionCard = ({ id, title, note, none, className, children }: SectionCardProps) => (
  <Card as="section" aria-labelledby={id} className={clsx('grid gap-3', className)}>
    <div>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {note ? <p className="max-w-prose text-small text-ink-2">{note}</p> : null}
    </div>
    {none ? <p className="text-small text-ink-2">{none}</p> : children}
  </Card>
);
