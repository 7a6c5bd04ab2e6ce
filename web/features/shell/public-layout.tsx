import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { todayInIndia } from '../../../contract/format/today.ts';
import { dateText } from '../../lib/format/format.ts';
import { dotted } from '../../lib/format/separator.ts';
import { useLanguage, useMessages, useRootFacts } from '../../lib/messages.ts';
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
      <FootOnPaper />
    </div>
  );
}

/** Where a printed page came from, and when. */
function FootOnPaper() {
  const language = useLanguage();
  const { publicUrl } = useRootFacts();
  const { pathname, search } = useLocation();
  return (
    // The server may have rendered the page on the day before.
    <p suppressHydrationWarning className="gutter-public hidden pt-5 text-small print:block">
      {dotted([publicUrl + pathname + search, dateText(todayInIndia(), language)])}
    </p>
  );
}
