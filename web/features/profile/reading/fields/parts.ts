import type { Placed } from '../sections.ts';
import { datesIn } from './dates.ts';

/** Separators between two things: cells, bars and dots, or else dashes with spaces. */
const STRONG = /\t|\s*[|│¦•·∙⋅●◆■]\s*/;
const WEAK = /\s+[–—-]\s+|\s+@\s+|\s*[;；]\s*/;
const COMMA = /,\s+(?![^(]*\))/;

const trimmed = (text: string) =>
  text
    .replaceAll(/^[\s,;:|–—()-]+(?=.)|[\s,;:|–—(-]+$/g, '')
    .replace(/^([^(]*)\)$/, '$1')
    .trim();

export function partsOf(text: string): string[] {
  const parts = dividedAt(STRONG, text);
  return parts.length > 1 ? parts : parts.flatMap((part) => dividedAt(WEAK, part));
}

const dividedAt = (separator: RegExp, text: string) =>
  text
    .split(separator)
    .map(trimmed)
    .filter((part) => part !== '');

export const commaPartsOf = (text: string): string[] => dividedAt(COMMA, text);

/** Lines as one text: wrapped lines are joined, bullets stay lines of their own. */
export function paragraphOf(lines: Placed[]): string {
  let text = '';
  let before: Placed | null = null;
  for (const line of lines) {
    const words = line.text.replaceAll('\t', ' ');
    if (before === null) text = line.isBullet ? `• ${words}` : words;
    else if (line.isBullet) text += `\n• ${words}`;
    else text += (before.box === null ? '\n' : ' ') + words;
    before = line;
  }
  return text.trim();
}

export const indexesOf = (lines: Placed[]): number[] =>
  lines.flatMap(({ index, more }) => [index, ...more]);

const DURATION = /^\(?(?:\d+ (?:years?|yrs?|months?|mos?)\.?\s*)+\)?$/i;

/**
 * Dates at the right edge may be beside the text below the head that they belong to, so they are moved to the end of
 * the head. Durations are left out.
 */
export function withDatesAtHeads(lines: Placed[]): Placed[] {
  const result: Placed[] = [];
  for (const line of lines) {
    const cells = line.text.split('\t');
    const [text = '', ...beside] = cells.filter((cell) => !DURATION.test(cell));
    const dates = beside.filter((cell) => datesIn(cell)?.rest.trim() === '');
    const head = result.findLast(({ isBullet }) => !isBullet);
    if (line.isBullet && head && dates.length > 0) {
      head.text = [head.text, ...dates].join('\t');
      beside.length = 0;
    }
    result.push({ ...line, text: [text, ...beside].join('\t') });
  }
  return result;
}
