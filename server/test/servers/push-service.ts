import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Delivered {
  headers: IncomingHttpHeaders;
  /** What the browser shows, decrypted with its keys. */
  message: { title: string; text: string; to: string; tag: string; lang: string };
  /** As it came over the network. */
  body: Buffer;
}

/** A browser with its subscription, to which messages can be sent. */
interface TestBrowser {
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** Everything that was delivered to it, oldest first. */
  messages(): Delivered[];
}

/** A push service as real as those of the browsers, within the test's process. */
export interface PushService {
  /** Whether an address is its own, for the guard of the server. */
  isOwn: (endpoint: URL) => boolean;
  subscribe(): TestBrowser;
  /** Sets the status of all further answers. */
  answerWith(status: number, headers?: Record<string, string>): void;
  /** How many posts it has received. */
  posts(): number;
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const received = new Map<string, { headers: IncomingHttpHeaders; body: Buffer }[]>();
  let answer: [status: number, headers: Record<string, string>] = [201, {}];
  let posts = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      posts += 1;
      const earlier = received.get(request.url ?? '') ?? [];
      if (answer[0] < 300) {
        received.set(request.url ?? '', [...earlier, { headers: request.headers, body }]);
      }
      response.writeHead(...answer).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    isOwn: (endpoint) => endpoint.origin === origin,
    subscribe() {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      return {
        subscription: {
          endpoint: origin + path,
          p256dh: p256dh.toString('base64url'),
          auth: auth.toString('base64url'),
        },
        messages: () =>
          (received.get(path) ?? []).map(({ headers, body }) => ({
            headers,
            body,
            message: JSON.parse(decrypt(body, { pair, p256dh, auth })) as Delivered['message'],
          })),
      };
    },
    answerWith(status, headers = {}) {
      answer = [status, headers];
    },
    posts: () => posts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Keys {
  pair: ReturnType<typeof createECDH>;
  p256dh: Buffer;
  auth: Buffer;
}

/** What a browser does with a message (RFC 8291, section 3.4). */
function decrypt(body: Buffer, { pair, p256dh, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const serverKey = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + serverKey.length);
  const derive = (key: Buffer, from: Buffer, label: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, from, label, bytes));
  const label = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, serverKey]);
  const shared = derive(pair.computeSecret(serverKey), auth, label, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last byte says that this was the last record.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
