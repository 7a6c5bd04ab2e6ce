import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

// Messages for one browser, as RFC 8291 encrypts them: the push service that carries them cannot read them.

const RECORD_BYTES = 4_096;
const KEY_BYTES = 65;
const TAG_BYTES = 16;
/** What fits into a message of 4,096 bytes, which is all that push services must carry. */
export const MESSAGE_MAX_BYTES: number = RECORD_BYTES - (16 + 4 + 1 + KEY_BYTES) - 1 - TAG_BYTES;

/** The keys of a subscription, in base64url: a point of P-256, and 16 random bytes. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** Whether these are valid keys, with which a message could be encrypted. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    return pair.computeSecret(p256dh, 'base64url').length === 32;
  } catch {
    return false;
  }
}

/** The random values of one message; only the test with the RFC's own example passes them. */
interface Random {
  salt: Buffer;
  privateKey?: Buffer;
}

/** The body of a push message; throws if the text has more than MESSAGE_MAX_BYTES. */
export function encryptMessage(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { salt, privateKey }: Random = { salt: randomBytes(16) },
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > MESSAGE_MAX_BYTES) throw new Error(`${plain.length} bytes are too many`);
  const browserKey = Buffer.from(p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  if (privateKey) pair.setPrivateKey(privateKey);
  else pair.generateKeys();
  const ownKey = pair.getPublicKey();
  const shared = hkdf(pair.computeSecret(browserKey), Buffer.from(auth, 'base64url'), 32, [
    Buffer.from('WebPush: info\0'),
    browserKey,
    ownKey,
  ]);
  const contentKey = hkdf(shared, salt, 16, [Buffer.from('Content-Encoding: aes128gcm\0')]);
  const nonce = hkdf(shared, salt, 12, [Buffer.from('Content-Encoding: nonce\0')]);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  // The byte after the text says that this record is the last one.
  const body = Buffer.concat([cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final()]);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, 16);
  header.writeUInt8(KEY_BYTES, 20);
  return Buffer.concat([header, ownKey, body, cipher.getAuthTag()]);
}

const hkdf = (key: Buffer, salt: Buffer, bytes: number, info: readonly Buffer[]): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, Buffer.concat(info), bytes));
