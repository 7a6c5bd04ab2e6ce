/**
 * Typst positions every run of text separately, with its spaces, and adds the spoken text for letters that are drawn
 * in another order. The library's text has spaces where Devanagari signs have no width, and lacks some that exist, so
 * the text is put together from the drawing instructions.
 */
import { OPS } from 'unpdf/pdfjs';
import type { Mark, MarkedText } from './actual-text.ts';

export interface Drawing {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

type Matrix = readonly number[];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, by: Matrix): Matrix => {
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = by;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
};

interface Glyph {
  unicode: string;
  width: number;
}

/** A number moves back by this many thousandths of the font size. */
type TextItem = Glyph | number | null;

interface Run {
  words: string;
  at: { x: number; y: number; width: number; size: number } | null;
}

/** The runs of a page; `marks` are its marked parts in order. */
export function typstRuns({ fnArray, argsArray }: Drawing, marks: readonly Mark[]): MarkedText[] {
  const runs: Run[] = [];
  const saved: Matrix[] = [];
  const open: (string | null)[] = [];
  let page = IDENTITY;
  let text = IDENTITY;
  let size = 0;
  let next = 0;
  let run: Run = { words: '', at: null };

  const isSpoken = () => open.some((actual) => actual !== null);

  function show(shown: readonly TextItem[]) {
    const [, , skew = 0, scale = 0, x = 0, y = 0] = times(page, text);
    const height = Math.hypot(skew, scale);
    let advance = 0;
    for (const one of shown) {
      if (typeof one === 'number') advance -= one;
      else advance += one?.width ?? 0;
      if (one && typeof one === 'object' && !isSpoken()) run.words += one.unicode;
    }
    run.at ??= { x, y, width: 0, size: size * height };
    const right = x + (advance / 1000) * size * height;
    run.at.width = Math.max(run.at.width, right - run.at.x);
  }

  for (const [index, operator] of fnArray.entries()) {
    const args = argsOf(argsArray[index]);
    if (operator === OPS.save) saved.push(page);
    else if (operator === OPS.restore) page = saved.pop() ?? IDENTITY;
    else if (operator === OPS.transform) page = times(page, args as number[]);
    else if (operator === OPS.beginText) run = { words: '', at: null };
    else if (operator === OPS.endText) runs.push(run);
    else if (operator === OPS.setFont) size = Number(args[1]);
    else if (operator === OPS.setTextMatrix)
      text = Object.values(args[0] as Record<string, number>);
    else if (operator === OPS.showText) show(args[0] as TextItem[]);
    else if (operator === OPS.endMarkedContent) open.pop();
    else if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      const actual = isSpoken() ? null : (marks[next]?.actual ?? null);
      next += 1;
      open.push(actual);
      run.words += actual ?? '';
    }
  }
  return runs.map(({ words, at }) => ({ text: words, mark: null, tag: null, at }));
}

const argsOf = (args: unknown): unknown[] => (Array.isArray(args) ? args : []);
