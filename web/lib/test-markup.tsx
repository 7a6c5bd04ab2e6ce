import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { type Language, languages } from '../../contract/endpoint.ts';

export interface Visit {
  language?: Language;
  address?: string;
  /** The route's pattern, for pages that read path parameters. */
  path?: string;
  /** The page's loader result. */
  loaded?: unknown;
  /** The answers of the server that are cached already; none by default. */
  queries?: QueryClient;
}

/** Renders the element to HTML for a visit; `answeredMarkupOf` in `web/test` also answers its calls. */
export async function markupOf(element: ReactElement, visit: Visit = {}): Promise<string> {
  const { language = 'en', address = '/', path = '*', queries = new QueryClient() } = visit;
  const page = { id: 'page', path, element, loader: () => null };
  const router = createMemoryRouter([{ id: 'root', element: <Outlet />, children: [page] }], {
    initialEntries: [address],
    hydrationData: { loaderData: { root: { language, languages }, page: visit.loaded ?? null } },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** The text of the markup, with single spaces. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
