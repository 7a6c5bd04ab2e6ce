import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withPortalName } from '../../contract/portal-settings/portal-name.ts';
import { type Document, documentOf } from './subjects.ts';

interface Kept {
  etag: string;
  packed: (encoding: Encoding) => Promise<Buffer>;
}

/**
 * Returns a function that answers the document under a name of the portal, whole or with the calls of one subject only.
 * It is 1.7 MB long, so its bytes are made and compressed once.
 */
export function keptDocument(whole: Document) {
  let of: string | undefined;
  const kept = new Map<string | undefined, Kept>();
  return (name: string, subject?: string): Kept => {
    if (of !== name) kept.clear();
    of = name;
    const known = kept.get(subject);
    if (known) return known;
    const made = packedOnce(
      Buffer.from(withPortalName(JSON.stringify(documentOf(whole, subject)), name)),
    );
    kept.set(subject, made);
    return made;
  };
}

function packedOnce(bytes: Buffer): Kept {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    // Weak, because it is the same for every encoding.
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`,
    packed: (encoding) => (made[encoding] ??= packings[encoding](bytes)),
  };
}

/** The best encoding first. Brotli's highest levels take seconds and gain little. */
const packings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: (bytes: Buffer) => Promise.resolve(bytes),
};
type Encoding = keyof typeof packings;

/** The best encoding of those that an `Accept-Encoding` header allows. */
export function encodingFor(accepted: string | string[] = ''): Encoding {
  const wanted = new Set(
    [accepted]
      .flat()
      .flatMap((header) => header.split(','))
      .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
      .map((one) => one.split(';')[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((encoding) => wanted.has(encoding)) ?? 'identity';
}
