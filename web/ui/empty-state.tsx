import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  /** The reason in one line, with a real count where there is one. */
  children?: ReactNode;
  /** One or two buttons or links: always offer a way on. */
  actions?: ReactNode;
  /** `h1` when it is the whole page (404, offline). */
  as?: 'h1' | 'h2' | 'h3';
}

/** Says that there is nothing here, and what to do instead. */
export function EmptyState({ title, children, actions, as: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center px-4 py-10 text-center">
      <HangingLabels />
      <Heading className={clsx('mt-4', Heading === 'h1' ? 'text-h1' : 'text-h3')}>{title}</Heading>
      {children && <div className="mt-1.5 max-w-[52ch] note text-balance">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2.5">{actions}</div>}
    </div>
  );
}

function HangingLabels() {
  return (
    <svg viewBox="0 0 112 56" className="w-28" aria-hidden="true">
      <g className="stroke-line-strong" strokeWidth="1.5" strokeDasharray="3 3">
        <path d="M24 4v14M56 4v28M88 4v10" />
      </g>
      <path d="M10 17h28v17q0 4-4 4H14q-4 0-4-4z" className="fill-brand-tint" />
      <path d="M42 31h28v17q0 4-4 4H46q-4 0-4-4z" className="fill-time" />
      <path d="M74 13h28v17q0 4-4 4H78q-4 0-4-4z" className="fill-brand-tint" />
      <path d="M0 0h112v4H0z" className="fill-brand" />
    </svg>
  );
}
