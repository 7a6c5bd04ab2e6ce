import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/session.ts';
import { forCall, useMayAsAdmin } from './admin-calls.ts';

/** Begins the keys of everything that is read of messages to the operator. */
export const CONTACT_MESSAGES = 'contact-messages';

/** The admins who read messages to the operator. */
export const readersOfContact = forCall('GET /barong/admin/contact_messages', [
  'support',
  'data_protection',
]);

/** How many grievances nobody has answered; 0 until that is known, and for whoever does not read them. */
export function useOpenGrievances(): number {
  const isAdmin = useSession()?.user?.role === 'admin';
  const mayRead = useMayAsAdmin(readersOfContact);
  const open = useQuery({
    queryKey: [CONTACT_MESSAGES, 'open-grievances'],
    queryFn: ({ signal }) =>
      api(
        'GET /barong/admin/contact_messages',
        { query: { topic: 'grievance', limit: 1 } },
        { signal },
      ),
    enabled: isAdmin && mayRead,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return open.data?.meta.total ?? 0;
}
