// Asks the server of a feed for its list. Reads no database.
import { gunzipSync } from 'node:zlib';
import {
  FEED_MAX_BYTES,
  FEED_ROWS_MAX,
  type FeedProblem,
} from '../../../../contract/jobs/job-feeds.ts';
import { type Outbound, OutboundFailure } from '../../../platform/network/outbound.ts';
import { rowsOf } from '../readers/file.ts';
import { type Row, UnreadableFile } from '../readers/row.ts';

const TIMEOUT_MS = 20_000;
const REDIRECTS = 5;
const NOT_MODIFIED = 304;
const OK = 200;

/** What the server of a feed said about the version that it sent. */
export interface Version {
  etag: string | null;
  last_modified: string | null;
}

export type Fetched =
  | { kind: 'rows'; rows: Row[]; version: Version }
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: FeedProblem };

/** Reads the list at an address, unless it is still the version that was read before. */
export async function fetchFeed(
  outbound: Outbound,
  address: string,
  before: Version = { etag: null, last_modified: null },
): Promise<Fetched> {
  try {
    const { status, headers, body } = await outbound(address, {
      headers: {
        accept: 'text/csv, application/xml, application/json, application/x-ndjson, */*;q=0.5',
        'user-agent': 'Vritti job feed reader',
        ...(before.etag === null ? {} : { 'if-none-match': before.etag }),
        ...(before.last_modified === null ? {} : { 'if-modified-since': before.last_modified }),
      },
      timeoutMs: TIMEOUT_MS,
      maxBytes: FEED_MAX_BYTES,
      redirects: REDIRECTS,
    });
    if (status === NOT_MODIFIED) return { kind: 'unchanged' };
    if (status !== OK) return { kind: 'failed', reason: 'refused' };
    const version = { etag: headers.etag ?? null, last_modified: headers['last-modified'] ?? null };
    return await read(body, version);
  } catch (error) {
    if (error instanceof OutboundFailure) return { kind: 'failed', reason: error.reason };
    throw error;
  }
}

async function read(body: Buffer, version: Version): Promise<Fetched> {
  const rows: Row[] = [];
  try {
    for await (const row of rowsOf(inOnePiece(unpacked(body)))) {
      rows.push(row);
      if (rows.length > FEED_ROWS_MAX) return { kind: 'failed', reason: 'too_many_rows' };
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'failed', reason: 'unreadable' };
    throw error;
  }
  if (rows.length === 0) return { kind: 'failed', reason: 'empty' };
  return { kind: 'rows', rows: rows.toSorted((a, b) => a.number - b.number), version };
}

/** The bytes of a list, unpacked if they are gzipped. */
function unpacked(body: Buffer): Buffer {
  const isGzip = body.length > 2 && body.readUInt16BE() === 0x1f8b;
  try {
    return isGzip ? gunzipSync(body, { maxOutputLength: FEED_MAX_BYTES }) : body;
  } catch (error) {
    if (error instanceof RangeError) throw new OutboundFailure('too_large', { cause: error });
    throw new UnreadableFile('it cannot be unpacked', { cause: error });
  }
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
