import type { ReactNode } from 'react';

interface TermProps {
  name: string;
  /** The classes of the value. */
  className?: string;
  children: ReactNode;
}

/** A name above its value, in a list of them (`dl`); nothing if there is no value. */
export const Term = ({ name, className, children }: TermProps) =>
  children ? (
    <div>
      <dt className="text-caption text-ink-2">{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  ) : null;
