import type { Role } from '../../../contract/endpoint.ts';
import { useSession } from '../../lib/session/session.ts';

/** On which side of their conversations the reader is. */
export const useOwnRole = (): Role => useSession()?.user?.role ?? 'user';

/** The address of the reader's conversations. */
export const useConversationsPath = () =>
  useOwnRole() === 'hr' ? '/hr/messages' : '/user/messages';
