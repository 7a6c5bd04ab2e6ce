import { readJson } from './formats/json.ts';
import { ReadingRefusal, type ReadResume, type TextOfFile } from './resume.ts';
import { beginOf, FILE_BYTES_MAX, textOfFile } from './text-of-file.ts';
import { understand } from './understand.ts';

/** The text of a resume with its places, and the values in it. Runs in a browser's worker and in Node. */
export async function readResume(
  bytes: Uint8Array,
): Promise<{ text: TextOfFile; resume: ReadResume }> {
  if (bytes.length > FILE_BYTES_MAX) throw new ReadingRefusal('too_large');
  if (beginOf(bytes).trimStart().startsWith('{')) return readJson(bytes);
  const text = await textOfFile(bytes);
  return { text, resume: understand(text.lines) };
}
