import { keepPreviousData } from '@tanstack/react-query';
import { useReading } from '../../lib/api/use-reading.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { untilNextPassing } from './next-passing.ts';

export const INTERVIEWS = 'interviews';

/** The newest interview of an application; null if there is none. */
export const useInterviewOf = (applicationId: number) =>
  useReading('GET /barong/resource/interviews', {
    key: [INTERVIEWS, 'of', applicationId],
    query: { application_id: applicationId, when: 'all', limit: 1 },
    select: ({ interviews }) => interviews[0] ?? null,
    staleTime: 0,
    refetchInterval: ({ state }) => untilNextPassing(state.data?.interviews ?? []),
    meta: { news: ['applications'] },
  });

/** Who can hold the interviews of applications, and when they and the candidates are busy. */
export const useInterviewers = (applicationIds: readonly number[]) =>
  useReading('GET /barong/resource/interviewers', {
    key: [INTERVIEWS, 'interviewers', applicationIds],
    query: { application_id: [...applicationIds] },
    // Choosing to send the same to others must not empty the panel while those are asked about.
    placeholderData: keepPreviousData,
  });

/** Returns a function that refetches interviews and applications. */
export const useFreshInterviews = () => useRefetch([INTERVIEWS], ['received-applications']);
