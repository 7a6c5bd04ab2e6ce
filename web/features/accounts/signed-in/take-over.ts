import type { Session } from '../../../../contract/accounts.ts';
import { deviceHeader } from '../../../lib/api/device-id.ts';
import { currentSession, keepSession } from '../../../lib/session/session.ts';

/**
 * Keeps the session that this browser holds as a cookie, since its scripts have come after all. Resolves to whether
 * somebody is signed in afterwards.
 */
export async function takeOver(): Promise<boolean> {
  const headers = deviceHeader();
  const answer = await fetch('/auth/session', { method: 'POST', headers }).catch(() => null);
  if (answer?.ok) keepSession((await answer.json()) as Session);
  return currentSession() !== null;
}
