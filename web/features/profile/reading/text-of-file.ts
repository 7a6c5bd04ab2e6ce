import { textOfDoc } from './formats/doc.ts';
import { textOfDocx } from './formats/docx.ts';
import { textOfPdf } from './formats/pdf.ts';
import { ReadingRefusal, type TextOfFile } from './resume.ts';

export const FILE_BYTES_MAX = 10_000_000;
const LETTERS_MIN = 30;

/** The lines of a document, detected by content: a file's name and type are only claims. */
export async function textOfFile(bytes: Uint8Array): Promise<TextOfFile> {
  if (bytes.length > FILE_BYTES_MAX) throw new ReadingRefusal('too_large');
  const text = await textByFormat(bytes);
  const letters = text.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters < LETTERS_MIN) throw new ReadingRefusal('no_text');
  return text;
}

async function textByFormat(bytes: Uint8Array): Promise<TextOfFile> {
  const begin = beginOf(bytes);
  if (begin.includes('%PDF-')) return await textOfPdf(bytes);
  if (begin.startsWith('PK\u0003\u0004')) return textOfDocx(bytes);
  // Password-protected Word files are compound files too, with other streams.
  if (begin.startsWith('\u00D0\u00CF\u0011\u00E0')) return textOfDoc(bytes);
  throw new ReadingRefusal('unknown_format');
}

export const beginOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 1024)].map((byte) => String.fromCharCode(byte)).join('');
