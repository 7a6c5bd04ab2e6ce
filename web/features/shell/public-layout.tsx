import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { usePageForAll } from '../../lib/session/session-end.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { shellMessages } from './messages.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

/** Header and footer around public pages. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages);
  usePageForAll();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{t.skip}</SkipLink>
      <DemoNotice />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
