import type { Line, TextOfFile } from '../resume.ts';

const AROUND_POINTS = 26;
const LINES_MAX = 12;
/** Shown at least this wide, because short lines would otherwise look larger than on the page. */
const NARROWEST_POINTS = 280;

interface PlaceProps {
  text: TextOfFile;
  lines: number[];
  /** "Page 2". */
  pageLabel: (page: number) => string;
}

/** Where values are in the document: a piece of its page with the lines marked, or the lines. */
export function PlaceInDocument({ text, lines, pageLabel }: PlaceProps) {
  const marked = lines.flatMap((index) => text.lines[index] ?? []).slice(0, LINES_MAX);
  const [first] = marked;
  const page = text.pages[first?.page ?? 0];
  if (!first?.box || !page) {
    return (
      <blockquote className="grid gap-1 border-l-2 border-brand pl-3 note">
        {marked.map((line) => (
          <span key={text.lines.indexOf(line)}>{line.text.replaceAll('\t', '  ')}</span>
        ))}
      </blockquote>
    );
  }
  const boxes = marked.flatMap(({ box, size, page: number }) =>
    box && number === first.page ? [{ ...box, height: Math.min(box.height, size * 1.2) }] : [],
  );
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - AROUND_POINTS);
  const end = Math.max(...boxes.map(({ y, height }) => y + height)) + AROUND_POINTS;
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - AROUND_POINTS);
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + AROUND_POINTS;
  const shown = Math.min(page.width, Math.max(right - left, NARROWEST_POINTS));
  const near = text.lines.filter(
    ({ box, page: number }) =>
      box && number === first.page && box.y + box.height > top && box.y < end,
  );
  return (
    <figure className="m-0 grid gap-1">
      <svg
        viewBox={`${Math.min(left, page.width - shown)} ${top} ${shown} ${end - top}`}
        aria-hidden
        className="w-full rounded-sm border border-line bg-surface"
      >
        {boxes.map(({ x, y, width, height }) => (
          <rect
            key={`${x} ${y}`}
            x={x - 3}
            y={y - 1}
            width={width + 6}
            height={height + 2}
            rx="2"
            className="fill-brand/15 stroke-brand"
          />
        ))}
        {near.map((line) => (
          <DrawnLine key={text.lines.indexOf(line)} line={line} />
        ))}
      </svg>
      <figcaption className="text-caption text-ink-2">{pageLabel(first.page + 1)}</figcaption>
    </figure>
  );
}

/** The text at its position and width, whatever its font. */
function DrawnLine({ line: { box, size, text, isBullet } }: { line: Line }) {
  if (!box) return null;
  return (
    <text
      x={box.x}
      y={box.y + size * 0.9}
      fontSize={size}
      textLength={box.width}
      lengthAdjust="spacingAndGlyphs"
      className="fill-ink"
    >
      {isBullet ? '• ' : ''}
      {text.replaceAll('\t', '   ')}
    </text>
  );
}
