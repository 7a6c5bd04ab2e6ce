import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { api } from './api.ts';
import { nullIfMissing } from './api-error.ts';

type Reading<R extends keyof Contract, Read, Shown> = Sent<Contract[R]> &
  Omit<UseQueryOptions<Read, Error, Shown>, 'queryKey' | 'queryFn'> & {
    key: QueryKey;
    /** For what nobody waits for (`./api.ts`). */
    priority?: 'low';
  };

/** Reads a route, with what is sent to it, as a query: everything on screen with the same `key` shares one answer. */
export const useReading = <R extends keyof Contract, Shown = Answer<Contract[R]>>(
  route: R,
  options: Reading<R, Answer<Contract[R]>, Shown>,
) => {
  const { key, call, how } = partsOf(route, options);
  return useQuery<Answer<Contract[R]>, Error, Shown>({ queryKey: key, queryFn: call, ...how });
};

/** The same for something that may not exist: null if the server says so. */
export const useReadingOrNull = <R extends keyof Contract, Shown = Answer<Contract[R]> | null>(
  route: R,
  options: Reading<R, Answer<Contract[R]> | null, Shown>,
) => {
  const { key, call, how } = partsOf(route, options);
  return useQuery<Answer<Contract[R]> | null, Error, Shown>({
    queryKey: key,
    queryFn: (context) => call(context).catch(nullIfMissing),
    ...how,
  });
};

function partsOf<R extends keyof Contract>(route: R, options: { key: QueryKey; priority?: 'low' }) {
  const { key, priority, params, query, body, ...how } = options as typeof options & {
    [Part in 'params' | 'query' | 'body']?: object;
  };
  const sent = { params, query, body } as unknown as Sent<Contract[R]>;
  return {
    key,
    how,
    call: ({ signal }: { signal: AbortSignal }) => api(route, sent, { signal, priority }),
  };
}
