import { useState } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ApiError } from './api-error.ts';

/** What the `clientLoader` of a page returns if the server does not answer. */
interface Unanswered {
  failure: ApiError;
}

/**
 * For the `clientLoader` of a page whose address holds a search: without an answer the page stays open, and shows the
 * failure in place of the list (`useLoaded`).
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

/** The data of a page whose `clientLoader` uses `orUnanswered`: as a query, and the last answer to go on showing. */
export function useLoaded<Answer extends object>(loaded: Answer | Unanswered) {
  const [last, setLast] = useState<Answer>();
  const { state, revalidate } = useRevalidator();
  const [answer, error] =
    'failure' in loaded ? ([undefined, loaded.failure] as const) : ([loaded, null] as const);
  if (answer && answer !== last) setLast(answer);
  const shown = answer ?? last;
  // There is no earlier answer, because the visitor came from another page.
  if (!shown) throw error;
  const isFetching = state === 'loading';
  return { query: { data: answer, error, isFetching, refetch: revalidate }, shown };
}
