import { getDocument } from 'unpdf/pdfjs';
import { hasDevanagari, inSpokenOrder } from '../layout/devanagari.ts';
import { linesOfPage, type Piece } from '../layout/pdf-lines.ts';
import { type Line, ReadingRefusal, type TextOfFile } from '../resume.ts';
import { marksOfPages, type MarkedText, spokenTexts } from './actual-text.ts';
import { typstRuns } from './typst-runs.ts';

const PAGES_MAX = 20;
const PIECES_MAX = 20_000;

type PdfDocument = Awaited<ReturnType<typeof openPdf>>;

/** Opens a PDF without evaluating anything in it and without fetching anything for it. */
async function openPdf(bytes: Uint8Array) {
  try {
    return await getDocument({
      // A copy, because the library empties what it is given.
      data: bytes.slice(),
      disableFontFace: true,
      useSystemFonts: true,
      useWorkerFetch: false,
      stopAtErrors: false,
      // Pictures are ignored.
      maxImageSize: 1,
      verbosity: 0,
    }).promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ReadingRefusal(isLocked ? 'locked' : 'damaged', { cause: error });
  }
}

export async function textOfPdf(bytes: Uint8Array): Promise<TextOfFile> {
  const pdf = await openPdf(bytes);
  try {
    if (pdf.numPages > PAGES_MAX) throw new ReadingRefusal('too_many_pages');
    return await textOf(pdf, bytes);
  } catch (error) {
    if (error instanceof ReadingRefusal) throw error;
    throw new ReadingRefusal('damaged', { cause: error });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function textOf(pdf: PdfDocument, bytes: Uint8Array): Promise<TextOfFile> {
  const read = [];
  for (let number = 1; number <= pdf.numPages; number += 1) read.push(await readPage(pdf, number));
  const isHindi = read.some(({ items }) => items.some((item) => hasDevanagari(item.text)));
  const spoken = isHindi ? await spokenOf(pdf, bytes, read) : read.map(({ items }) => items);
  const pieces = read.map((page, index) => piecesOf(spoken[index] ?? page.items, page));
  if (pieces.flat().length > PIECES_MAX) throw new ReadingRefusal('too_large');
  let gutter: number | null = null;
  const lines: Line[] = [];
  for (const [page, ofPage] of pieces.entries()) {
    const laid = linesOfPage(ofPage, page, gutter);
    gutter = laid.gutter;
    lines.push(...laid.lines);
  }
  return {
    format: 'pdf',
    lines: withoutPageLines(isHindi ? inSpokenOrder(lines) : lines, read),
    pages: read.map(({ width, height }) => ({ width, height })),
  };
}

/** The text of the pages, in spoken order if the file contains it. */
async function spokenOf(pdf: PdfDocument, bytes: Uint8Array, read: ReadPage[]) {
  const { info } = await pdf.getMetadata();
  const isTypst = 'Creator' in info && String(info.Creator).startsWith('Typst');
  const texts: MarkedText[][] = [];
  for (const [index, marks] of marksOfPages(bytes, read).entries()) {
    const items = read[index]?.items ?? [];
    if (!marks) texts.push(items);
    else if (!isTypst) texts.push(spokenTexts(items, marks));
    else {
      const page = await pdf.getPage(index + 1);
      texts.push(typstRuns(await page.getOperatorList(), marks));
      page.cleanup();
    }
  }
  return texts;
}

const OUTER = 0.09;
const PAGE_NUMBER = /^(?:page\s*)?\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?$/i;

/** Without text at the edge of every page: file names, page numbers. */
function withoutPageLines(lines: Line[], pages: { height: number }[]): Line[] {
  const isOuter = ({ box, page }: Line) => {
    const height = pages[page]?.height ?? 0;
    return box !== null && (box.y < height * OUTER || box.y > height * (1 - OUTER));
  };
  const keyOf = ({ text, box }: Line) =>
    `${Math.round((box?.y ?? 0) / 4)} ${text.replaceAll(/\d+/g, '#')}`;
  const outer = Map.groupBy(lines.filter(isOuter), keyOf);
  return lines.filter((line) => {
    if (!isOuter(line)) return true;
    const same = outer.get(keyOf(line)) ?? [];
    return !PAGE_NUMBER.test(line.text) && new Set(same.map(({ page }) => page)).size < 2;
  });
}

interface ReadPage {
  width: number;
  height: number;
  left: number;
  top: number;
  items: MarkedText[];
}

async function readPage(pdf: PdfDocument, number: number): Promise<ReadPage> {
  const page = await pdf.getPage(number);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const content = await page.getTextContent({ includeMarkedContent: true });
  const items = content.items.map((item): MarkedText => {
    if (!('str' in item))
      return { text: '', mark: item.type, tag: 'tag' in item ? String(item.tag) : null, at: null };
    const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(skew, scale);
    return { text: item.str, mark: null, tag: null, at: { x, y, width: item.width, size } };
  });
  page.cleanup();
  widenDrawnTogether(items);
  return { width: right - left, height: top - bottom, left, top, items };
}

const ENDS_DRAWN_TOGETHER = /(?:\u094D[\u0915-\u0939]\u093C?|\u0930[\u0941\u0942])\p{M}*$/u;
const WIDE_SPACE = 0.5;
/** A substitute wider than this stands for a letter and the space after it. */
const LETTER_AND_SPACE = 1.55;
/** Used if there is no substitute. */
const DRAWN_WIDTH = 0.85;

/**
 * For letters drawn as one the library reports no width, but a space as wide as them in their place. A real space is
 * narrower.
 */
function widenDrawnTogether(items: MarkedText[]) {
  let before: MarkedText | null = null;
  for (const item of items) {
    if (!item.at || item.text === '') continue;
    const isBlank = item.text.trim() === '';
    const { width, size } = item.at;
    if (before?.at && isBlank && width > WIDE_SPACE * size) {
      before.at.width = Math.max(before.at.width, item.at.x + width - before.at.x);
      if (width < LETTER_AND_SPACE * size) item.text = '';
    }
    if (!isBlank && width === 0)
      item.at.width = size * (hasDevanagari(item.text) ? DRAWN_WIDTH : 0.5);
    before = !isBlank && (width === 0 || ENDS_DRAWN_TOGETHER.test(item.text)) ? item : null;
  }
}

function piecesOf(items: MarkedText[], { left, top }: ReadPage): Piece[] {
  return items.flatMap(({ text, at }) =>
    at && text !== '' ? [{ ...at, text, x: at.x - left, baseline: top - at.y }] : [],
  );
}
