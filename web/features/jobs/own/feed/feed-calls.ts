import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api.ts';
import { errorText } from '../../../../lib/api/error-text.ts';
import { useLanguage } from '../../../../lib/messages.ts';
import { toast } from '../../../../lib/toast.ts';

const KEY = 'job_feed';

export const useFeed = () =>
  useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => api('GET /barong/resource/job_feed', {}, { signal }),
  });

export const useFeedRuns = (page: number) =>
  useQuery({
    queryKey: [KEY, 'runs', page],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/job_feed/runs', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

interface Said<T> {
  failed: string;
  onDone?: (answer: T) => void;
}

/** Something done to the feed; jobs, counts and readings are read anew after it. */
function useOnFeed<Sent, T>(act: (sent: Sent) => Promise<T>, { failed, onDone }: Said<T>) {
  const queries = useQueryClient();
  const language = useLanguage();
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (error) =>
      toast({ title: failed, description: errorText(error, language), variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries(),
  });
}

export const useReadNow = (said: Said<unknown>) =>
  useOnFeed(
    (even_if_smaller: boolean) =>
      api('POST /barong/resource/job_feed/runs', { body: { even_if_smaller } }),
    said,
  );

export const usePauseFeed = (said: Said<unknown>) =>
  useOnFeed(
    (paused: boolean) => api('PUT /barong/resource/job_feed/pause', { body: { paused } }),
    said,
  );

export const useRemoveFeed = (said: Said<unknown>) =>
  useOnFeed(() => api('DELETE /barong/resource/job_feed', {}), said);

export const useSetFeed = (said: Said<unknown>) =>
  useOnFeed((address: string) => api('PUT /barong/resource/job_feed', { body: { address } }), said);
