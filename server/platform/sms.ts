import type { Language } from '../../contract/endpoint.ts';
import type { Db } from './database.ts';
import { addTask } from './tasks.ts';

/** What is posted, as JSON, to the address of SMS_URL (docs/decisions/0022-sms-by-one-address.md). */
interface Sms {
  /** E.164. */
  to: string;
  text: string;
  language: Language;
  /** Names the text: Indian networks carry only texts that were registered before. */
  template: string;
}

interface WantedSms extends Sms {
  /** When it has become useless. */
  expires_at: string;
}

/** Hands a message to the gateway; rejects when it was not taken. */
export type SmsSender = (sms: WantedSms) => Promise<void>;

const TIMEOUT_MS = 10_000;

/**
 * Asks for a message in the same transaction as the change it speaks of; a background task sends it,
 * again until it is taken or useless.
 */
export async function sendSms(db: Db, sms: WantedSms): Promise<void> {
  await addTask(db, 'send_sms', sms);
}

/** By POST to an address such as `https://user:password@sms.example.in/send`. */
export function smsByPost(smsUrl: string): SmsSender {
  const address = new URL(smsUrl);
  const credentials = [address.username, address.password].map(decodeURIComponent).join(':');
  // The request itself refuses an address with credentials in it.
  address.username = '';
  address.password = '';
  const headers = {
    'content-type': 'application/json',
    ...(credentials === ':'
      ? {}
      : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  };
  return async ({ expires_at, ...sms }) => {
    if (Date.parse(expires_at) <= Date.now()) return;
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify(sms),
      // Numbers and codes go to the address that the operator named and to no other.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the address of SMS_URL answered ${answer.status}`);
  };
}
