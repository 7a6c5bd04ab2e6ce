import { createHash } from 'node:crypto';
import type { Seal } from '../secrets/seal.ts';
import { type BrowserKeys, encryptMessage } from './encryption.ts';
import { vapidHeader, vapidPublicKey } from './vapid.ts';

const TIMEOUT_MS = 10_000;

/** A browser that takes messages. */
interface Receiver extends BrowserKeys {
  endpoint: string;
  /** The public key of ours that it subscribed to. */
  server_key: string;
}

interface PushMessage {
  text: string;
  /** Of messages about one thing, a service delivers only the last one. */
  topic: string;
  /** After this the service drops it. */
  lifeSeconds: number;
  isUrgent: boolean;
}

/** Sends messages to browsers while no page is open. */
export interface Push {
  /** What browsers subscribe to. */
  publicKey: string;
  /** Whether messages may be posted there: browsers name the address, and anybody could name any. */
  takes(endpoint: string): boolean;
  /**
   * `gone` if the browser will never take messages again. Rejects if the service did not accept it; the
   * message of the error has nothing of the address but its host.
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
  /** Tells the services whom to ask about our messages. */
  publicUrl: string;
  /** Only tests know other services. */
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
      // The list of services may have become shorter since.
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
        // Nobody may lead our posts to another address.
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
