/**
 * In scripts whose letters are drawn in another order than they are spoken, PDF files contain the written text beside
 * the drawn one, as /ActualText (ISO 32000-1, 14.9.4). The PDF library does not expose it, so it is read here from
 * the pages' own streams and replaces the drawn text.
 */
import { Unzlib } from 'fflate';

export interface MarkedText {
  text: string;
  /** The beginning or end of a marked part, as the library names them; null for text. */
  mark: string | null;
  tag: string | null;
  at: { x: number; y: number; width: number; size: number } | null;
}

const STREAM_BYTES_MAX = 4_000_000;
const STREAMS_MAX = 2_000;
/** A marked part with or without properties; values may be hexadecimal or in brackets. */
const MARK = /\/([A-Za-z0-9]+)\s*(?:<<((?:[^<>]|<[^<>]*>){0,20000})>>\s*BDC|\/\S+\s+BDC|BMC)/g;
const ACTUAL = /\/ActualText\s*<([0-9A-Fa-f\s]*)>/;

export interface Mark {
  tag: string;
  actual: string | null;
}

/** The marked parts of each page; null where they are not found. */
export function marksOfPages(
  bytes: Uint8Array,
  pages: { items: MarkedText[] }[],
): (Mark[] | null)[] {
  const streams = marksOfStreams(bytes);
  return pages.map(({ items }) => {
    const tags = tagsOf(items);
    // A page's stream is recognised by its marks: the same ones in the same order.
    const at = streams.findIndex((marks) => marks.map(({ tag }) => tag).join(' ') === tags);
    const [marks = null] = at === -1 ? [] : streams.splice(at, 1);
    return marks;
  });
}

const isBegin = (item: MarkedText) => item.mark?.startsWith('begin') === true;

const tagsOf = (items: MarkedText[]) =>
  items
    .filter(isBegin)
    .map(({ tag }) => tag)
    .join(' ');

/** The texts of a page, with the written text in place of the drawn one. */
export function spokenTexts(items: MarkedText[], marks: Mark[]): MarkedText[] {
  const open: { actual: string | null }[] = [];
  const result: MarkedText[] = [];
  let next = 0;
  let spoken: { words: string; into: MarkedText | null } | null = null;
  for (const item of items) {
    if (isBegin(item)) {
      const actual: string | null = spoken ? null : (marks[next]?.actual ?? null);
      next += 1;
      open.push({ actual });
      if (actual !== null) spoken = { words: actual, into: null };
    } else if (item.mark !== null) {
      if ((open.pop()?.actual ?? null) !== null) spoken = null;
    } else if (!spoken || (spoken.into === null && item.text.trim() === '')) {
      // The library reports a space before a marked part as if it were inside.
      result.push(item);
    } else if (item.at && spoken.into?.at) {
      const { at } = spoken.into;
      at.width = Math.max(at.width, item.at.x + item.at.width - at.x);
    } else if (item.at && item.text !== '') {
      spoken.into = { ...item, text: spoken.words, at: { ...item.at } };
      result.push(spoken.into);
    }
  }
  return result;
}

function marksOfStreams(bytes: Uint8Array): Mark[][] {
  const found: Mark[][] = [];
  const file = new TextDecoder('latin1').decode(bytes);
  let at = 0;
  for (let count = 0; count < STREAMS_MAX; count += 1) {
    const begin = file.indexOf('stream', at);
    if (begin === -1) break;
    const end = file.indexOf('endstream', begin);
    if (end === -1) break;
    at = end + 'endstream'.length;
    const start = begin + (file[begin + 6] === '\r' ? 8 : 7);
    const marks = marksIn(textOfStream(bytes.subarray(start, end)));
    if (marks.some(({ actual }) => actual !== null)) found.push(marks);
  }
  return found;
}

const marksIn = (content: string): Mark[] =>
  [...content.matchAll(MARK)].map(([, tag = '', properties = '']) => {
    const hex = ACTUAL.exec(properties)?.[1];
    return { tag, actual: hex === undefined ? null : utf16Of(hex.replaceAll(/\s/g, '')) };
  });

function utf16Of(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))).replace(
    '\uFEFF',
    '',
  );
}

/** An inflated stream, or an empty text if it is compressed in another way or too large. */
function textOfStream(stream: Uint8Array): string {
  const parts: string[] = [];
  const decoder = new TextDecoder('latin1');
  let length = 0;
  const inflate = new Unzlib((part) => {
    length += part.length;
    if (length > STREAM_BYTES_MAX) throw new RangeError('too large');
    parts.push(decoder.decode(part));
  });
  try {
    // In slices, so that a decompression bomb is noticed before it is inflated.
    for (let at = 0; at < stream.length; at += 16_384)
      inflate.push(stream.subarray(at, at + 16_384));
  } catch {
    if (length > STREAM_BYTES_MAX) return '';
  }
  return parts.join('');
}
