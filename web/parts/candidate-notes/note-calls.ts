import { CANDIDATE_NOTES_MAX, PAGE_SIZE_MAX } from '../../../contract/constants.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useReading, useReadingOrNull } from '../../lib/api/use-reading.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { useMessages } from '../../lib/messages.ts';
import { noteMessages } from './note-messages.ts';

const KEY = 'candidate-notes';
const TAGS_KEY = 'candidate-tags';

/** The team's notes about a candidate; null if the account is deleted or unknown to the company. */
export const useCandidateNotes = (candidateId: number, { isWanted = true } = {}) =>
  useReadingOrNull('GET /barong/resource/candidates/:id/notes', {
    key: [KEY, candidateId],
    params: { id: candidateId },
    query: { limit: CANDIDATE_NOTES_MAX },
    enabled: isWanted,
    staleTime: 0,
    // Live news shows colleagues' notes at once.
    meta: { news: ['applications'] },
  });

/** The tags of the company, most used first. */
export const useCompanyTags = () =>
  useReading('GET /barong/resource/candidate_tags', {
    key: [TAGS_KEY],
    query: { limit: PAGE_SIZE_MAX },
  });

/** Returns a function that refetches the notes about candidates. */
export const useFreshNotes = () => useRefetch([KEY]);

/** The queries that contain a candidate's tags. */
const tagsOf = (candidateId: number) => [[KEY, candidateId], [TAGS_KEY]];

/** Returns a function that refetches a candidate's tags and the company's. */
export const useFreshTags = (candidateId: number) => useRefetch(...tagsOf(candidateId));

/** Puts tags on a candidate and takes them off; if that fails, the reason is shown and nothing has changed. */
export function useTagging(candidateId: number) {
  const t = useMessages(noteMessages);
  return useAct(
    (body: { tag: string; is_on: boolean }) =>
      api('PUT /barong/resource/candidates/:id/tags', { params: { id: candidateId }, body }),
    { failed: t.tagFailed, refreshes: tagsOf(candidateId) },
  );
}

export function useNoteRemoval() {
  const t = useMessages(noteMessages);
  return useAct(
    (id: number) => api('DELETE /barong/resource/candidate_notes/:id', { params: { id } }),
    { failed: t.deleteFailed, refreshes: [[KEY]] },
  );
}
