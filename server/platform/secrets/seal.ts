import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../process/start-error.ts';

/**
 * Encrypts values that a copy of the database alone must not reveal; also derives keys and hashes.
 */
export interface Seal {
  close(text: string): Buffer;
  /** Throws if it was sealed with another key or changed since. */
  open(sealed: Buffer): string;
  /**
   * Always the same hash for the same text; without the key, nobody can find the text by trying.
   */
  hashOf(text: string): string;
  /**
   * A 32-byte key for one purpose only, which reveals nothing about other keys (HKDF, RFC 5869).
   */
  keyFor(purpose: string): Buffer;
  /** The same, followed by the keys from before the seal's key was renewed, newest first. */
  keysFor(purpose: string): [Buffer, ...Buffer[]];
}

const KEY_FILE = 'seal.key';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals with AES-256-GCM (NIST SP 800-38D) under a 32-byte key, with a new nonce each time. The
 * result is nonce, tag and ciphertext. Older keys only open what they sealed.
 */
export function sealWith(key: Buffer, ...older: Buffer[]): Seal {
  // Node converts a key given as bytes on each use, which takes longer than sealing a short text.
  const secret = createSecretKey(key);
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      try {
        return openWith(sealed, secret);
      } catch (error) {
        const [next, ...rest] = older;
        if (!next) throw error;
        return sealWith(next, ...rest).open(sealed);
      }
    },
    hashOf: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
    keyFor: (purpose) => derivedFrom(key, purpose),
    keysFor: (purpose) => [
      derivedFrom(key, purpose),
      ...older.map((each) => derivedFrom(each, purpose)),
    ],
  };
}

const derivedFrom = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));

/** Throws if it was sealed with another key or changed since. */
function openWith(sealed: Buffer, key: KeyObject): string {
  const bodyStart = NONCE_BYTES + TAG_BYTES;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  // Otherwise a tag that was cut off after four bytes would do too.
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, bodyStart));
  return decipher.update(sealed.subarray(bodyStart), undefined, 'utf8') + decipher.final('utf8');
}

/**
 * Opens the seal with the key in `seal.key` of the data folder, which the first start creates; a
 * copy of the database alone opens nothing. Throws a StartError if the file is not a key or the
 * folder cannot be used.
 */
export async function openSeal(dataDir: string): Promise<Seal> {
  const [key, ...older] = await keysOf(dataDir).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${dataDir} cannot be written: ${reason}`);
  });
  return sealWith(key, ...older);
}

/**
 * Puts a new key before those in `seal.key`: it seals from now on, and the others still open what
 * they sealed. Running servers use it only after they are restarted.
 */
export async function renewSealKey(dataDir: string): Promise<Seal> {
  const keys = [randomBytes(KEY_BYTES), ...(await keysOf(dataDir))];
  const file = path.join(dataDir, KEY_FILE);
  // On the disk before the database has anything that only the new key opens.
  await writeFile(`${file}.new`, Buffer.concat(keys), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return openSeal(dataDir);
}

/** The newest key first. */
async function keysOf(dataDir: string): Promise<[Buffer, ...Buffer[]]> {
  const file = path.join(dataDir, KEY_FILE);
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(KEY_BYTES), { mode: 0o600, flush: true });
  // A link appears whole or not at all, so a second process finds the key of the first.
  await link(draft, file).catch(refuseAllButTaken);
  await unlink(draft);
  const keys = await readFile(file);
  if (keys.length === 0 || keys.length % KEY_BYTES !== 0) {
    throw new StartError(`${file} is not a key of ${KEY_BYTES} bytes.`);
  }
  const older = Array.from({ length: keys.length / KEY_BYTES - 1 }, (_, index) =>
    keys.subarray((index + 1) * KEY_BYTES, (index + 2) * KEY_BYTES),
  );
  return [keys.subarray(0, KEY_BYTES), ...older];
}

function refuseAllButTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
