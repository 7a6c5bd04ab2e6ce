import { textOfDoc } from './formats/doc.ts';
import { textOfDocx } from './formats/docx.ts';
import { readJson } from './formats/json.ts';
import { textOfPdf } from './formats/pdf.ts';
import { ReadingRefusal, type ReadResume, type TextOfFile } from './resume.ts';
import { understand } from './understand.ts';

const FILE_BYTES_MAX = 10_000_000;
const LETTERS_MIN = 30;

/** The text of a resume with its places, and what it says. Runs in a browser's worker and in Node. */
export async function readResume(
  bytes: Uint8Array,
): Promise<{ text: TextOfFile; resume: ReadResume }> {
  if (bytes.length > FILE_BYTES_MAX) throw new ReadingRefusal('too_large');
  if (beginOf(bytes).trimStart().startsWith('{')) return readJson(bytes);
  const text = await textOf(bytes);
  const letters = text.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters < LETTERS_MIN) throw new ReadingRefusal('no_text');
  return { text, resume: understand(text.lines) };
}

/** By the content: names and types of files are only claims. */
async function textOf(bytes: Uint8Array): Promise<TextOfFile> {
  const begin = beginOf(bytes);
  if (begin.includes('%PDF-')) return await textOfPdf(bytes);
  if (begin.startsWith('PK\u0003\u0004')) return textOfDocx(bytes);
  // Word files that are locked with a password are compound files too, with other streams.
  if (begin.startsWith('\u00D0\u00CF\u0011\u00E0')) return textOfDoc(bytes);
  throw new ReadingRefusal('unknown_format');
}

const beginOf = (bytes: Uint8Array) =>
  [...bytes.subarray(0, 1024)].map((byte) => String.fromCharCode(byte)).join('');
