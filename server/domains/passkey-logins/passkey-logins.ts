// Serves barong/identity/sessions/passkey.
import type { Session } from '../../../contract/accounts.ts';
import type { Assertion } from '../../../contract/accounts/passkeys.ts';
import type { Services } from '../../platform/endpoints.ts';
import { endSession, type SignedIn } from '../../platform/sessions.ts';
import { openAccount } from '../accounts/accounts.ts';
import { readHolder } from '../passkeys/passkeys.ts';
import type { Client } from '../sessions/sessions.ts';

/**
 * The device proved that it has the key, and its holder identified themselves by finger, face or PIN: that covers
 * both steps. If the request carries a session of the account, that session ends, as with a password.
 */
export async function logInByPasskey(
  services: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  assertion: Assertion,
  { caller, ...from }: Client & { caller: SignedIn | null },
): Promise<Session> {
  const id = await readHolder(services, assertion);
  const session = await openAccount(services, id, from);
  if (caller?.id === id) await endSession(services.db, id, caller.session_id);
  return session;
}
