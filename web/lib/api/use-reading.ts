import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { api } from './api.ts';

type Reading<R extends keyof Contract, Shown> = Sent<Contract[R]> &
  Omit<UseQueryOptions<Answer<Contract[R]>, Error, Shown>, 'queryKey' | 'queryFn'> & {
    key: QueryKey;
  };

/** Reads a route, with what is sent to it, as a query: everything on screen with the same `key` shares one answer. */
export const useReading = <R extends keyof Contract, Shown = Answer<Contract[R]>>(
  route: R,
  { key, ...options }: Reading<R, Shown>,
) => {
  const { params, query, body, ...how } = options as {
    [Part in 'params' | 'query' | 'body']?: object;
  };
  const sent = { params, query, body } as unknown as Sent<Contract[R]>;
  return useQuery<Answer<Contract[R]>, Error, Shown>({
    queryKey: key,
    queryFn: ({ signal }) => api(route, sent, { signal }),
    ...how,
  });
};
