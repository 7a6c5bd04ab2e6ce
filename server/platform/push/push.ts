import { createHash } from 'node:crypto';
import type { Seal } from '../secrets/seal.ts';
import { type BrowserKeys, encryptMessage } from './encryption.ts';
import { vapidHeader, vapidPublicKey } from './vapid.ts';

const TIMEOUT_MS = 10_000;

/** A browser that takes messages. */
interface Receiver extends BrowserKeys {
  endpoint: string;
  /** Our public key at the time when the browser subscribed. */
  server_key: string;
}

interface PushMessage {
  text: string;
  /** Of several messages with the same topic, a service delivers only the last one. */
  topic: string;
  /** After this many seconds, the service drops the message. */
  lifeSeconds: number;
  isUrgent: boolean;
}

/** Sends messages to browsers while no page is open. */
export interface Push {
  /** The key that browsers subscribe to, in base64url. */
  publicKey: string;
  /**
   * Whether messages may be posted to this address: browsers name it, and anybody could name any
   * address.
   */
  takes(endpoint: string): boolean;
  /**
   * `gone` if the browser will never take messages again. Rejects if the service did not accept the
   * message; of the address, the error names only the host.
   */
  send(receiver: Receiver, message: PushMessage): Promise<'sent' | 'gone'>;
}

const services = [
  // Chrome, Edge on phones, Opera, Brave and Samsung Internet.
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  // Edge on computers.
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** Whether an address belongs to one of the services that browsers use. */
export const isOfPushService = ({ protocol, port, username, password, hostname }: URL): boolean =>
  protocol === 'https:' &&
  port === '' &&
  username === '' &&
  password === '' &&
  services.some((service) => service.test(hostname));

interface PushOptions {
  seal: Pick<Seal, 'keysFor'>;
  /** The address of the portal, so that push services know whom to ask about our messages. */
  publicUrl: string;
  /** Tests bring a service of their own. */
  isService?: (endpoint: URL) => boolean;
}

export function openPush({ seal, publicUrl, isService = isOfPushService }: PushOptions): Push {
  const contact = publicUrl.startsWith('https:')
    ? publicUrl
    : `mailto:no-reply@${new URL(publicUrl).hostname}`;
  const takes = (endpoint: string) => URL.canParse(endpoint) && isService(new URL(endpoint));
  return {
    publicKey: vapidPublicKey(seal),
    takes,
    async send({ endpoint, server_key, ...keys }, { text, topic, lifeSeconds, isUrgent }) {
      // The list of services may have become shorter since the browser subscribed.
      if (!takes(endpoint)) return 'gone';
      const url = new URL(endpoint);
      const authorization = vapidHeader(seal, { endpoint: url, publicKey: server_key, contact });
      if (!authorization) return 'gone';
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(lifeSeconds),
          topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
          urgency: isUrgent ? 'high' : 'normal',
        },
        body: new Uint8Array(encryptMessage(text, keys)),
        // Nobody may redirect our messages to another address.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return 'sent';
      if (answer.status === 404 || answer.status === 410) return 'gone';
      throw new Error(`the push service ${url.hostname} answered ${answer.status}`);
    },
  };
}
