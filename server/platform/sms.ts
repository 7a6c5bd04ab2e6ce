import type { Language } from '../../contract/endpoint.ts';
import type { Db } from './database.ts';
import type { Outbound } from './network/outbound.ts';
import { addTask } from './tasks.ts';

/** The JSON that is posted to SMS_URL or WHATSAPP_URL (docs/decisions/0022-sms-by-one-address.md). */
interface Sms {
  /** In E.164 form, such as `+919876543210`. */
  to: string;
  text: string;
  language: Language;
  /** The id of the text: Indian networks carry only texts that have been registered. */
  template: string;
}

interface QueuedSms extends Sms {
  /** After this time (ISO 8601) the message is useless and is dropped. */
  expires_at: string;
}

/** The ids of a text by language, as the provider has registered it. */
export type TemplateIds = Readonly<Record<Language, string>>;

/** The notifications that may go to phones, by kind. */
export interface PhoneNotices {
  sms: ReadonlyMap<string, TemplateIds>;
  whatsapp: ReadonlyMap<string, TemplateIds>;
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

/** Queues a message by WhatsApp in the same way. */
export async function sendWhatsapp(db: Db, message: QueuedSms): Promise<void> {
  await addTask(db, 'send_whatsapp', message);
}

const ANSWER_MAX_BYTES = 65_536;

/** Calls the operator's own address, which may be in a private network. */
const askOwn: Outbound = async (address, { method = 'GET', headers = {}, body, timeoutMs }) => {
  const answer = await fetch(address, {
    method,
    headers,
    // Numbers and codes must go only to the URL that the operator set.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: String(body) }),
  });
  await answer.body?.cancel();
  return { status: answer.status, headers: {}, body: Buffer.alloc(0), redirected: 0 };
};

/**
 * Sends by POST to a URL such as `https://user:password@sms.example.in/send`; errors name
 * `setting`.
 */
export function smsByPost(smsUrl: string, setting = 'SMS_URL', ask = askOwn): SmsSender {
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
    const { status } = await ask(address.href, {
      method: 'POST',
      headers,
      body: JSON.stringify(sms),
      timeoutMs: TIMEOUT_MS,
      maxBytes: ANSWER_MAX_BYTES,
    });
    if (status < 200 || status > 299) {
      throw new Error(`the address of ${setting} answered ${status}`);
    }
  };
}
