import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Language } from '../../../contract/endpoint.ts';

/** The element as a page's HTML, in the visitor's language. */
export function markup(
  element: ReactElement,
  language: Language = 'en',
  { address = '/' } = {},
): string {
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    initialEntries: [address],
    hydrationData: { loaderData: { root: { language } } },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

export const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
