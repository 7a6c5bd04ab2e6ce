/** Tries the settings in force, so that owners need not wait for a mail that never comes. */
import type { Language } from '../../../contract/endpoint.ts';
import { phoneOf } from '../../../contract/accounts/phone.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Trial } from '../../../contract/portal-settings/portal-settings.ts';
import type { Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import type { Db } from '../../platform/database.ts';
import { mailLook, portalNamed } from '../../platform/in-force/portal-name.ts';
import { refuse } from '../../platform/refusal.ts';
import { readKeys } from './keys.ts';

const TRIALS_AN_HOUR = 20;
const TRIAL_LIFE_MS = 60_000;

interface Trying {
  id: number;
  email: string;
  language: Language;
}

const words = {
  en: {
    subject: `A test email of ${PORTAL}`,
    text: `Emails from ${PORTAL} arrive here: this one was sent from the settings page.`,
    sms: `This is a test message of ${PORTAL}.`,
  },
  hi: {
    subject: `${PORTAL} का टेस्ट मेल`,
    text: `${PORTAL} के मेल यहाँ पहुँचते हैं: यह मेल सेटिंग के पेज से भेजा गया।`,
    sms: `यह ${PORTAL} का टेस्ट संदेश है।`,
  },
} satisfies Record<Language, object>;

export async function tryMail(
  { db, seal, mailer }: Pick<Services, 'db' | 'seal' | 'mailer'>,
  { id, email, language }: Trying,
): Promise<Trial> {
  await countTrial(db, id);
  const { subject, text } = words[language];
  const look = await mailLook(db);
  return tried({ db, seal }, () =>
    mailer({ to: email, language, subject, paragraphs: [text] }, look),
  );
}

export async function trySms(
  { db, seal, sms }: Pick<Services, 'db' | 'seal' | 'sms'>,
  { id, phone, language }: Omit<Trying, 'email'> & { phone: string },
): Promise<Trial> {
  const to = phoneOf(phone);
  if (!to) throw refuse('identity.user.invalid_phone', { field: 'phone' });
  await countTrial(db, id);
  const text = await portalNamed(db, words[language].sms);
  const expires_at = new Date(Date.now() + TRIAL_LIFE_MS).toISOString();
  return tried({ db, seal }, async () => {
    const send = sms();
    if (!send) throw new Error('Nothing is set that sends SMS.');
    await send({ to, text, language, template: 'test', expires_at });
    return `${to}: accepted`;
  });
}

export async function tryPayments(
  { db, seal, gateway }: Pick<Services, 'db' | 'seal' | 'gateway'>,
  adminId: number,
): Promise<Trial> {
  await countTrial(db, adminId);
  return tried({ db, seal }, () => gateway.tryKeys());
}

const countTrial = (db: Db, account: number): Promise<void> =>
  countAttempt(db, {
    key: attemptKey('key-trial', { account }),
    most: TRIALS_AN_HOUR,
    seconds: HOUR_SECONDS,
  });

/** The answer of the service, whatever it is. Some repeat what they were sent, so keys are removed. */
async function tried(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  attempt: () => Promise<string>,
): Promise<Trial> {
  const { smtpUrl, smsUrl, razorpay } = await readKeys(db, seal);
  const secrets = [smtpUrl, smsUrl]
    .flatMap((url) => (url === null ? [] : [url, new URL(url).password, new URL(url).username]))
    .flatMap((secret) => [secret, decodeURIComponent(secret)])
    .concat(razorpay?.keySecret ?? '', razorpay?.webhookSecret ?? '')
    .filter((secret) => secret !== '');
  const shown = (text: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text).slice(0, ANSWER_MAX);
  try {
    return { worked: true, answer: shown(await attempt()) };
  } catch (error) {
    return { worked: false, answer: shown(error instanceof Error ? error.message : String(error)) };
  }
}

const ANSWER_MAX = 500;
