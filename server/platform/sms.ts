import type { Language } from '../../contract/endpoint.ts';
import type { Db } from './database.ts';
import { addTask } from './tasks.ts';

/** The JSON that is posted to SMS_URL (docs/decisions/0022-sms-by-one-address.md). */
interface Sms {
  /** In E.164 form, such as `+919876543210`. */
  to: string;
  text: string;
  language: Language;
  /** The id of the text: Indian networks carry only texts that were registered before. */
  template: string;
}

interface QueuedSms extends Sms {
  /** After this time (ISO 8601) the message is useless and is dropped. */
  expires_at: string;
}

/** Hands a message to the gateway; rejects if the gateway does not accept it. */
export type SmsSender = (sms: QueuedSms) => Promise<void>;

const TIMEOUT_MS = 10_000;

/**
 * Queues a message in the transaction of the change it reports. A background task sends it, and
 * retries until it is accepted or expired.
 */
export async function sendSms(db: Db, sms: QueuedSms): Promise<void> {
  await addTask(db, 'send_sms', sms);
}

/** Sends by POST to a URL such as `https://user:password@sms.example.in/send`. */
export function smsByPost(smsUrl: string): SmsSender {
  const address = new URL(smsUrl);
  const credentials = [address.username, address.password].map(decodeURIComponent).join(':');
  // `fetch` refuses a URL that contains credentials.
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
      // Numbers and codes must go only to the URL that the operator set.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the address of SMS_URL answered ${answer.status}`);
  };
}
