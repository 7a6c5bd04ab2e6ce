/** Keys of the services that send mails and SMS and take payments: entered by owners, sealed, never shown. */
import { randomUUID } from 'node:crypto';
import type {
  MailSettings,
  PaymentSettings,
  SettingGroups,
} from '../../../contract/portal-settings/settings.ts';
import type { Db } from '../../platform/database.ts';
import type { RazorpayKeys } from '../../platform/gateways/razorpay.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import { type Change, changeSettings } from './changes.ts';
import { readSettings } from './history.ts';
import { listGroups, replaceKeys } from './queries.ts';

/** In the form that the server uses; null if owners have set none. */
export interface KeysInForce {
  sender: string | null;
  smtpUrl: string | null;
  smsUrl: string | null;
  razorpay: RazorpayKeys | null;
}

const closed = (seal: Seal, text: string): string => seal.close(text).toString('base64');

/**
 * Used instead of keys that were sealed with another `seal.key`. They lead nowhere, so mails wait and payments are
 * refused. With no keys at all, mails would be written to files and payments would be test payments.
 */
const UNREADABLE_SMTP = 'smtp://sealed-with-another-seal-key.invalid';
const unreadableRazorpay = (): RazorpayKeys => ({
  keyId: 'sealed-with-another-seal-key',
  keySecret: randomUUID(),
  webhookSecret: randomUUID(),
});

/** Null if there are no keys, or if they were sealed with another key. */
function opened(seal: Seal, keys: string | null): string | null {
  if (keys === null) return null;
  try {
    return seal.open(Buffer.from(keys, 'base64'));
  } catch {
    return null;
  }
}

export async function readKeys(db: Db, seal: Seal): Promise<KeysInForce> {
  const { mail, sms, payments } = await readSettings(db);
  const isLost = ({ keys }: { keys: string | null }) => stateOf(seal, keys) === 'unreadable';
  return {
    sender: mail.sender,
    smtpUrl: isLost(mail) ? UNREADABLE_SMTP : opened(seal, mail.keys),
    smsUrl: opened(seal, sms.keys),
    razorpay: isLost(payments) ? unreadableRazorpay() : razorpayIn(opened(seal, payments.keys)),
  };
}

const razorpayIn = (keys: string | null): RazorpayKeys | null =>
  keys === null ? null : (JSON.parse(keys) as RazorpayKeys);

/** After `seal.key` was renewed, reseals all keys that it can open, and returns their number. */
export const resealKeys = (db: Db, seal: Seal): Promise<number> =>
  db.transaction().execute(async (trx) => {
    let count = 0;
    for (const { name, value } of await listGroups(trx)) {
      const keys = opened(seal, 'keys' in value ? (value.keys ?? null) : null);
      if (keys === null) continue;
      await replaceKeys(trx, name, closed(seal, keys));
      count += 1;
    }
    return count;
  });

/** The settings without the sealed keys; only whether they are set. */
export const presentKeys = <K extends { keys: string | null }>(
  seal: Seal,
  { keys, ...group }: K,
) => ({
  ...group,
  keys: stateOf(seal, keys),
});

function stateOf(seal: Seal, keys: string | null): 'none' | 'set' | 'unreadable' {
  if (keys === null) return 'none';
  return opened(seal, keys) === null ? 'unreadable' : 'set';
}

export const changeKeys = async <G extends 'mail' | 'sms' | 'payments'>(
  { db, seal }: { db: Db; seal: Seal },
  group: G,
  change: Change<G>,
) => presentKeys(seal, await changeSettings(db, group, change));

/** The change to a group; without a new key, the stored one stays. */
export const sealedKey = (seal: Seal, key: string | null): Partial<SettingGroups['sms']> =>
  key === null ? {} : { keys: closed(seal, key) };

export const sealedMail = (
  seal: Seal,
  { sender, smtp_url }: MailSettings,
): Partial<SettingGroups['mail']> => ({ sender, ...sealedKey(seal, smtp_url) });

export const sealedPayments = (
  seal: Seal,
  { api_key: keyId, key_secret: keySecret, webhook_secret: webhookSecret }: PaymentSettings,
): Partial<SettingGroups['payments']> =>
  sealedKey(seal, keyId && JSON.stringify({ keyId, keySecret, webhookSecret }));
