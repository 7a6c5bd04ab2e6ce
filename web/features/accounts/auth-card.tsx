import type { ReactNode } from 'react';
import { NeedsScripts } from '../../lib/needs-scripts.tsx';
import { HangCard } from '../../ui/card.tsx';

/** The one column of a page around signing in. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <HangCard rekha flush className="max-md:border-0 max-md:border-t-3">
      <title>{`${title} · Vritti`}</title>
      <div className="grid gap-5 px-4 py-6 md:p-8">
        <h1 className="text-h1">{title}</h1>
        <NeedsScripts />
        {children}
      </div>
    </HangCard>
  );
}
