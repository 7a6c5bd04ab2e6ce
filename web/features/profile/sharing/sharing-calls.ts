import { BLOCKED_COMPANIES_MAX } from '../../../../contract/constants.ts';
import type { Visibility } from '../../../../contract/profiles/choices.ts';
import type { Sharing } from '../../../../contract/profiles/sharing.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { useMessages } from '../../../lib/messages.ts';
import { PROFILE_KEY } from '../../../parts/profile/profile-calls.ts';
import { sharingMessages } from './sharing-messages.ts';

const SHARING = ['sharing'];
export const BLOCKED = ['blocked-companies'];

export const useSharing = () =>
  useReading('GET /barong/resource/sharing', { key: SHARING, staleTime: 0 });

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

/** Sends one choice, and confirms it or says why not. */
export function useSharingChange() {
  const t = useMessages(sharingMessages);
  return useAct(({ wish }: { wish: SharingWish; said: string }) => sendWish(wish), {
    failed: t.notSaved,
    inTurn: 'sharing',
    done: (_sharing, { said }) => ({ id: 'sharing', title: said }),
    keep: (queries, sharing) => queries.setQueryData(SHARING, sharing),
    // Who may find the profile is part of the profile.
    refreshes: [PROFILE_KEY],
  });
}

export const useBlockedCompanies = () =>
  useReading('GET /barong/resource/blocked_companies', {
    key: BLOCKED,
    query: { limit: BLOCKED_COMPANIES_MAX },
    staleTime: 0,
  });

export const useFreshBlocked = () => useRefetch(BLOCKED);

const FEW = 8;

/** Companies on the portal that match what is typed. */
export const useCompaniesLike = (text: string) =>
  useReading('GET /barong/public/companies', {
    key: ['companies-like', text],
    query: { search: text, limit: FEW },
    select: ({ companies }) => companies,
    enabled: text.length > 1,
  });
