import type { Assertion } from '../../../contract/accounts/passkeys.ts';
import type { Services } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { type FreshSession, renewSession, type SignedIn } from '../../platform/sessions.ts';
import { proveByPassword } from '../accounts/accounts.ts';
import { readHolder } from '../passkeys/passkeys.ts';

interface Proof {
  password?: string | undefined;
  otp_code?: string | undefined;
  credential?: Assertion | undefined;
}

/** Proves again who holds a session, with the same proof as a login, and renews its token. */
export async function reauthenticate(
  services: Pick<Services, 'db' | 'seal' | 'publicUrl' | 'adminsNeedSecondStep'>,
  { id, session_id }: Pick<SignedIn, 'id' | 'session_id'>,
  { password = '', otp_code, credential }: Proof,
): Promise<FreshSession> {
  if (!credential) await proveByPassword(services, id, { password, otp_code });
  else if ((await readHolder(services, credential)) !== id) {
    throw refuse('identity.session.invalid_passkey');
  }
  return services.db.transaction().execute(async (trx) => {
    await noteSecurityEvent(trx, { kind: 'reauthenticated' });
    return renewSession(trx, session_id, { isProven: true });
  });
}
