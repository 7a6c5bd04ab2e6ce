import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text as readText } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { type Language, languages } from '../../contract/endpoint.ts';

export interface Visit {
  language?: Language;
  address?: string;
  /** The route's pattern, for pages that read path parameters. */
  path?: string;
  /** The page's loader result. */
  loaded?: unknown;
  /** What the loader of all pages returns, besides the languages. */
  root?: object;
  /** The answers of the server that are cached already; none by default. */
  queries?: QueryClient;
}

/** Renders the element to HTML for a visit; `answeredMarkupOf` in `web/test` also answers its calls. */
export const markupOf = (element: ReactElement, visit: Visit = {}): string =>
  renderToStaticMarkup(visited(element, visit));

/** The same with the parts that are loaded lazily, as the server sends a page. */
export async function wholeMarkupOf(element: ReactElement, visit: Visit = {}): Promise<string> {
  const { prelude } = await prerenderToNodeStream(visited(element, visit));
  // React puts comments between texts.
  return (await readText(prelude)).replaceAll('<!-- -->', '');
}

function visited(element: ReactElement, visit: Visit): ReactElement {
  const { language = 'en', address = '/', path = '*', queries = new QueryClient() } = visit;
  const page = { id: 'page', path, element, loader: () => null };
  const router = createMemoryRouter([{ id: 'root', element: <Outlet />, children: [page] }], {
    initialEntries: [address],
    hydrationData: {
      loaderData: { root: { language, languages, ...visit.root }, page: visit.loaded ?? null },
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
