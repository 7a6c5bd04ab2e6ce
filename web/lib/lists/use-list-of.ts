import { keepPreviousData, type QueryKey } from '@tanstack/react-query';
import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import type { Topic } from '../../../contract/live.ts';
import { useReading } from '../api/use-reading.ts';

/** The routes whose calls consist of a query alone. */
export type ListRoute = {
  [R in keyof Contract]: R extends `GET ${string}`
    ? Sent<Contract[R]> extends { query?: unknown }
      ? R
      : never
    : never;
}[keyof Contract];

export type QueryOf<R extends keyof Contract> =
  Required<Sent<Contract[R]>> extends { query: infer Query } ? Query : undefined;

export interface ListOptions {
  /** The beginning of the query keys of all its pages: refetching it refetches each of them. */
  key: QueryKey;
  enabled?: boolean;
  refetchOnWindowFocus?: boolean;
  /** For what nobody waits for (`../api/api.ts`). */
  priority?: 'low';
  /**
   * The topics of news after which the list is refetched, also in hidden tabs with `evenHidden`
   * (`../api/query.ts`).
   */
  meta?: { news: readonly Topic[]; evenHidden?: true };
}

/**
 * One page of a list. The list is refetched whenever it is opened, and the old rows stay until the
 * new ones arrive.
 */
export const useListOf = <R extends ListRoute>(
  route: R,
  {
    key,
    query,
    ...options
  }: ListOptions & {
    query: QueryOf<R>;
    /** Milliseconds, or how they follow from the newest answer; false for never. */
    refetchInterval?:
      | number
      | ((query: { state: { data: Answer<Contract[R]> | undefined } }) => number | false);
  },
) =>
  useReading(route, {
    key: [...key, query],
    ...({ query } as unknown as Sent<Contract[R]>),
    placeholderData: keepPreviousData,
    staleTime: 0,
    ...options,
  });
