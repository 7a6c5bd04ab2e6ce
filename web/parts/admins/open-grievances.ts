import { useReading } from '../../lib/api/use-reading.ts';
import { useSession } from '../../lib/session/session.ts';
import { forCall, useMayAsAdmin } from './admin-calls.ts';

/** The prefix of the query keys of all messages to the operator. */
export const CONTACT_MESSAGES = 'contact-messages';

/** The admins who read messages to the operator. */
export const readersOfContact = forCall('GET /barong/admin/contact_messages', [
  'support',
  'data_protection',
]);

/** How many grievances are unanswered; 0 until that is known, and for admins who do not read them. */
export function useOpenGrievances(): number {
  const isAdmin = useSession()?.user?.role === 'admin';
  const mayRead = useMayAsAdmin(readersOfContact);
  const open = useReading('GET /barong/admin/contact_messages', {
    key: [CONTACT_MESSAGES, 'open-grievances'],
    query: { topic: 'grievance', limit: 1 },
    enabled: isAdmin && mayRead,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return open.data?.meta.total ?? 0;
}
