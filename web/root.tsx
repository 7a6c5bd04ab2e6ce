import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import { PORTAL } from '../contract/portal-settings/portal-name.ts';
import './app.css';
import { ErrorPage } from './features/shell/error-page.tsx';
import { earlyInputScript } from './lib/forms/early-input.ts';
import { lazyPart, patientLazy } from './lib/lazy-part.tsx';
import { useRootFacts } from './lib/messages.ts';
import { useNonce } from './lib/nonce.ts';
import { stayWhileOffline } from './lib/offline.ts';
import { spareFonts } from './lib/spare-fonts.ts';
import { pageContext } from './lib/api/page-context.ts';
import { useFailedRequestId } from './lib/api/request-id.ts';
import { NetworkNotice } from './ui/overlays/network-notice.tsx';
import { ToastHost } from './ui/overlays/toast-host.tsx';

/** Loaded lazily, because it brings header and footer, which pages with other frames do not need. */
const NotFoundPage = patientLazy(() => import('./features/shell/not-found-page.tsx'));

const LateParts = lazyPart(() => import('./features/shell/late/late-parts.tsx'));
/** So that a phone first loads what the page needs. */
const LATE_PARTS_AFTER_MS = 3_000;

export function loader({ context }: LoaderFunctionArgs) {
  const { language, languages, theme, publicUrl, demo, look, sms, socialLinks } =
    context.get(pageContext);
  return { language, languages, theme, publicUrl, demo, look, sms, socialLinks };
}

/** The facts are loaded once, because changing language or theme loads the page anew. */
export const shouldRevalidate = () => false;

const toastWords = {
  en: { closeLabel: 'Close', regionLabel: 'Notices' },
  hi: { closeLabel: 'बंद करें', regionLabel: 'सूचनाएँ' },
};

export function Layout({ children }: { children: ReactNode }) {
  const { language, theme, look } = useRootFacts();
  const nonce = useNonce();
  const requestId = useFailedRequestId();
  // Text pages export `handle = { noScript: true }` and are never hydrated; within the running app, scripts simply go on.
  const isText = useMatches().some(
    (match) => (match.handle as { noScript?: boolean } | undefined)?.noScript,
  );
  const noScript = import.meta.env.SSR && isText;
  // Runs before effects in which pages may render their fields again, without what was typed early.
  useLayoutEffect(() => {
    dispatchEvent(new Event('alive'));
  }, []);
  return (
    <html
      lang={language}
      data-theme={theme === 'system' ? undefined : theme}
      data-request-id={requestId}
      data-portal={PORTAL}
    >
      <head>
        <meta charSet="utf-8" />
        {/* An on-screen keyboard makes the page lower, so that it covers no dialog. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content={look.accent ?? '#0b5e6c'} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyScript(noScript) : '' }}
        />
        {look.logo ? (
          <>
            <link rel="icon" href={look.logo.icon} type="image/png" sizes="192x192" />
            <link rel="apple-touch-icon" href={look.logo.icon} />
          </>
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="preload"
          href="/fonts/anek-latin-v2.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Meta />
        <Links />
        {/* Inlined in the page, so that no visitor sees other colours first. */}
        {look.css ? <style dangerouslySetInnerHTML={{ __html: look.css }} /> : null}
      </head>
      <body>
        {children}
        {noScript ? null : (
          <>
            <NetworkNotice />
            <PartsThatCanWait />
            <ToastHost {...toastWords[language]} />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * Rendered only once it is loaded, because React shows no signed-in page while part of this layout
 * is pending.
 */
function PartsThatCanWait() {
  const [isTime, setTime] = useState(false);
  // This layout never unmounts, so the timer needs no cleanup.
  useEffect(() => void setTimeout(() => setTime(true), LATE_PARTS_AFTER_MS), []);
  return isTime ? <LateParts /> : null;
}

const earlyScript = (noScript: boolean) =>
  `(${spareFonts.toString()})();` +
  (noScript
    ? earlyInputScript('never')
    : `(${stayWhileOffline.toString()})();${earlyInputScript()}`);

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense fallback={null}>
        <NotFoundPage />
      </Suspense>
    );
  }
  return <ErrorPage error={error} />;
}
