import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { BackLink } from '../back-link.tsx';

interface PageHeadProps {
  title: string;
  /** A sentence about the page. */
  intro?: ReactNode;
  /** A link to the page above. */
  back?: { to: string; label: string } | undefined;
  /** Beside the title itself, however long what is said below it. */
  actions?: ReactNode;
  className?: string;
}

/** The title of a page, in the browser too. */
export const PageHead = ({ title, intro, back, actions, className }: PageHeadProps) => (
  <div className={className}>
    <title>{`${title} · ${PORTAL}`}</title>
    {back ? <BackLink to={back.to}>{back.label}</BackLink> : null}
    <div
      className={clsx(
        'flex flex-wrap justify-between gap-3',
        intro ? 'items-start' : 'items-center',
      )}
    >
      <div>
        <h1 className="text-h1">{title}</h1>
        {intro ? <p className="mt-1 max-w-prose note text-balance">{intro}</p> : null}
      </div>
      {actions}
    </div>
  </div>
);
