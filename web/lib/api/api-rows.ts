import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import type { Meta } from '../../../contract/lists.ts';
import { endingIfOver, request } from './api.ts';

type Bare = {
  [R in keyof Contract]: Contract[R] extends { bare: true } ? R : never;
}[keyof Contract];

/** One page of a list that is answered as a bare array; the totals come from the headers. */
export function apiRows<R extends Bare>(
  route: R,
  sent: Sent<Contract[R]>,
  { page, limit, signal }: { page: number; limit: number; signal: AbortSignal },
): Promise<{ rows: Answer<Contract[R]>; meta: Meta }> {
  const read = async (response: Response) => {
    const total = Number(response.headers.get('x-total-count'));
    const pages = Number(response.headers.get('x-total-pages'));
    return {
      rows: (await response.json()) as Answer<Contract[R]>,
      meta: {
        page,
        limit,
        total,
        totalPages: pages,
        total_count: total,
        total_pages: pages,
        total_capped: response.headers.get('x-total-capped') === 'true',
      },
    };
  };
  return endingIfOver(route, request(route, sent, { signal }, read));
}
