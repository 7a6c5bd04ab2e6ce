import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CANDIDATE_NOTES_MAX, PAGE_SIZE_MAX } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { useMessages } from '../../lib/messages.ts';
import { noteMessages } from './note-messages.ts';

const KEY = 'candidate-notes';
const TAGS_KEY = 'candidate-tags';

/** What the team keeps about a candidate; null if the account is deleted or unknown to the company. */
export const useCandidateNotes = (candidateId: number, { isWanted = true } = {}) =>
  useQuery({
    queryKey: [KEY, candidateId],
    queryFn: ({ signal }) =>
      api(
        'GET /barong/resource/candidates/:id/notes',
        { params: { id: candidateId }, query: { limit: CANDIDATE_NOTES_MAX } },
        { signal },
      ).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    enabled: isWanted,
    staleTime: 0,
    // What a colleague writes appears at once.
    meta: { news: ['applications'] },
  });

/** The tags of the company, the most used first. */
export const useCompanyTags = ({ isWanted = true } = {}) =>
  useQuery({
    queryKey: [TAGS_KEY],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/candidate_tags', { query: { limit: PAGE_SIZE_MAX } }, { signal }),
    enabled: isWanted,
  });

/** Returns a function that reads what is kept about candidates anew. */
export function useReadNotesAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}

/** Returns a function that reads a candidate's tags and those of the company anew. */
export function useReadTagsAgain(candidateId: number) {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [KEY, candidateId] }),
      queries.invalidateQueries({ queryKey: [TAGS_KEY] }),
    ]);
}

/** Puts tags on a candidate and takes them off; a failure is told, and then nothing has changed. */
export function useTagging(candidateId: number) {
  const t = useMessages(noteMessages);
  const readAgain = useReadTagsAgain(candidateId);
  const tellFailure = useFailureToast();
  const tagging = useMutation({
    mutationFn: (body: { tag: string; is_on: boolean }) =>
      api('PUT /barong/resource/candidates/:id/tags', { params: { id: candidateId }, body }),
    onError: (error) => tellFailure(t.tagFailed, error),
    onSettled: readAgain,
  });
  return { isBusy: tagging.isPending, tag: tagging.mutate };
}

export function useNoteRemoval() {
  const t = useMessages(noteMessages);
  const tellFailure = useFailureToast();
  const readAgain = useReadNotesAgain();
  const removing = useMutation({
    mutationFn: (id: number) =>
      api('DELETE /barong/resource/candidate_notes/:id', { params: { id } }),
    onError: (error) => tellFailure(t.deleteFailed, error),
    onSettled: readAgain,
  });
  return { isBusy: removing.isPending, remove: removing.mutate };
}
