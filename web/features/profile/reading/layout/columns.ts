import { headingOf } from '../fields/headings.ts';

/** A run of text in a row of a page. */
export interface Segment {
  text: string;
  row: number;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

interface Block {
  segments: Segment[];
  /** 0 for text that spans all columns. */
  column: number;
}

interface Layout {
  blocks: Block[];
  /** How many segments are in columns. */
  weight: number;
  /**
   * How many of them begin at the gutter: all of them if they are a column, but only some if they
   * are dates and a column comes after them.
   */
  aligned: number;
}

const EDGE_POINTS = 3;
const STARTS_MIN = 3;
const COLUMN_ROWS_MIN = 6;
const SHARED_ROWS_MAX = 0.6;

/**
 * Divides a page into regions that are read one after another. Columns are recognised by a vertical line that hardly
 * any text crosses and with independent content on each side: headings, or rows that do not continue across it. A
 * table, or dates at the right of each entry, have neither.
 */
export function blocksOf(
  segments: Segment[],
  gutterBefore: number | null,
): { blocks: Block[]; gutter: number | null } {
  let best: (Layout & { gutter: number | null }) | null = null;
  for (const gutter of candidates(segments, gutterBefore)) {
    const layout = layoutAt(segments, gutter, gutter === gutterBefore);
    if (layout.weight > 0 && isBetter(layout, best)) best = { ...layout, gutter };
  }
  return best ?? { blocks: [{ segments, column: 0 }], gutter: gutterBefore };
}

const isBetter = (one: Layout, other: Layout | null) =>
  !other ||
  one.weight > other.weight ||
  (one.weight === other.weight && one.aligned > other.aligned);

/** Left edges at which several rows begin. */
function candidates(segments: Segment[], gutterBefore: number | null): number[] {
  const edges = segments.map(({ left }) => left).toSorted((a, b) => a - b);
  const [leftmost = 0] = edges;
  const groups: number[][] = [];
  for (const edge of edges) {
    const group = groups.at(-1);
    if (group && edge - (group[0] ?? edge) <= EDGE_POINTS) group.push(edge);
    else groups.push([edge]);
  }
  const shared = groups
    .filter((group) => group.length >= STARTS_MIN)
    .map((group) => (group[0] ?? 0) - 1)
    .filter((edge) => edge > leftmost + 40);
  return gutterBefore === null ? shared : [gutterBefore, ...shared];
}

function layoutAt(segments: Segment[], gutter: number, isKnown: boolean): Layout {
  const crosses = ({ left, right }: Segment) =>
    left < gutter - EDGE_POINTS && right > gutter + EDGE_POINTS;
  const crossed = new Set(segments.filter(crosses).map(({ row }) => row));
  const blocks: Block[] = [];
  let weight = 0;
  let aligned = 0;
  let band: Segment[] = [];
  const close = () => {
    const left = band.filter((segment) => segment.left < gutter);
    const right = band.filter((segment) => segment.left >= gutter);
    if (areColumns(left, right, isKnown)) {
      weight += band.length;
      aligned += right.filter((segment) => segment.left - gutter <= EDGE_POINTS + 1).length;
      blocks.push({ segments: left, column: 1 }, { segments: right, column: 2 });
    } else if (band.length > 0) addAcross(blocks, band);
    band = [];
  };
  for (const segment of segments) {
    if (crossed.has(segment.row)) {
      close();
      addAcross(blocks, [segment]);
    } else band.push(segment);
  }
  close();
  return { blocks, weight, aligned };
}

function addAcross(blocks: Block[], segments: Segment[]) {
  const last = blocks.at(-1);
  if (last?.column === 0) last.segments.push(...segments);
  else blocks.push({ segments: [...segments], column: 0 });
}

function areColumns(left: Segment[], right: Segment[], isKnown: boolean): boolean {
  const rows = [left, right].map((side) => new Set(side.map(({ row }) => row)));
  const [ofLeft = new Set<number>(), ofRight = new Set<number>()] = rows;
  const fewer = Math.min(ofLeft.size, ofRight.size);
  if (isKnown) return ofLeft.size + ofRight.size > 0;
  if (fewer < STARTS_MIN) return false;
  if ([left, right].every(hasHeading)) return true;
  const shared = [...ofLeft].filter((row) => ofRight.has(row)).length;
  return fewer >= COLUMN_ROWS_MIN && shared / fewer < SHARED_ROWS_MAX;
}

/** A heading begins its row, or what is to its left is on the other side of the gutter. */
const hasHeading = (side: Segment[]) => side.some(({ text }) => headingOf(text) !== null);
