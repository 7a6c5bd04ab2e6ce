import { isAscii } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { encodingOf } from '../../../../contract/format/texts/text-of-bytes.ts';
import { readCsv } from './csv.ts';
import { readJson } from './json.ts';
import { reasonOf, type Row, type Text, UnreadableFile } from './row.ts';
import { readXml } from './xml.ts';

/** A file of postings; its format is detected by content, whatever its name. */
export interface PostingsFile {
  /** How much of the file has been read so far, from 0 to 1. */
  shareRead: () => number;
  /** May throw an UnreadableFile, even after some rows if the file is truncated. */
  rows: AsyncIterable<Row>;
}

/** Opens JSON, Indeed XML or CSV, plain or gzipped. Throws an UnreadableFile. */
export async function openPostings(path: string): Promise<PostingsFile> {
  const { sizeBytes, isGzip } = await look(path);
  const stored = createReadStream(path);
  const bytes = isGzip ? pipeline(stored, createGunzip(), () => undefined) : stored;
  return { shareRead: () => stored.bytesRead / sizeBytes, rows: rowsOf(bytes) };
}

async function look(path: string): Promise<{ sizeBytes: number; isGzip: boolean }> {
  try {
    await using file = await open(path);
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    const { size } = await file.stat();
    return { sizeBytes: size, isGzip: buffer.readUInt16BE() === 0x1f8b };
  } catch (error) {
    throw new UnreadableFile(reasonOf(error));
  }
}

/** The rows of JSON, Indeed XML or CSV, told apart by content. May throw an UnreadableFile. */
export async function* rowsOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Row> {
  try {
    const text = decode(bytes);
    const start = await startOf(text);
    yield* readerFor(start)(join(start, text), start);
  } catch (error) {
    throw new UnreadableFile(reasonOf(error), { cause: error });
  }
}

/** UTF-8, with or without a byte order mark, or the encoding that the first piece with more than plain ASCII shows. */
async function* decode(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of bytes) {
    if (!decoder && !isPlain(piece)) decoder = new TextDecoder(encodingOf(piece));
    yield decoder?.decode(piece, { stream: true }) ?? piece.toString('latin1');
  }
  yield decoder?.decode() ?? '';
}

/** UTF-16 without a byte order mark is ASCII with zeros in between. */
const isPlain = (piece: Buffer) => isAscii(piece) && !piece.includes(0);

/** The first piece that is not blank. */
async function startOf(text: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (start.trim() === '') {
    const next = await text.next();
    if (next.done) throw new UnreadableFile('it is empty');
    start += next.value;
  }
  return start;
}

async function* join(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

function readerFor(start: string): (text: Text, start: string) => AsyncGenerator<Row> {
  if (start.includes('\0')) throw new UnreadableFile('it is not a text');
  const first = start.trimStart();
  if (first.startsWith('<')) return readXml;
  // Every line is tried, because the first line of JSON Lines may be broken.
  return first.startsWith('[') || /^[ \t]*\{/m.test(first) ? readJson : readCsv;
}
