import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { useMessages } from '../../lib/messages.ts';
import { NeedsScripts } from '../../lib/forms/needs-scripts.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/lists/skeleton.tsx';
import { appMessages } from './app-messages.ts';

/** The frame of a signed-in page before the browser knows whose it is. */
export function AppLoading() {
  const t = useMessages(appMessages);
  return (
    <div className="grid min-h-dvh content-start md:grid-cols-[14.75rem_1fr] md:grid-rows-[auto_1fr]">
      <div className="flex h-14 items-center border-b border-line bg-surface px-4 md:row-span-2 md:h-auto md:min-h-dvh md:items-start md:border-r md:border-b-0 md:px-6 md:py-5">
        <Logo />
      </div>
      <div className="hidden h-16 border-b border-line bg-surface md:block" />
      <title>{PORTAL}</title>
      <main id="main" className="gutter py-5 md:py-7">
        <NeedsScripts />
        <SkeletonGroup label={t.loading}>
          <Skeleton className="h-8 w-60" />
          <Skeleton className="mt-6 h-28 w-full" />
          <Skeleton className="mt-4 h-28 w-full" />
        </SkeletonGroup>
        <p aria-hidden="true" className="mt-4 animate-appear-late text-center note noscript:hidden">
          {t.stillTrying}
        </p>
      </main>
      <div className="fixed inset-x-0 bottom-0 min-h-[calc(44px+1.25rem)] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden" />
    </div>
  );
}
