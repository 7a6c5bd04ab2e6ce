import type { ReactNode } from 'react';
import { focusIt } from '../../lib/forms/focus-it.ts';

/** What has been done, in place of the form that did it. */
export const Told = ({ children }: { children: ReactNode }) => (
  <output
    ref={focusIt}
    tabIndex={-1}
    className="block rounded-md bg-ok-tint px-4 py-2.5 text-small text-ok-ink outline-none"
  >
    {children}
  </output>
);
