import type { ReactNode } from 'react';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { focusIt } from '../../lib/forms/focus-it.ts';
import { HangCard } from '../../ui/card.tsx';

interface AuthCardProps {
  title: string;
  /** Focuses the title when the card replaces a form. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The single column of a page around signing in. */
export function AuthCard({ title, takesFocus = false, children }: AuthCardProps) {
  return (
    <HangCard rekha flush className="max-md:border-0 max-md:border-t-3">
      <title>{`${title} · ${PORTAL}`}</title>
      <div className="grid gap-5 px-4 py-6 md:p-8">
        <h1
          ref={takesFocus ? focusIt : undefined}
          tabIndex={takesFocus ? -1 : undefined}
          className="text-h1 outline-none"
        >
          {title}
        </h1>
        {children}
      </div>
    </HangCard>
  );
}
