/**
 * The services that send mails and SMS and take payments: those in the environment, or else those
 * that owners have set.
 */
import { PORTAL } from '../contract/portal-settings/portal-name.ts';
import type { Config } from './config.ts';
import { type KeysInForce, readKeys } from './domains/portal-settings/keys.ts';
import { sandbox } from './domains/test-payments/sandbox.ts';
import type { Db } from './platform/database.ts';
import type { Services } from './platform/endpoints.ts';
import type { Gateway } from './platform/gateways/gateway.ts';
import { razorpay } from './platform/gateways/razorpay.ts';
import type { Live } from './platform/live/live.ts';
import { type Mailer, mailBySmtp, mailToFolder } from './platform/mail.ts';
import type { Outbound } from './platform/network/outbound.ts';
import { portalName } from './platform/in-force/portal-name.ts';
import { SETTINGS_TOPIC } from './platform/in-force/settings.ts';
import type { Seal } from './platform/secrets/seal.ts';
import { type SmsSender, smsByPost } from './platform/sms.ts';

/** What the environment names, which wins. */
export interface GivenServices {
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  sms?: SmsSender | undefined;
  gateway?: Gateway | undefined;
}

interface GatewayParts {
  db: Db;
  seal: Seal;
  outbound: Outbound;
  publicUrl: string;
}

interface Parts extends GatewayParts {
  live: Pick<Live, 'hear'>;
  /** Where mails go while there is no server for them. */
  mailFolder: string;
  /** The sender of mails until one is set. */
  defaultSender: string;
}

const AGAIN_MS = 5_000;

/** The gateway of these keys; without any, the one that moves no money. */
async function gatewayOf(keys: KeysInForce['razorpay'], parts: GatewayParts): Promise<Gateway> {
  const { outbound, publicUrl } = parts;
  if (keys === null) return sandbox(parts);
  return razorpay(keys, { outbound, publicUrl, portal: await portalName(parts.db) });
}

/** The gateway that takes payments now, for commands. */
export async function gatewayInForce(
  { razorpay: keys, publicUrl }: Pick<Config, 'razorpay' | 'publicUrl'>,
  parts: Omit<GatewayParts, 'publicUrl'>,
): Promise<Gateway> {
  const { db, seal } = parts;
  return gatewayOf(keys ?? (await readKeys(db, seal)).razorpay, { ...parts, publicUrl });
}

/** Opens these services; a change by owners takes effect as soon as this server hears of it. */
export async function openOutsideServices(
  set: GivenServices,
  parts: Parts,
): Promise<Pick<Services, 'mailer' | 'sms' | 'gateway'>> {
  const { db, seal, live, outbound, mailFolder, defaultSender } = parts;
  const read = async () => {
    const keys = await readKeys(db, seal);
    const sms = keys.smsUrl === null ? undefined : smsByPost(keys.smsUrl, 'SMS', outbound);
    return { keys, sms, gateway: await gatewayOf(keys.razorpay, parts) };
  };
  let current = await read();
  /** Of several changes at once, the last reading counts. */
  let readings = 0;
  const readAnew = async () => {
    const mine = (readings += 1);
    try {
      const found = await read();
      if (mine === readings) current = found;
    } catch {
      // The database is away, which everything else reports, too.
      setTimeout(() => void readAnew(), AGAIN_MS).unref();
    }
  };
  live.hear(SETTINGS_TOPIC, () => void readAnew());

  let opened: { by: string; mailer: Mailer } | undefined;
  const mailer: Mailer = (mail, look) => {
    const { sender, smtpUrl } = current.keys;
    const from = set.mailFrom ?? (sender === null ? defaultSender : `${PORTAL} <${sender}>`);
    const url = set.smtpUrl ?? smtpUrl;
    const by = `${url} ${from}`;
    if (opened?.by !== by) {
      opened = {
        by,
        mailer: url === null ? mailToFolder(mailFolder, from) : mailBySmtp(url, from),
      };
    }
    return opened.mailer(mail, look);
  };

  // Tasks hold on to the gateway while the server runs, so it forwards each call to the one in
  // force.
  const gateway = new Proxy(current.gateway, {
    get: (_first, key) => Reflect.get(set.gateway ?? current.gateway, key) as unknown,
  });
  return { mailer, sms: () => set.sms ?? current.sms, gateway };
}
