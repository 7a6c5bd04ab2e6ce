// Serves barong/identity/sessions/sms, and its switch in the settings.
import type { Session } from '../../../contract/accounts.ts';
import type { Phone } from '../../../contract/accounts/phones.ts';
import type { Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { refuseWrongPassword } from '../../platform/secrets/own-password.ts';
import { hasSecondStep } from '../../platform/secrets/second-step.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { endingStates, endSession, type SignedIn } from '../../platform/sessions.ts';
import { openAccount } from '../accounts/accounts.ts';
import { type PhoneServices, readPhone } from '../phones/phones.ts';
import { takeSecondStep } from '../two-step/two-step.ts';
import { mailSmsLogin } from './mails.ts';
import { deleteLoginsOf, findByTicket, setSmsLogin, takeTicket } from './queries.ts';
import type { Client } from '../sessions/sessions.ts';

/** Turns it on or off. */
export async function switchSmsLogin(
  services: PhoneServices & Pick<Services, 'publicUrl'>,
  accountId: number,
  { enabled, current_password }: { enabled: boolean; current_password: string },
): Promise<Phone> {
  const { db, publicUrl } = services;
  await refuseWrongPassword(db, accountId, current_password, 'current_password');
  const phone = await readPhone(services, accountId);
  if (enabled && !phone.verification_available) throw refuse('identity.phone.no_provider');
  if (enabled && !phone.sms_login_available) throw refuse('identity.phone.not_verified');
  await db.transaction().execute(async (trx) => {
    const holder = await setSmsLogin(trx, accountId, enabled);
    if (!holder) return;
    if (enabled) await noteSecurityEvent(trx, { kind: 'sms_login_on' });
    else await noteSecurityEvent(trx, { kind: 'sms_login_off' });
    await mailSmsLogin(trx, holder, enabled ? 'on' : 'off', publicUrl);
  });
  return readPhone(services, accountId);
}

interface Opening {
  ticket: string;
  /** The `uid` of the account. */
  account: string;
  otp_code?: string | undefined;
}

/**
 * Signs in to one of the accounts of a ticket, which replaces the password and nothing else. A passkey counts as both
 * steps, so an account that has passkeys and no app has to be opened with one of those.
 */
export async function logInBySms(
  services: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  { ticket, account: uid, otp_code }: Opening,
  { caller, ...from }: Client & { caller: SignedIn | null },
): Promise<Session> {
  const { db } = services;
  const ticketHash = hashToken(ticket);
  const account = orRefuse(await findByTicket(db, ticketHash, uid), 'identity.otp.expired');
  const { id } = account;
  const ending = endingStates[account.state];
  if (ending) throw refuse(ending, { reason: account.state_reason });
  const hadSecondStep = await takeSecondStep(services, id, otp_code);
  if (!hadSecondStep && (await hasSecondStep(db, id))) {
    throw refuse('identity.session.passkey_needed');
  }
  await db.transaction().execute(async (trx) => {
    if (!(await takeTicket(trx, ticketHash))) throw refuse('identity.otp.expired');
    await noteSecurityEvent(trx, { kind: 'sms_login', accountId: id });
  });
  const session = await openAccount(services, id, from);
  // As when logging in with the password: the old token may be known to somebody.
  if (caller?.id === id) await endSession(db, id, caller.session_id);
  return session;
}

/** For an account that is being deleted: recent requests contain its number. */
export const forgetSmsLoginsOf = (trx: Trx, accountId: number): Promise<void> =>
  deleteLoginsOf(trx, accountId);
