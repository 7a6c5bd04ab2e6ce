import { PORTAL } from '../../../../../contract/portal-settings/portal-name.ts';
import { qrCode } from '../../../../../contract/format/qr-code.ts';

// Draws a job as a picture for sharing, on a canvas with the page's fonts.

export interface Poster {
  title: string;
  /** Company, pay and places; unknown ones are left out. */
  lines: readonly string[];
  /** The address for applying, as text. */
  url: string;
  /** The content of the QR code. */
  code: string;
}

/** A wide picture for link previews, and a square one for status updates. */
export const posterSizes = { wide: [1200, 630], square: [1080, 1080] } as const;
const letters = {
  wide: { title: 60, line: 34, code: 220 },
  square: { title: 96, line: 52, code: 380 },
} as const;
export type PosterSize = keyof typeof posterSizes;

const GROUND = '#0b5e6c';
const INK = '#ffffff';
const DOT = '#f5b324';
const EDGE = 64;
const TITLE_LINES_MAX = 3;
const OTHER_LINES_MAX = 2;
const QUIET_MODULES = 4;

export function drawPoster(canvas: HTMLCanvasElement, size: PosterSize, poster: Poster): void {
  const [width, height] = posterSizes[size];
  const context = onCanvas(canvas, width, height);
  const font = getComputedStyle(document.body).fontFamily;
  const write = (
    text: string,
    { at, size: px, bold }: { at: number; size: number; bold?: true },
  ) => {
    context.font = `${bold ? 700 : 400} ${px}px ${font}`;
    context.fillText(text, EDGE, at);
  };
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  context.fillStyle = INK;
  context.fillRect(0, EDGE, width, 6);
  context.textBaseline = 'alphabetic';
  write(PORTAL, { at: EDGE - 16, size: 36, bold: true });
  context.beginPath();
  context.fillStyle = DOT;
  context.arc(width - EDGE, EDGE - 24, 10, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = INK;

  const { title: titleSize, line: lineSize, code } = letters[size];
  let at = EDGE + 30;
  context.font = `700 ${titleSize}px ${font}`;
  const title = { width: width - 2 * EDGE, most: TITLE_LINES_MAX };
  for (const line of wrapped(context, poster.title, title)) {
    at += titleSize * 1.2;
    write(line, { at, size: titleSize, bold: true });
  }
  at += 16;
  context.font = `400 ${lineSize}px ${font}`;
  const codeTop = height - EDGE - code;
  for (const text of poster.lines) {
    const isBesideCode = at + OTHER_LINES_MAX * lineSize * 1.4 > codeTop;
    const room = isBesideCode ? width - 3 * EDGE - code : width - 2 * EDGE;
    for (const line of wrapped(context, text, { width: room, most: OTHER_LINES_MAX })) {
      at += lineSize * 1.4;
      if (at <= height - EDGE - lineSize) write(line, { at, size: lineSize });
    }
  }
  write(poster.url.replace(/^https?:\/\//, ''), { at: height - EDGE + 8, size: 28 });
  drawModules(context, poster.code, {
    x: width - EDGE - code,
    y: height - EDGE - code,
    side: code,
  });
}

const CODE_ALONE = 600;

/** The QR code alone, for example for a notice on a door. */
export function drawCode(canvas: HTMLCanvasElement, url: string): void {
  const context = onCanvas(canvas, CODE_ALONE, CODE_ALONE);
  drawModules(context, url, { x: 0, y: 0, side: CODE_ALONE });
}

function onCanvas(canvas: HTMLCanvasElement, width: number, height: number) {
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  return context;
}

interface Square {
  x: number;
  y: number;
  side: number;
}

function drawModules(context: CanvasRenderingContext2D, url: string, { x, y, side }: Square) {
  const modules = qrCode(url);
  if (!modules) return;
  const unit = side / (modules.length + 2 * QUIET_MODULES);
  context.fillStyle = INK;
  context.fillRect(x, y, side, side);
  context.fillStyle = '#000000';
  for (const [row, cells] of modules.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (!isDark) continue;
      const [left, top] = [column, row].map((number) => (number + QUIET_MODULES) * unit);
      // Half a pixel more, so that no white seams show between them.
      context.fillRect(x + (left ?? 0), y + (top ?? 0), unit + 0.5, unit + 0.5);
    }
  }
}

/** The text, broken into at most so many lines that fit the width; dots stand for what is left out. */
function wrapped(
  context: CanvasRenderingContext2D,
  text: string,
  { width, most }: { width: number; most: number },
): string[] {
  const fits = (line: string) => context.measureText(line).width <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).flatMap((whole) => piecesOf(whole, fits))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && !fits(longer)) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  const [last = ''] = piecesOf(lines[most - 1] ?? '', (start) => fits(`${start}…`));
  return [...lines.slice(0, most - 1), `${last}…`];
}

/** The letters of every script, each with its signs. */
const letterSegments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A word in pieces that fit; in one, unless it is wider than a whole line. */
function piecesOf(word: string, fits: (start: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces = [''];
  for (const { segment } of letterSegments.segment(word)) {
    const longer = `${pieces.at(-1) ?? ''}${segment}`;
    if (longer === segment || fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}
