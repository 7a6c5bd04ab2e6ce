import type { QueryClient } from '@tanstack/react-query';
import type { MyInterview } from '../../../contract/interviews.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { INTERVIEWS } from '../../parts/interviews/company-calls.ts';
import { untilNextPassing } from '../../parts/interviews/next-passing.ts';

export const useInterviews = (when: 'upcoming' | 'past', page: number) =>
  useListOf('GET /barong/resource/interviews', {
    key: [INTERVIEWS, 'list'],
    query: { when, page },
    refetchInterval: ({ state }) => untilNextPassing(state.data?.interviews ?? []),
    meta: { news: ['applications'] },
  });

const mine = (id: number) => [INTERVIEWS, 'mine', id];

export const useMyInterview = (id: number) =>
  useReading('GET /barong/resource/my/interviews/:id', {
    key: mine(id),
    params: { id },
    staleTime: 0,
    refetchInterval: ({ state }) => untilNextPassing(state.data ? [state.data] : []),
    meta: { news: ['applications'] },
  });

export const keepMine = (queries: QueryClient, interview: MyInterview) =>
  queries.setQueryData(mine(interview.id), interview);

/** Returns a function that refetches an interview. */
export const useFreshMyInterview = (id: number) => useRefetch(mine(id));
