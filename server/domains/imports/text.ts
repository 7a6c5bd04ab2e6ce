import { emojiPattern } from '../../../contract/jobs.ts';
import type { SectionLists } from '../../../contract/jobs/sections/section-lists.ts';
import { sectionNames } from '../../../contract/jobs/sections/section-names.ts';
import { withLists } from '../../../contract/jobs/sections/sections.ts';
import { markdownOf } from './html.ts';
import type { Fields } from './readers/row.ts';

/** Emoji together with a joiner to the next one; elsewhere, joiners belong to the script. */
const emoji = new RegExp(`(?:${emojiPattern.source}|\\uFE0F)\\u200D?`, 'gu');
/** Control characters except tab and newline, zero-width marks and direction marks. */
const invisible = /[[\p{Cc}--[\t\n]]\u00AD\u200B\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/gv;

/** One line of clean text without formatting; '' if the value is not text or is blank. */
export function lineOf(value: unknown, longest: number): string {
  const line = clean(value).replaceAll('**', '').replaceAll(/\s+/g, ' ').trim();
  return cutAtWord(line, longest);
}

/** A description in HTML or plain text as Markdown; line breaks are kept. */
export function markdownTextOf(value: unknown, longest: number): string {
  const lines = clean(value)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .map((line) => line.replace(/^[•●▪◦‣∙·○■➢➤✓✔](?:\uFE0E)?\s*/u, '- '));
  // Without an empty line in between, the text after a list would become part of its last item.
  const spaced = lines.map((line, index) => {
    const afterList = lines[index - 1]?.startsWith('- ') && !line.startsWith('- ');
    return afterList ? `\n${line}` : line;
  });
  return cutAtWord(
    spaced
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    longest,
  );
}

/**
 * The description of a row, with the sections that have columns of their own: lists, or texts with one item per line
 * or separated by `|`.
 */
export function descriptionIn(fields: Fields, longest: number): string {
  const written = markdownTextOf(fields.description, longest);
  const lists: SectionLists = Object.fromEntries(
    sectionNames.map((name) => [name, itemsOf(fields[name])]),
  );
  return cutAtWord(withLists(written, lists, languageOf(written)), longest);
}

/** The items of a section; undefined if the row has none. */
function itemsOf(value: unknown): string[] | undefined {
  const text = typeof value === 'string' ? value : '';
  const parts = Array.isArray(value) ? (value as unknown[]) : text.split(/[|\n]/);
  const items = parts.map((part) => lineOf(part, 500)).filter((item) => item !== '');
  return items.length > 0 ? items : undefined;
}

/** Hindi if most letters are Devanagari. */
export function languageOf(text: string): 'en' | 'hi' {
  const hindi = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return hindi > latin ? 'hi' : 'en';
}

/** The texts of a list, or of a text separated by `|` or `;`, or else by commas; without repetitions. */
export function listOf(value: unknown, longest: number): string[] {
  const parts = Array.isArray(value) ? (value as unknown[]) : partsOf(value);
  const byName = new Map<string, string>();
  for (const part of parts) {
    const text = lineOf(part, longest);
    const name = text.toLowerCase();
    if (text !== '' && !byName.has(name)) byName.set(name, text);
  }
  return [...byName.values()];
}

function partsOf(value: unknown): string[] {
  const text = typeof value === 'string' ? value : '';
  return text.split(/[|;]/.test(text) ? /[|;]/ : ',');
}

/** A number, also from text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (value === '' || (typeof value !== 'number' && typeof value !== 'string')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function clean(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return markdownOf(String(value).toWellFormed().replaceAll('\r\n', '\n'))
    .replaceAll(emoji, '')
    .replaceAll(invisible, '');
}

function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  const end = cut.search(/\s\S*$/);
  return cut.slice(0, end > longest / 2 ? end : longest).trimEnd();
}
