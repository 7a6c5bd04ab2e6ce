import { ShieldCheck } from 'lucide-react';
import { Link, Outlet } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { usePageForAll, NOTICE_KEY, showNotice } from '../../lib/session/session-end.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { SmallFooter } from './small-footer.tsx';
import { shellMessages } from './messages.ts';
import { LanguageSwitch } from './menus/visitor-settings.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { useEffect } from 'react';
import { keep, readKept } from '../../lib/session/storage.ts';

/** The frame of the pages to log in and register: one column without distractions. */
export default function AuthLayout() {
  const t = useMessages(shellMessages);
  usePageForAll();
  useSessionEndNotice();
  return (
    <div className="flex min-h-dvh flex-col max-md:bg-surface">
      <SkipLink>{t.skip}</SkipLink>
      <header className="border-b border-line bg-surface">
        <div className="gutter-public mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-4 py-1.5 md:min-h-16">
          <Link to="/" className="inline-flex min-h-11 items-center rounded-sm">
            <Logo label={t.home} />
          </Link>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4">
            <LanguageSwitch />
            <BackLink to="/">{t.backHome}</BackLink>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-form flex-1 md:py-11">
        <Outlet />
        <p className="mx-4 my-5 flex gap-3 note">
          <Icon of={ShieldCheck} />
          {t.neverAsk}
        </p>
      </main>
      <SmallFooter />
    </div>
  );
}

/** Shows, once, the notice that was kept for the login page. */
function useSessionEndNotice(): void {
  useEffect(() => {
    const kept = readKept(NOTICE_KEY);
    if (!kept) return;
    keep(NOTICE_KEY, null);
    const [title = '', description = ''] = JSON.parse(kept) as string[];
    showNotice(title, description);
  }, []);
}
