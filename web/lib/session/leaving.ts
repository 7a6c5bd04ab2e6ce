import { api } from '../api/api.ts';
import { currentSession, forgetSession } from './session.ts';
import { beginFarewell, endSessionIfOver } from './session-end.ts';
import { DRAFT_PREFIX, removeKept, removeStored } from './storage.ts';

/** Begins the name of the database with an account's unsent messages; the account's id follows. */
export const OUTBOX_PREFIX = 'outbox:';

/**
 * Makes a call that ends the session on purpose, such as logging out or deleting the account. Other
 * calls that are refused meanwhile show no notice; if this call itself fails because the session
 * was over before, the notice appears.
 */
export async function endSessionWith<T>(call: () => Promise<T>): Promise<T> {
  const token = currentSession()?.token;
  const endFarewell = beginFarewell();
  try {
    const answer = await call();
    endFarewell();
    leaveNoTrace();
    return answer;
  } catch (error) {
    endFarewell();
    endSessionIfOver(error, token);
    throw error;
  }
}

/** Logs out. Without an answer, this browser forgets the session, and the server lets it expire. */
export async function logOutHere(): Promise<void> {
  await endSessionWith(() => api('DELETE /barong/identity/sessions', {})).catch(leaveNoTrace);
}

/**
 * For logging out: on a shared device, nobody should find out who was here or what they were
 * writing. A session that ends by itself leaves the drafts, because its owner did not mean to go.
 */
export function leaveNoTrace(): void {
  const account = currentSession()?.user?.id;
  forgetSession();
  const isDraft = (key: string) => key.startsWith(DRAFT_PREFIX);
  removeStored(isDraft);
  removeKept(isDraft);
  if (account !== undefined) removeDatabase(`${OUTBOX_PREFIX}${account}`);
}

/** Removes a database of this browser as soon as all tabs have closed it. */
function removeDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // A browser without storage has nothing to remove.
  }
}
