import { useState } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ApiError } from './api-error.ts';

/** What a page that the server renders loads in the browser if the server does not answer. */
interface Unanswered {
  failure: ApiError;
}

/**
 * For the `clientLoader` of a page whose address holds a search: without an answer the page stays open, and says so where
 * the list would be (`useLoaded`).
 */
export const orUnanswered = <Answer extends object>(
  answer: Promise<Answer>,
): Promise<Answer | Unanswered> =>
  answer.catch((error: unknown) => {
    // A redirect.
    if (error instanceof Response) throw error;
    const [status, body] = isRouteErrorResponse(error) ? [error.status, error.data] : [0];
    return { failure: new ApiError(status, body) };
  });

/** The data of a page whose `clientLoader` uses `orUnanswered`: as a query, and the last that there was. */
export function useLoaded<Answer extends object>(loaded: Answer | Unanswered) {
  const [last, setLast] = useState<Answer>();
  const { state, revalidate } = useRevalidator();
  const [answer, error] =
    'failure' in loaded ? ([undefined, loaded.failure] as const) : ([loaded, null] as const);
  if (answer && answer !== last) setLast(answer);
  const shown = answer ?? last;
  // Nothing to keep: the visitor came from another page.
  if (!shown) throw error;
  const isFetching = state === 'loading';
  return { query: { data: answer, error, isFetching, refetch: revalidate }, shown };
}
