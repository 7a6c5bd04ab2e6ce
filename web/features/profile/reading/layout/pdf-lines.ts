import type { Line } from '../resume.ts';
import { blocksOf, type Segment } from './columns.ts';
import { withoutBullet } from './bullets.ts';

/** A run of text at its position on a page, measured from the top. */
export interface Piece {
  text: string;
  x: number;
  baseline: number;
  width: number;
  size: number;
}

/** In parts of a letter's height: how far apart letters of one row, one word and one cell may be. */
const SAME_ROW = 0.4;
const WORD_GAP = 0.15;
const CELL_GAP = 1.1;

/** The lines of a page in reading order, and where its columns are divided. */
export function linesOfPage(
  pieces: Piece[],
  page: number,
  gutterBefore: number | null,
): { lines: Line[]; gutter: number | null } {
  const segments = rowsOf(pieces).flatMap((row, index) => segmentsOf(row, index));
  const { blocks, gutter } = blocksOf(segments, gutterBefore);
  const lines = blocks.flatMap((block) =>
    [...Map.groupBy(block.segments, ({ row }) => row).values()]
      .map((row) => lineOf(row, page, block.column))
      .filter(({ text }) => text !== ''),
  );
  return { lines: withCellsWhole(lines), gutter };
}

function rowsOf(pieces: Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const near = Math.min(first?.size ?? 0, piece.size) * SAME_ROW;
    if (row && first && piece.baseline - first.baseline <= near) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

/** Icons of symbol fonts precede contact details and separate them. */
const ICON = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;

function segmentsOf(row: Piece[], index: number): Segment[] {
  const segments: Segment[] = [];
  let isSpaced = false;
  for (const piece of row.toSorted((a, b) => a.x - b.x)) {
    const text = piece.text
      .replaceAll(ICON, '\t')
      .replaceAll('\0', '')
      .replaceAll(/[ \u00A0]+/g, ' ');
    if (text.trim() === '' && !text.includes('\t')) {
      isSpaced = true;
      continue;
    }
    const last = segments.at(-1);
    const gap = last ? piece.x - last.right : Infinity;
    if (last && gap < CELL_GAP * piece.size) {
      const space = isSpaced || gap > WORD_GAP * piece.size ? ' ' : '';
      last.text = `${last.text}${space}${text}`;
      last.right = Math.max(last.right, piece.x + piece.width);
      last.size = Math.max(last.size, piece.size);
    } else {
      const { x, baseline, width, size } = piece;
      segments.push({ text, row: index, left: x, right: x + width, baseline, size });
    }
    isSpaced = false;
  }
  return segments;
}

function lineOf(row: Segment[], page: number, column: number): Line {
  const size = Math.max(...row.map((segment) => segment.size));
  const left = Math.min(...row.map((segment) => segment.left));
  const right = Math.max(...row.map((segment) => segment.right));
  const baseline = Math.max(...row.map((segment) => segment.baseline));
  const cells = row.map(({ text }) => text.trim());
  const { text, isBullet } = withoutBullet(cells.join('\t'));
  const box = { x: left, y: baseline - size * 0.9, width: right - left, height: size * 1.2 };
  return { text, page, box, size, isBullet, column };
}

const UNFINISHED = /\s[–-]$/;
const UNIT = /^(?:%|c?gpa|सीजीपीए)$/iu;

/** Cells at the right edge that were too narrow: "2005 –" above "2008". */
function withCellsWhole(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const cells = line.text.split('\t');
    const above = last?.text.split('\t') ?? [];
    const isRest = UNFINISHED.test(above.at(-1) ?? '') || UNIT.test(cells.at(-1) ?? '');
    const isPair = cells.length > 1 && above.length === cells.length;
    if (last && isPair && isRest && last.column === line.column) {
      last.text = above.map((cell, at) => `${cell} ${cells[at] ?? ''}`).join('\t');
    } else result.push(line);
  }
  return result;
}
