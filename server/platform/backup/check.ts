import { migrationNames } from '../postgres/migrations.ts';
import { StartError } from '../process/start-error.ts';
import { type Entry, openChecksum } from './archive.ts';
import { END, End, FILES, FORMAT, HEAD, Head, SEAL_KEY } from './format.ts';

/** What a backup contains, and what is missing from it. */
export interface Checked {
  head: Head;
  end: End;
  hasSealKey: boolean;
}

/** Reads all of a backup. Throws a StartError if it is damaged, cut off or of a newer release. */
export async function check(entries: AsyncIterable<Entry>): Promise<Checked> {
  const checksum = openChecksum();
  let head: Head | undefined;
  let end: End | undefined;
  let files = 0;
  let hasSealKey = false;
  for await (const entry of entries) {
    if (end) throw new StartError('The backup goes on after its end.');
    if (entry.name === HEAD) head = await readHead(entry);
    else if (!head) throw new StartError(`The archive does not begin with ${HEAD}.`);
    if (entry.name === END) end = read(End, entry);
    else checksum.add(entry);
    if (entry.name.startsWith(FILES)) files += 1;
    if (entry.name === SEAL_KEY) hasSealKey = true;
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(entry.name)) throw new StartError('A name leads elsewhere.');
  }
  if (!head || !end) throw new StartError('The backup is cut off: its end is missing.');
  if (end.sha256 !== checksum.end() || end.files !== files) {
    throw new StartError('The backup is damaged: its checksum is another one.');
  }
  return { head, end, hasSealKey };
}

async function readHead(entry: Entry): Promise<Head> {
  const head = read(Head, entry);
  if (head.format !== FORMAT) {
    throw new StartError(
      `The backup has the format ${head.format}, and this release reads ${FORMAT}.`,
    );
  }
  const known = new Set(await migrationNames());
  if (head.migrations.some((name) => !known.has(name))) {
    throw new StartError(
      `The backup is of release ${head.release}, whose tables this release does not know. Restore it with that release or a newer one.`,
    );
  }
  return head;
}

function read<T>(shape: { parse: (value: unknown) => T }, { name, bytes }: Entry): T {
  try {
    return shape.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch (error) {
    throw new StartError(`${name} of the backup cannot be read.`, { cause: error });
  }
}
