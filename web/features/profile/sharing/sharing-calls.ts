import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BLOCKED_COMPANIES_MAX } from '../../../../contract/constants.ts';
import type { Visibility } from '../../../../contract/profiles/choices.ts';
import type { Sharing } from '../../../../contract/profiles/sharing.ts';
import { api } from '../../../lib/api/api.ts';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { PROFILE_KEY } from '../calls.ts';
import { sharingMessages } from './sharing-messages.ts';

const SHARING = ['sharing'];
const BLOCKED = ['blocked-companies'];

export const useSharing = () =>
  useQuery({
    queryKey: SHARING,
    queryFn: ({ signal }) => api('GET /barong/resource/sharing', {}, { signal }),
    staleTime: 0,
  });

export type SharingWish =
  | { visibility: Visibility }
  | { shows_job_preferences: boolean }
  | { shows_picture: boolean }
  | 'give address'
  | 'end address';

const sendWish = (wish: SharingWish): Promise<Sharing> => {
  if (wish === 'give address') return api('POST /barong/resource/sharing/address', {});
  if (wish === 'end address') return api('DELETE /barong/resource/sharing/address', {});
  return api('PUT /barong/resource/sharing', { body: wish });
};

/** Sends one choice, and says that it is kept or why not. */
export function useSharingChange() {
  const t = useMessages(sharingMessages);
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  const change = useMutation({ mutationFn: sendWish });
  return {
    isBusy: change.isPending,
    async send(wish: SharingWish, said: string) {
      try {
        const sharing = await change.mutateAsync(wish);
        queries.setQueryData(SHARING, sharing);
        toast({ id: 'sharing', title: said, variant: 'success' });
        // Who may find the profile is a part of it.
        await queries.invalidateQueries({ queryKey: PROFILE_KEY });
      } catch (error) {
        tellFailure(t.notSaved, error);
      }
    },
  };
}

export const useBlockedCompanies = () =>
  useQuery({
    queryKey: BLOCKED,
    queryFn: ({ signal }) =>
      api(
        'GET /barong/resource/blocked_companies',
        { query: { limit: BLOCKED_COMPANIES_MAX } },
        { signal },
      ),
    staleTime: 0,
  });

export function useReadBlockedAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: BLOCKED });
}

const FEW = 8;

/** Companies that are here, by what is typed. */
export const useCompaniesLike = (text: string) =>
  useQuery({
    queryKey: ['companies-like', text],
    queryFn: async ({ signal }) => {
      const query = { search: text, limit: FEW };
      return (await api('GET /barong/public/companies', { query }, { signal })).companies;
    },
    enabled: text.length > 1,
  });
