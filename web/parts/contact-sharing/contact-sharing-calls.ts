import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { useMessages } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';
import { contactSharingMessages } from './contact-sharing-messages.ts';

const KEY = 'contact-shares';

/** The times in which companies could read address and number, the newest first. */
export const useContactShares = () =>
  useQuery({
    queryKey: [KEY, 'all'],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/contact_shares', { query: { limit: PAGE_SIZE_MAX } }, { signal }),
    staleTime: 0,
  });

/** The latest time in which this company could read them. */
export const useContactShareWith = (company_id: number) =>
  useQuery({
    queryKey: [KEY, company_id],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/contact_shares', { query: { company_id, limit: 1 } }, { signal }),
    staleTime: 0,
  });

async function change(company_id: number, isShared: boolean): Promise<void> {
  if (isShared) {
    await api('POST /barong/resource/contact_shares', { body: { company_id } });
    return;
  }
  const { contact_shares } = await api('GET /barong/resource/contact_shares', {
    query: { company_id, limit: 1 },
  });
  const open = contact_shares.find(({ ended_at }) => ended_at === null);
  if (open) await api('DELETE /barong/resource/contact_shares/:id', { params: { id: open.id } });
}

/** Shares address and number with a company, or stops that. */
export function useSharingWith(company: { id: number; name: string }, onChanged?: () => unknown) {
  const t = useMessages(contactSharingMessages);
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  const changing = useMutation({
    mutationFn: (isShared: boolean) => change(company.id, isShared),
    // What was agreed to when a company asked ends with it.
    onSettled: () =>
      Promise.all(
        [KEY, 'contact-requests'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      ),
  });
  return {
    isBusy: changing.isPending,
    share: async (isShared: boolean) => {
      try {
        await changing.mutateAsync(isShared);
        await onChanged?.();
        toast({
          title: isShared ? t.nowShared(company.name) : t.nowHidden(company.name),
          variant: 'success',
        });
      } catch (error) {
        tellFailure(t.notChanged, error);
      }
    },
  };
}
