import { hashKey, type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import type { Meta } from '../../../contract/lists.ts';
import { api } from '../api/api.ts';
import type { ListOptions, ListRoute, QueryOf } from './use-list-of.ts';

type Page<R extends ListRoute> = Answer<Contract[R]> & { meta: Meta };

interface GrowingListOptions<Query, Found, Row> extends ListOptions {
  query?: Omit<Query, 'page'>;
  rowsOf: (page: Found) => readonly Row[];
  /** How many milliseconds until these rows are refetched; false for never. */
  refetchInterval?: (rows: readonly Row[]) => number | false;
}

/**
 * A list beside something else on its page. It therefore has no page number in the address but
 * grows at its end (`MoreRows`). As in `useListOf`, old rows stay until the new ones arrive, but
 * never those of a list with another `key`.
 */
export function useGrowingListOf<R extends ListRoute, Row extends { id: number }>(
  route: R,
  { key, query, rowsOf, refetchInterval, ...options }: GrowingListOptions<QueryOf<R>, Page<R>, Row>,
) {
  const rowsIn = (found?: InfiniteData<Page<R>>) => unique(found?.pages.flatMap(rowsOf) ?? []);
  return useInfiniteQuery({
    queryKey: [...key, query],
    queryFn: ({ pageParam: page, signal }) =>
      api(route, { query: { ...query, page } } as unknown as Sent<Contract[R]>, {
        signal,
      }) as Promise<Page<R>>,
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.total_pages ? meta.page + 1 : undefined),
    placeholderData: (old, oldQuery) =>
      oldQuery && hashKey(oldQuery.queryKey.slice(0, -1)) === hashKey(key) ? old : undefined,
    select: rowsIn,
    refetchInterval: ({ state }) => refetchInterval?.(rowsIn(state.data)) ?? false,
    staleTime: 0,
    ...options,
  });
}

/** A row that moved between pages while they were loaded is in two of them. */
const unique = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
