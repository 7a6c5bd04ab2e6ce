import { type Query, QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { Language } from '../../contract/endpoint.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { sessionChanged } from '../lib/session/session.ts';
import { markupOf, type Visit } from '../lib/test-markup.tsx';
import { fetchFromStub, isExpected, resetServer } from './stub-server.ts';

/**
 * The HTML of a page for signed-in people once the server has answered its calls, without a browser. `answer` and
 * `refuse` of the stub server set the answers for this page; a call without an answer stays pending.
 */
export async function answeredMarkupOf(
  element: ReactElement,
  visit: Omit<Visit, 'queries'> = {},
): Promise<string> {
  // Shows a failed query instead of trying again.
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  });
  const asked = new Set<string>();
  const draw = () => markupOf(element, { ...visit, queries });
  let html = draw();
  while (await asInBrowser(visit.language, () => askNewQueries(queries, asked))) html = draw();
  const problems = resetServer();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return html;
}

/** Sends the calls that the page has made since the last time; false if there were none. */
async function askNewQueries(queries: QueryClient, asked: Set<string>): Promise<boolean> {
  const cache = queries.getQueryCache();
  // Calls that depend on an answer are made when the page is rendered again with it.
  for (const query of cache.getAll().filter(isWaiting)) cache.remove(query);
  const unasked = cache.getAll().filter(({ queryHash }) => !asked.has(queryHash));
  await Promise.all(
    unasked.map(async (query) => {
      asked.add(query.queryHash);
      // Keeps queries although no component is mounted between two renderings.
      query.gcTime = Infinity;
      await query.fetch().catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 0) query.reset();
      });
    }),
  );
  return unasked.length > 0;
}

const isWaiting = ({ options }: Query) => Reflect.get(options, 'enabled') === false;

/** Runs `work` with what `api` needs from a browser: the page's language, a session, and the stub as its server. */
async function asInBrowser<T>(language: Language = 'en', work: () => Promise<T>): Promise<T> {
  vi.stubGlobal('document', { documentElement: { lang: language } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => `the ${key}` });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, 'https://vritti.test'), init);
    if (!isExpected(request)) throw new TypeError('not answered yet');
    return fetchFromStub(request);
  });
  sessionChanged();
  try {
    return await work();
  } finally {
    vi.unstubAllGlobals();
    sessionChanged();
  }
}
