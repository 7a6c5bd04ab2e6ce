import { PAGE_SIZE_MAX } from '../../../contract/constants.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { useMessages } from '../../lib/messages.ts';
import { contactSharingMessages } from './contact-sharing-messages.ts';

const KEY = 'contact-shares';
const REQUESTS = 'contact-requests';

/** What answering a request, or sharing with a company, changes. */
export const CONTACT_KEYS = [[KEY], [REQUESTS]] as const;

/** The companies that asked whether they may contact the seeker, newest first. */
export const useContactRequests = () =>
  useReading('GET /barong/resource/contact_requests', {
    key: [REQUESTS],
    query: { limit: PAGE_SIZE_MAX },
    staleTime: 0,
    meta: { news: ['notifications'] },
  });

/** The periods in which companies could read address and number, newest first. */
export const useContactShares = () =>
  useReading('GET /barong/resource/contact_shares', {
    key: [KEY, 'all'],
    query: { limit: PAGE_SIZE_MAX },
    staleTime: 0,
  });

/** The latest period in which this company could read them. */
export const useContactShareWith = (company_id: number) =>
  useReading('GET /barong/resource/contact_shares', {
    key: [KEY, company_id],
    query: { company_id, limit: 1 },
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

/** Shares address and number with a company, or ends that. */
export function useSharingWith(company: { id: number; name: string }, onChanged?: () => unknown) {
  const t = useMessages(contactSharingMessages);
  return useAct((isShared: boolean) => change(company.id, isShared), {
    failed: t.notChanged,
    done: (_answer, isShared) => (isShared ? t.nowShared(company.name) : t.nowHidden(company.name)),
    keep: () => onChanged?.(),
    // An agreement given on the company's request ends with it.
    refreshes: CONTACT_KEYS,
  });
}
