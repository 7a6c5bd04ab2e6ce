import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text as readText } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { User } from '../../contract/accounts.ts';
import { type Language, languages, type Role } from '../../contract/endpoint.ts';
import { sampleSession } from './session/sample-session.ts';
import { keepSession, sessionChanged } from './session/session.ts';

export interface Visit {
  /** The signed-in account: a role, or an account with these fields; nobody by default, as on the server. */
  as?: Role | Partial<User>;
  language?: Language;
  address?: string;
  /** The route's pattern, for pages that read path parameters. */
  path?: string;
  /** The page's loader result. */
  loaded?: unknown;
  /** What the page's action has returned for a form that the browser sent by itself. */
  posted?: object;
  /** What the loader of all pages returns, besides the languages. */
  root?: object;
  /** The answers of the server that are cached already; none by default. */
  queries?: QueryClient;
}

/** Renders the element to HTML for a visit; `answeredMarkupOf` in `web/test` also answers its calls. */
export function markupOf(element: ReactElement, visit: Visit = {}): string {
  const draw = () => renderToStaticMarkup(visited(element, visit));
  return visit.as ? whileSignedIn(visit.as, draw) : draw();
}

/** The same with the parts that are loaded lazily, as the server sends a page. */
export async function wholeMarkupOf(
  element: ReactElement,
  visit: Omit<Visit, 'as'> = {},
): Promise<string> {
  const { prelude } = await prerenderToNodeStream(visited(element, visit));
  // React puts comments between texts.
  return (await readText(prelude)).replaceAll('<!-- -->', '');
}

/** Draws as a browser does with a session in its storage. */
function whileSignedIn(as: Role | Partial<User>, draw: () => string): string {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  keepSession(sampleSession(typeof as === 'string' ? { role: as } : as));
  try {
    return draw();
  } finally {
    vi.unstubAllGlobals();
    sessionChanged();
  }
}

function visited(element: ReactElement, visit: Visit): ReactElement {
  const { language = 'en', address = '/', path = '*', queries = new QueryClient() } = visit;
  const page = { id: 'page', path, element, loader: () => null };
  const router = createMemoryRouter([{ id: 'root', element: <Outlet />, children: [page] }], {
    initialEntries: [address],
    hydrationData: {
      loaderData: { root: { language, languages, ...visit.root }, page: visit.loaded ?? null },
      actionData: visit.posted ? { page: visit.posted } : null,
    },
  });
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** Where the links of the markup lead, by their accessible names. */
export const linksIn = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => [
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? wordsOf(content),
      /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '',
    ]),
  );

/** The accessible names of all that can be clicked. */
export const controlsIn = (html: string): string[] =>
  [...html.matchAll(/<(a|button|input)\b([^>]*)>(?:(.*?)<\/\1>)?/gs)]
    .filter(([, , attributes = '']) => !/ disabled=/.test(attributes))
    .map(
      ([, , attributes = '', content = '']) =>
        /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? wordsOf(content.replaceAll(HIDDEN, '')),
    );
const HIDDEN = /<(\w+)\b[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs;

/** The rows of the tables in the markup, those with headings too. */
export const rowsIn = (html: string): string[] => html.match(/<tr\b.*?<\/tr>/gs) ?? [];

/** The text of the markup, with single spaces. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
