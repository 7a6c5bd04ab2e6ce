import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { Language } from '../../contract/endpoint.ts';
import { ApiError } from './api/api-error.ts';

interface Visit {
  language?: Language;
  address?: string;
  /** The route's pattern, for pages that read parameters. */
  path?: string;
  /** What the page's loader has answered. */
  loaded?: unknown;
  /** Calls that have been answered, by their key. */
  answers?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** Calls that have failed, by their key. */
  failures?: readonly (readonly unknown[])[];
}

/** The element as the page's HTML, for a visit to which these calls were answered. */
export async function markupOf(element: ReactElement, visit: Visit = {}): Promise<string> {
  const { language = 'en', address = '/', path = '*', answers = [], failures = [] } = visit;
  // A page that opens with a failure shows it, instead of asking once more.
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  });
  for (const [key, answer] of answers) queries.setQueryData(key, answer);
  for (const queryKey of failures) {
    await queries.prefetchQuery({
      queryKey,
      queryFn: () => Promise.reject(new ApiError(500, null)),
    });
  }
  const page = { id: 'page', path, element, loader: () => null };
  const router = createMemoryRouter([{ id: 'root', element: <Outlet />, children: [page] }], {
    initialEntries: [address],
    hydrationData: { loaderData: { root: { language }, page: visit.loaded ?? null } },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** What a reader gets of the markup: its words, with single spaces. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
