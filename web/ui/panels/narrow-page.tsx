import type { ReactNode } from 'react';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { HangCard } from '../card.tsx';

interface NarrowPageProps {
  title: string;
  children: ReactNode;
}

/** A narrow public page with a single message or question. */
export const NarrowPage = ({ title, children }: NarrowPageProps) => (
  <div className="gutter-public mx-auto max-w-form py-8 md:py-14">
    <title>{`${title} · ${PORTAL}`}</title>
    <HangCard rekha flush className="grid gap-5 p-4 md:p-8">
      <h1 className="text-h1">{title}</h1>
      {children}
    </HangCard>
  </div>
);
