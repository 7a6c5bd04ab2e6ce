import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchiveEntry {
  path: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** For files in a format that is compressed already. */
  isDense?: boolean;
}

/** A ZIP archive that is made while it is read, so that it is never in memory as a whole. */
export async function* zipOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { path, content, isDense = false } of entries) {
    const entry = isDense ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk);
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}
