import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import type { Role } from '../../../contract/endpoint.ts';
import { fetchMe } from '../../lib/session/auth-check.ts';
import { useNews } from '../../lib/live/use-news.ts';
import { useMessages } from '../../lib/messages.ts';
import { homeOf, loginPath, roleOfPath } from '../../lib/paths.ts';
import { queriesOf } from '../../lib/api/query.ts';
import { currentSession, useLoggedOutElsewhere, useSession } from '../../lib/session/session.ts';
import { patientLazy } from '../../lib/lazy-part.tsx';
import { Reauthentication } from '../../parts/reauthentication/reauthentication.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { AppHeader } from './app-header.tsx';
import { AppLoading } from './app-loading.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { appMessages } from './app-messages.ts';
import { useOtherRoles } from './menus/menu.ts';
import { NavigationLine } from './navigation-line.tsx';
import { BottomNav, Sidebar } from './menus/role-menu.tsx';
import { SmallFooter } from './small-footer.tsx';
import { VerifyNotice } from './verify-notice.tsx';

const OtherRolePage = patientLazy(() => import('./other-role-page.tsx'));

/** Admits signed-in visitors to the pages of their role, and redirects everybody else. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const session = currentSession();
  if (!session) throw redirect(loginPath(pathname + search));
  const role = session.user?.role ?? (await fetchRole(pathname + search));
  const pageRole = roleOfPath(pathname);
  if (pageRole && pageRole !== role) {
    if (pathname === '/profile/edit' && role === 'hr') throw redirect('/hr/profile');
    throw redirect(`${homeOf(role)}?notice=wrong-role`);
  }
  return { role };
}
clientLoader.hydrate = true as const;

async function fetchRole(path: string): Promise<Role> {
  try {
    return (await fetchMe()).role;
  } catch (error) {
    if (!currentSession()) throw redirect(loginPath(path));
    throw error;
  }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export function HydrateFallback() {
  return <AppLoading />;
}

/**
 * Everything around the page, except on paper, and on a phone if the page needs the whole screen
 * (`data-whole-screen`).
 */
const AROUND = 'contents print:hidden max-md:group-has-data-whole-screen/app:hidden';

/** Whether skeletons stand in place of this layout until now: then those of its page do not wait once more. */
function hasShownLoading(): boolean {
  const shapes = document.querySelector('[data-loading]');
  return shapes !== null && getComputedStyle(shapes).opacity === '1';
}

/** `bell` is shown in the header, `notice` above every page. */
export default function AppLayout({ bell, notice }: { bell: ReactNode; notice: ReactNode }) {
  const t = useMessages(appMessages);
  const { role } = useLoaderData<typeof clientLoader>();
  const [queryClient] = useState(() => queriesOf(currentSession()?.user?.id));
  const session = useSession();
  useNews(queryClient);
  // Nothing of a closed session stays in memory.
  useEffect(
    () => () => {
      if (!currentSession()) queryClient.clear();
    },
    [queryClient],
  );
  const { pathname, key } = useLocation();
  const otherRoles = useOtherRoles(pathname);
  const [hadToWait] = useState(hasShownLoading);
  const [firstKey] = useState(key);
  const navigate = useNavigate();
  useLoggedOutElsewhere(
    useCallback(() => {
      void navigate(loginPath(location.pathname + location.search), { replace: true });
    }, [navigate]),
  );
  if (!session) return <AppLoading />;
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink>{t.skip}</SkipLink>
      <NavigationLine />
      <div
        data-still-loading={(hadToWait && key === firstKey) || undefined}
        className="group/app grid min-h-dvh md:grid-cols-[auto_1fr] print:block"
      >
        <div className="contents print:hidden">
          <Sidebar role={role} />
        </div>
        <div className="flex min-w-0 flex-col max-md:pb-[calc(44px+1.25rem)] max-md:has-data-whole-screen:pb-0">
          <div className={AROUND}>
            <DemoNotice />
            <AppHeader bell={bell} role={role} name={session.user?.fullName ?? ''} />
          </div>
          {/* While something loads there is no footer, which would jump when it has come. */}
          <main
            id="main"
            tabIndex={-1}
            className="peer gutter mx-auto w-full max-w-page flex-1 py-5 has-data-loading:min-h-dvh has-data-wide:max-w-360 max-md:has-data-whole-screen:p-0 md:py-7"
          >
            <div className={AROUND}>
              <VerifyNotice />
              {notice}
            </div>
            {otherRoles ? (
              <Suspense fallback={<AppLoading />}>
                <OtherRolePage roles={otherRoles} />
              </Suspense>
            ) : (
              <Outlet />
            )}
          </main>
          <div className={`${AROUND} peer-has-data-loading:hidden`}>
            <SmallFooter />
          </div>
        </div>
        <div className={AROUND}>
          <BottomNav role={role} />
        </div>
      </div>
      <Reauthentication />
    </QueryClientProvider>
  );
}
