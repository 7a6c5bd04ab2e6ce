import type { Insertable } from 'kysely';
import type { Session } from '../../contract/accounts.ts';
import { addAccount, signIn } from '../../db/world/people.ts';
import type { Accounts } from '../../db/tables/accounts.ts';
import type { Portal } from './portal.ts';
import type { SmsGateway } from './servers/sms-gateway.ts';

let count = 0;
/** An unused number. */
export const freshNumber = (): string => `+9198763${String((count += 1)).padStart(5, '0')}`;
/** An unused IP address. */
export const freshPlace = (): string =>
  `100.66.${Math.floor((count += 1) / 250)}.${1 + (count % 250)}`;

/** Somebody who logs in by a code to a verified number, signed in. */
export async function withSmsLogin(
  portal: Portal,
  { role = 'user', ...facts }: Partial<Insertable<Accounts>> = {},
): Promise<{ as: Session; id: number; uid: string; email: string; phone: string }> {
  const account = await addAccount(portal.db, role, {
    phone: freshNumber(),
    phone_verified_at: new Date(),
    sms_login: true,
    level: 2,
    ...facts,
  });
  const { id, uid, email, phone } = account;
  return { as: await signIn(portal.db, account), id, uid, email, phone: phone ?? '' };
}

/** The calls of logging in by SMS. */
export const smsLoginsAt = (portal: Portal, gateway: SmsGateway) => {
  const request = (phone: string, from = freshPlace()) =>
    portal.call('POST /barong/identity/sessions/sms/generate_code', {
      body: { phone },
      headers: { 'x-forwarded-for': from },
    });
  const confirm = (ticket: string, otp: string, from = freshPlace()) =>
    portal.call('POST /barong/identity/sessions/sms/confirm_code', {
      body: { ticket, otp },
      headers: { 'x-forwarded-for': from },
    });
  const open = (ticket: string, account: string, more: { otp_code?: string } = {}) =>
    portal.call('POST /barong/identity/sessions/sms', { body: { ticket, account, ...more } });
  /** Asks for a code and receives it. */
  const receive = async (phone: string, from?: string) => {
    const { ticket } = (await request(phone, from)).body;
    await portal.work();
    return { ticket, code: gateway.codeFor(phone) };
  };
  /** A ticket whose code was entered, and the accounts that it can open. */
  const ticketFor = async (phone: string) => {
    const { ticket, code } = await receive(phone);
    return { ticket, ...(await confirm(ticket, code)).body };
  };
  return { request, confirm, open, receive, ticketFor };
};

/** Makes the last request for a code more than half a minute old. */
export const passHalfMinute = (portal: Portal) =>
  portal.db
    .updateTable('attempt_counts')
    .set({ last_at: new Date(0) })
    .execute();

export const wrongFor = (right: string): string => (right === '000000' ? '111111' : '000000');
