import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A real S3 server within the test's process, which checks signatures, with one empty bucket. */
export interface BucketServer {
  /** For FILES_URL. */
  url: string;
  /** The same with another secret or another bucket. */
  urlWith(other: { secret?: string; bucket?: string }): string;
  close(): Promise<void>;
}

/** The only credentials that the server knows. */
const KEY = 'S3RVER';

export async function openBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'vritti-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'vritti-files' }],
  });
  // It forgets the slash that ends the path of a listing, so it cannot check that signature.
  const lenient = Object.create(server, { allowMismatchedSignatures: { value: true } }) as S3rver;
  server.middleware.unshift((context, next) => {
    if (context.path === '/vritti-files/') context.app = lenient;
    return next();
  });
  const { port } = await server.run();
  const urlWith = ({ secret = KEY, bucket = 'vritti-files' }) =>
    `s3://${KEY}:${secret}@127.0.0.1:${port}/${bucket}?region=us-east-1&tls=off`;
  return {
    url: urlWith({}),
    urlWith,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
