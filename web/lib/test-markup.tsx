import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { type Language, languages } from '../../contract/endpoint.ts';
import { ApiError } from './api/api-error.ts';

interface Visit {
  language?: Language;
  address?: string;
  /** The route's pattern, for pages that read path parameters. */
  path?: string;
  /** The page's loader result. */
  loaded?: unknown;
  /** Answered queries, by their key. */
  answers?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** Failed queries, by their key. */
  failures?: readonly (readonly unknown[])[];
}

/** Renders the element to HTML for a visit. */
export async function markupOf(element: ReactElement, visit: Visit = {}): Promise<string> {
  const { language = 'en', address = '/', path = '*', answers = [], failures = [] } = visit;
  // Shows a failed query instead of retrying it.
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
