/** The text of a Word 97–2003 file: a compound file ([MS-CFB]) with the text in pieces ([MS-DOC]). */
import { withoutBullet } from '../layout/bullets.ts';
import { ReadingRefusal, type TextOfFile } from '../resume.ts';
import { openCompound } from './compound-file.ts';

const TEXT_MAX = 500_000;
const IS_LOCKED = 0x01_00;
const IS_SECOND_TABLE = 0x02_00;

export function textOfDoc(bytes: Uint8Array): TextOfFile {
  const text = plainTextOf(bytes);
  const lines = text.split('\n').flatMap((row) => {
    const line = withoutBullet(row.normalize('NFC'));
    return line.text === '' ? [] : [{ ...line, size: 0, page: 0, box: null, column: 0 }];
  });
  return { format: 'doc', lines, pages: [] };
}

function plainTextOf(bytes: Uint8Array): string {
  try {
    const streams = openCompound(bytes);
    const main = streams('WordDocument');
    const header = new DataView(main.buffer, main.byteOffset, main.byteLength);
    const flags = header.getUint16(0x0a, true);
    if (flags & IS_LOCKED) throw new ReadingRefusal('locked');
    const table = streams(flags & IS_SECOND_TABLE ? '1Table' : '0Table');
    const at = header.getUint32(0x01_a2, true);
    const pieces = table.subarray(at, at + header.getUint32(0x01_a6, true));
    return readable(textOfPieces(main, pieces).slice(0, header.getUint32(0x4c, true)));
  } catch (error) {
    throw error instanceof ReadingRefusal ? error : new ReadingRefusal('damaged', { cause: error });
  }
}

/** The piece table: where each run of text is and whether its characters take one byte or two. */
function textOfPieces(main: Uint8Array, clx: Uint8Array): string {
  const view = new DataView(clx.buffer, clx.byteOffset, clx.byteLength);
  let at = 0;
  while (clx[at] === 1) at += 3 + view.getUint16(at + 1, true);
  if (clx[at] !== 2) throw new RangeError('no pieces');
  const count = (view.getUint32(at + 1, true) - 4) / 12;
  const ends = at + 5;
  const places = ends + (count + 1) * 4;
  let text = '';
  for (let piece = 0; piece < count; piece += 1) {
    const length =
      view.getUint32(ends + piece * 4 + 4, true) - view.getUint32(ends + piece * 4, true);
    const place = view.getUint32(places + piece * 8 + 2, true);
    const isNarrow = (place & 0x40_00_00_00) !== 0;
    const start = isNarrow ? (place & 0x3f_ff_ff_ff) / 2 : place;
    const run = main.subarray(start, start + length * (isNarrow ? 1 : 2));
    text += new TextDecoder(isNarrow ? 'windows-1252' : 'utf-16le').decode(run);
    if (text.length > TEXT_MAX) throw new ReadingRefusal('too_large');
  }
  return text;
}

/** Marks within the text ([MS-DOC] 2.8.25): the command of a field goes from 19 to 20 or 21. */
const CELL_END = 7;
const LINE_ENDS = new Set([11, 12, 13]);
const FIELD_BEGIN = 19;
const FIELD_RESULT = 20;
const FIELD_END = 21;

function readable(text: string): string {
  let result = '';
  let isCommand = false;
  let before = 0;
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    if (code === FIELD_BEGIN) isCommand = true;
    else if (code === FIELD_RESULT || code === FIELD_END) isCommand = false;
    else if (LINE_ENDS.has(code)) result += '\n';
    // A row of a table ends with a second mark.
    else if (code === CELL_END) result += before === CELL_END ? '\n' : '\t';
    else if (!isCommand && (code >= 32 || code === 9)) result += letter;
    before = code;
  }
  return result;
}
