import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Card } from '../card.tsx';

interface SectionCardProps {
  title: string;
  /** One or two sentences below the title. */
  note?: ReactNode;
  /** Shown if there is no content. */
  none?: string | false;
  /** For links that lead here. */
  id?: string;
  /** For forms and switches rather than facts: more room. */
  isRoomy?: boolean;
  className?: string;
  children?: ReactNode;
}

/** One of several subjects of a page; its title names it for screen readers. */
export function SectionCard(props: SectionCardProps) {
  const { title, note, none, id, isRoomy, className, children } = props;
  const titleId = useId();
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={titleId}
      className={clsx('grid', isRoomy ? 'gap-4 md:p-6' : 'gap-3', className)}
    >
      <div className={isRoomy ? 'grid gap-1' : undefined}>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        {note ? <p className="max-w-prose note">{note}</p> : null}
      </div>
      {none ? <p className="note">{none}</p> : children}
    </Card>
  );
}
