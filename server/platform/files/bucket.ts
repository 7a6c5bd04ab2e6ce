import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { Files } from './files.ts';
import { StartError } from '../process/start-error.ts';

/**
 * How long a request may take. Reading takes as long as the slowest visitor; everything else is
 * faster.
 */
const TIMEOUT_MS = 60_000;
const KEYS_AT_ONCE = 1_000;
const MEDIA_TYPE = 'application/octet-stream';

/**
 * Whether a text is `s3://KEY:SECRET@host[:port]/bucket`, with `?region=…` if the service needs
 * one, and `tls=off` for a server in a private network.
 */
export function isBucketAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, host, pathname } = new URL(text);
  const isWhole = username !== '' && password !== '' && host !== '';
  return protocol === 's3:' && isWhole && /^\/[\w.-]+\/?$/.test(pathname);
}

/** Stores files in a bucket of an S3 service. Throws a StartError if it cannot be used. */
export async function filesInBucket(address: string): Promise<Files> {
  const settings = clientSettings(address);
  const reader = new S3mini(settings);
  const bucket = new S3mini({ ...settings, requestAbortTimeout: TIMEOUT_MS });
  await refuseUnusable(bucket);
  return {
    async put(key, bytes) {
      if (bytes instanceof Uint8Array) await bucket.putObject(key, bytes, MEDIA_TYPE);
      else {
        const stream = Readable.toWeb(Readable.from(bytes)) as unknown as ReadableStream;
        // Uploaded in parts, because the length is not known yet.
        await bucket.putAnyObject(key, stream, MEDIA_TYPE);
      }
    },
    async read(key) {
      const answer = await reader.getObjectResponse(key);
      if (!answer?.body) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
      return Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
    },
    async remove(key) {
      await bucket.deleteObject(key);
    },
    async *keys() {
      let next: string | undefined;
      do {
        const page = await bucket.listObjectsPaged('/', '', KEYS_AT_ONCE, next);
        for (const { Key: key } of page?.objects ?? []) yield key;
        next = page?.nextContinuationToken;
      } while (next);
    },
  };
}

function clientSettings(address: string) {
  const { username, password, host, pathname, searchParams } = new URL(address);
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https';
  return {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: `${scheme}://${host}${pathname.replace(/\/$/, '')}`,
    region: searchParams.get('region') ?? 'auto',
    fetch: withoutRedirects,
  };
}

const withoutRedirects: typeof fetch = (address, options) =>
  fetch(address, { ...options, redirect: 'error' });

/** Refuses to start without a usable bucket; otherwise only the first upload would tell. */
async function refuseUnusable(bucket: S3mini): Promise<void> {
  const isThere = await bucket.bucketExists().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The bucket of FILES_URL cannot be reached: ${reason}`, { cause: error });
  });
  if (!isThere) {
    throw new StartError('The bucket of FILES_URL is not there, or not for its key and secret.');
  }
}
