import { QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { type ReactElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { toast as sonner } from 'sonner';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '../../contract/accounts.ts';
import { type Language, languages, type Role } from '../../contract/endpoint.ts';
import '../app.css';
import { useNews } from '../lib/live/use-news.ts';
import type { RootFacts } from '../lib/messages.ts';
import { newQueryClient } from '../lib/api/query.ts';
import { sampleSession } from '../lib/session/sample-session.ts';
import { sessionChanged, keepSession } from '../lib/session/session.ts';
import { ToastHost } from '../ui/overlays/toast-host.tsx';

// Component tests render a page or a part of one here: in a real browser, with the real styles, at an
// address, for a guest or a signed-in visitor.

const SCREENS = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
  low: { width: 1440, height: 400 },
};

interface Visit {
  /** The signed-in account: a role, or an account with these fields. */
  as?: Role | Partial<User>;
  /** The page's address. */
  at?: string;
  /** The route's pattern, for pages that read path parameters. */
  path?: string;
  /** The page's loader result, or a function that makes it from an address. */
  loaded?: unknown;
  language?: Language;
  theme?: 'light' | 'dark';
  screen?: keyof typeof SCREENS;
  /** Whether it is a page that guests see too, which has no query cache. */
  isPublic?: boolean;
  /** Whether the server can send SMS. */
  sms?: boolean;
}

let root: Root | undefined;
let left: string | undefined;
let visits = 0;

/**
 * Renders a page or a part of one: by default in English, for a guest, on a phone. It takes the place of the page that
 * is open, which would go on listening and calling unseen.
 */
export async function show(element: ReactElement, visit: Visit = {}): Promise<void> {
  if (root) leaveStage();
  const { as, at = '/', language = 'en', theme = 'light', screen = 'phone', sms = false } = visit;
  const { isPublic = false } = visit;
  await page.viewport(SCREENS[screen].width, SCREENS[screen].height);
  document.documentElement.lang = language;
  document.documentElement.dataset['theme'] = theme;
  // Every test has its own session, so that values fetched once per session are fetched again.
  const token = `token-${(visits += 1)}`;
  if (as) keepSession({ ...sampleSession(typeof as === 'string' ? { role: as } : as), token });
  history.replaceState(null, '', at);
  const facts: RootFacts = {
    language,
    languages,
    theme,
    publicUrl: location.origin,
    demo: false,
    sms,
    look: { name: null, logo: null, accent: null, css: null },
    socialLinks: [],
  };
  const { path = location.pathname, loaded = null } = visit;
  const load = (url: string): unknown =>
    typeof loaded === 'function' ? loaded(new URL(url).searchParams) : loaded;
  // Without one, a change of the address is shown at once, as on pages of the product that have none.
  const loader =
    loaded === null
      ? {}
      : { loader: ({ request }: { request: Request }): unknown => load(request.url) };
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        element: isPublic ? <Frame /> : as ? <SignedIn /> : <Everybody />,
        loader: () => facts,
        shouldRevalidate: () => false,
        children: [
          { id: 'page', path, element, ...loader },
          { path: '*', element: <ElsewherePage /> },
        ],
      },
    ],
    { hydrationData: { loaderData: { root: facts, page: load(location.href) } } },
  );
  const stage = document.createElement('div');
  document.body.append(stage);
  root = createRoot(stage);
  root.render(<RouterProvider router={router} />);
}

function Everybody() {
  const [queries] = useState(queriesWithoutPauses);
  return (
    <QueryClientProvider client={queries}>
      <Frame />
    </QueryClientProvider>
  );
}

function SignedIn() {
  const [queries] = useState(queriesWithoutPauses);
  useNews(queries);
  return (
    <QueryClientProvider client={queries}>
      <Frame />
    </QueryClientProvider>
  );
}

/** Failed calls are retried as often as in the product, but without delay. */
function queriesWithoutPauses() {
  const client = newQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return client;
}

const Frame = () => (
  <>
    <main>
      <Outlet />
    </main>
    <ToastHost closeLabel="Close" regionLabel="Notices" />
  </>
);

/** Stands for any page that a link leads to. */
const ElsewherePage = () => <p>This is {useLocation().pathname}</p>;

/** The path and query in the browser's address bar. */
export const address = (): string => location.pathname + location.search;

/** Waits for these words without advancing faked time, which `expect.element` does. */
export async function untilShown(words: string): Promise<void> {
  while (!document.body.textContent.includes(words)) await new Promise(requestAnimationFrame);
}

/** Advances faked time, and lets the page react. */
export async function letPass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise(requestAnimationFrame);
}

/** Puts a file into an input as the browser does once it was chosen, without sending its bytes from process to process. */
export function chooseFile(file: File, input = 'input[type=file]'): void {
  const element = document.querySelector<HTMLInputElement>(input);
  const files = new DataTransfer();
  files.items.add(file);
  if (element) element.files = files.files;
  element?.dispatchEvent(new Event('change', { bubbles: true }));
}

const wait = globalThis.setTimeout;

/** Ends every wait of exactly this length at once, in tests that are about something else. */
export function skipWaitsOf(skipped: number): void {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms, ...rest) =>
    wait(run, ms === skipped ? 0 : ms, ...rest),
  );
}

/** The address of a full page load, which is recorded instead of run. */
export const fullPageLoad = (): string | undefined => left;

/** Expects that axe finds no violation on the whole stage or in one part of it. */
export async function expectAccessible(part: string | Element = document.body): Promise<void> {
  // A list is dimmed while its next rows load, and would fail on contrast, as would anything that fades in.
  await expect.poll(() => document.querySelector('.opacity-60[aria-busy="true"]')).toBeNull();
  await expect.poll(endingAnimations, { message: 'all that moves comes to rest' }).toEqual([]);
  const { violations } = await axe.run(
    { include: part, exclude: '[data-sonner-toast][data-front="false"]' },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // A part of a page has no heading, and an open menu is outside the landmarks.
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      // Reporting everything that passes would take most of the time.
      resultTypes: ['violations'],
      // This rule would fetch and parse all styles again, only to find media that plays automatically.
      preload: document.querySelector('audio, video') !== null,
    },
  );
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(found, 'axe finds nothing').toEqual([]);
}

/**
 * Animations that are running and will end. Queried each time: an animation from before may belong to an element that
 * is gone, and never end.
 */
const endingAnimations = () =>
  document
    .getAnimations()
    .filter(
      (it) => it.playState === 'running' && it.effect?.getComputedTiming().endTime !== Infinity,
    )
    .map((it) => (it.effect instanceof KeyframeEffect ? it.effect.target?.outerHTML : undefined));

/** A full page load would end the test, so it is recorded instead. */
navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument || event.downloadRequest !== null || !root) return;
  left = event.destination.url.replace(location.origin, '');
  event.preventDefault();
});

/** Closes the page like a closed tab: only browser storage stays. */
export function leaveStage(): void {
  root?.unmount();
  [root, left] = [undefined, undefined];
  sonner.dismiss();
  document.body.replaceChildren();
}

/** Removes everything that a test leaves behind. */
export async function clearStage(): Promise<void> {
  leaveStage();
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  localStorage.clear();
  sessionStorage.clear();
  sessionChanged();
  // A page so marked leaves room for a notice, which would move everything on the pages of later tests.
  for (const mark of ['data-offline', 'data-part-missing'])
    document.documentElement.removeAttribute(mark);
}
