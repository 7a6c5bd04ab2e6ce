import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './start-error.ts';

/** Encrypts values that a copy of the database alone must not reveal. */
export interface Seal {
  close(text: string): Buffer;
  /** Throws if it was sealed with another key or changed since. */
  open(sealed: Buffer): string;
  /** A hash that is the same for the same text, and that nobody without the key can try texts on. */
  hashOf(text: string): string;
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals with AES-256-GCM (NIST SP 800-38D) under a 32-byte key, with a new nonce each time. The
 * result is nonce, tag and ciphertext.
 */
export function sealWith(key: Buffer): Seal {
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const bodyStart = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, bodyStart));
      return (
        decipher.update(sealed.subarray(bodyStart), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    hashOf: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}

/**
 * Opens the seal with the key in `seal.key` of the data folder, which the first start creates; a
 * copy of the database alone opens nothing. Throws a StartError if the file is not a key or the
 * folder cannot be used.
 */
export async function openSeal(dataDir: string): Promise<Seal> {
  const key = await keyOf(dataDir).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${dataDir} cannot be written: ${reason}`);
  });
  return sealWith(key);
}

async function keyOf(dataDir: string): Promise<Buffer> {
  const file = path.join(dataDir, 'seal.key');
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(KEY_BYTES), { mode: 0o600 });
  // A link appears whole or not at all, so a second process finds the key of the first.
  await link(draft, file).catch(refuseAllButTaken);
  await unlink(draft);
  const key = await readFile(file);
  if (key.length !== KEY_BYTES) throw new StartError(`${file} is not a key of ${KEY_BYTES} bytes.`);
  return key;
}

function refuseAllButTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
