import type { ReactNode } from 'react';

/** The first element that Tab reaches: skips the header. Visible only while focused. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#main"
      className="btn btn-primary sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-toast focus:px-5 focus:py-3"
    >
      {children}
    </a>
  );
}
