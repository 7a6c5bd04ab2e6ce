import { unzipSync } from 'fflate';
import { withoutBullet } from '../layout/bullets.ts';
import { type Line, ReadingRefusal, type TextOfFile } from '../resume.ts';
import { attributeOf, xmlEvents } from './xml.ts';

const XML_BYTES_MAX = 20_000_000;
const LINES_MAX = 5_000;
const PARTS = /^word\/(?:header\d*|document)\.xml$/;
/** A cell with this many paragraphs is a column of the page, not a cell of a table. */
const COLUMN_PARAGRAPHS = 4;

interface Paragraph {
  text: string;
  size: number;
  isListed: boolean;
}

export function textOfDocx(bytes: Uint8Array): TextOfFile {
  let parts: Record<string, Uint8Array>;
  let left = XML_BYTES_MAX;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PARTS.test(name)) return false;
        left -= originalSize;
        if (left < 0) throw new ReadingRefusal('too_large');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof ReadingRefusal ? error : new ReadingRefusal('damaged', { cause: error });
  }
  const body = parts['word/document.xml'];
  if (!body) throw new ReadingRefusal('damaged');
  const headers = Object.keys(parts)
    .filter((name) => name.includes('header'))
    .toSorted();
  const lines = [...headers, 'word/document.xml'].flatMap((name) => linesOf(parts[name] ?? body));
  if (lines.length > LINES_MAX) throw new ReadingRefusal('too_large');
  return { format: 'docx', lines, pages: [] };
}

function linesOf(xml: Uint8Array): Line[] {
  return paragraphsOf(new TextDecoder().decode(xml)).flatMap(({ text, size, isListed }) =>
    text.split('\n').flatMap((row) => {
      const line = withoutBullet(row.normalize('NFC'));
      const isBullet = line.isBullet || isListed;
      return line.text === '' ? [] : [{ ...line, isBullet, size, page: 0, box: null, column: 0 }];
    }),
  );
}

interface Cell {
  paragraphs: Paragraph[];
}

/** Paragraphs in order; the short cells of a table row form one line, separated by tabs. */
function paragraphsOf(xml: string): Paragraph[] {
  const result: Paragraph[] = [];
  const rows: Cell[][] = [];
  /** Text boxes are nested in a paragraph. */
  const open: Paragraph[] = [];
  let fallback = 0;
  let isText = false;
  const put = (paragraphs: Paragraph[]) =>
    (rows.at(-1)?.at(-1)?.paragraphs ?? result).push(...paragraphs);
  for (const event of xmlEvents(xml)) {
    const { kind, name, isEmpty } = event;
    if (name === 'mc:Fallback' && !isEmpty) fallback += kind === 'open' ? 1 : -1;
    if (fallback > 0) continue;
    const paragraph = open.at(-1);
    if (kind === 'text') {
      if (isText && paragraph) paragraph.text += name;
    } else if (kind === 'open') {
      if (name === 'w:p' && !isEmpty) open.push({ text: '', size: 0, isListed: false });
      else if (name === 'w:t') isText = !isEmpty;
      else if (name === 'w:tr' && !isEmpty) rows.push([]);
      else if (name === 'w:tc' && !isEmpty) rows.at(-1)?.push({ paragraphs: [] });
      else if (!paragraph) continue;
      else if (name === 'w:tab' && !attributeOf(event, 'w:pos')) paragraph.text += '\t';
      else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n';
      else if (name === 'w:noBreakHyphen') paragraph.text += '-';
      else if (name === 'w:numPr') paragraph.isListed = true;
      else if (name === 'w:sz') {
        paragraph.size = Math.max(paragraph.size, Number(attributeOf(event, 'w:val') ?? 0) / 2);
      }
    } else if (name === 'w:t') isText = false;
    else if (name === 'w:p') put(open.splice(-1));
    else if (name === 'w:tr') put(rowOf(rows.pop() ?? []));
  }
  return result;
}

function rowOf(cells: Cell[]): Paragraph[] {
  const said = cells.map(({ paragraphs }) => paragraphs.filter(({ text }) => text.trim() !== ''));
  if (said.some((paragraphs) => paragraphs.length >= COLUMN_PARAGRAPHS)) return said.flat();
  const texts = said.map((paragraphs) => paragraphs.map(({ text }) => text.trim()).join(' '));
  const text = texts.filter((each) => each !== '').join('\t');
  return [{ text, size: Math.max(0, ...said.flat().map(({ size }) => size)), isListed: false }];
}
