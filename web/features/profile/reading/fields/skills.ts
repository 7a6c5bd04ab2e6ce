import type { Found, ReadLanguage } from '../resume.ts';
import type { Placed, Section } from '../sections.ts';
import { indexesOf } from './parts.ts';
import { languageIn } from './words.ts';

const LENGTH_MAX = 60;
const WORDS_MAX = 6;
const LABEL = /^[\p{L}\p{M}\s&/+().-]{2,40}[:：]\s*/u;
const LEVEL =
  /\s*(?:[-–—:]\s*)?(?:[([]\s*)?(?:expert|advanced|intermediate|beginner|proficient|basic|good|excellent|\d{1,3}\s*%|\d\s*\/\s*(?:5|10)|[★☆●○◐⬤]{2,})(?:\s*[)\]])?\s*$/iu;
const NOTHING = /^(?:and|etc\.?|और|आदि|n\/?a)$/i;

/** The skills in the sections about them, in order and without repetitions. */
export function skillsOf(sections: Section[]): Found<string>[] {
  const found = new Map<string, Found<string>>();
  for (const { lines } of sections.filter(({ kind }) => kind === 'skills')) {
    for (const { text, indexes } of joined(lines)) {
      for (const value of listed(text)) {
        const key = value.toLowerCase();
        if (!found.has(key)) found.set(key, { value, lines: indexes });
      }
    }
  }
  return [...found.values()];
}

/** A line that ends in a comma continues on the next one. */
function joined(lines: Placed[]): { text: string; indexes: number[] }[] {
  const rows: { text: string; indexes: number[] }[] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (row && !line.isBullet && !LABEL.test(line.text) && /[,;|]$/.test(row.text)) {
      row.text += ` ${line.text}`;
      row.indexes.push(...indexesOf([line]));
    } else rows.push({ text: line.text, indexes: indexesOf([line]) });
  }
  return rows;
}

const SEPARATOR = /[,;|•·●▪◦、\t]+|\s+[–—-]\s+|\s+\/\s+/;

function listed(line: string): string[] {
  const text = line
    .replace(LABEL, '')
    .replaceAll(/\(([^()]*)\)/g, (inner) => inner.replaceAll(/[,;|]/g, '\u0001'));
  const items = text.split(SEPARATOR);
  const last = items.length > 2 ? (items.pop() ?? '').split(/\s+(?:and|और|&)\s+|^and\s+/i) : [];
  return [...items, ...last]
    .map((item) =>
      item
        .replaceAll('\u0001', ',')
        .replace(LEVEL, '')
        .replace(/[.।\s]+$/, '')
        .trim(),
    )
    .filter(
      (item) => item.length > 0 && item.length <= LENGTH_MAX && item.split(' ').length <= WORDS_MAX,
    )
    .filter((item) => /[\p{L}\d]/u.test(item) && !NOTHING.test(item) && !/^\d+$/.test(item));
}

/** The languages in their own section, or on a line with that label. */
export function languagesOf(sections: Section[]): Found<ReadLanguage>[] {
  const found = new Map<string, Found<ReadLanguage>>();
  for (const { kind, lines } of sections) {
    if (kind !== 'languages') continue;
    for (const line of lines) {
      for (const value of spokenIn(line.text)) {
        const key = value.name.toLowerCase();
        if (!found.has(key)) found.set(key, { value, lines: [line.index] });
        else if (value.level !== '') found.set(key, { value, lines: [line.index] });
      }
    }
  }
  return [...found.values()];
}

/** Each language with the text up to the next one. */
function spokenIn(text: string): ReadLanguage[] {
  const result: ReadLanguage[] = [];
  let rest = text;
  for (let count = 0; count < 20; count += 1) {
    const name = languageIn(rest);
    if (name === null) break;
    const at = rest.normalize('NFC').indexOf(name);
    const before = at > 0 ? rest.slice(0, at) : '';
    rest = rest.slice(Math.max(at, 0) + name.length);
    const next = languageIn(rest);
    const until = next === null ? rest : rest.slice(0, Math.max(0, rest.indexOf(next)));
    result.push({ name, level: levelOf(until) || levelBefore(before) });
  }
  return result;
}

const levelOf = (text: string) =>
  text
    .replaceAll('\t', ', ')
    .replace(/(?:\s+(?:and|और|व|एवं)|[,;|/•·])\s*(?:basic\s*)?$/iu, '')
    .replaceAll(/^[\s:–—()[\],;|/-]+|[\s:–—()[\],;|/•·.।-]+$/g, '')
    .trim();
const levelBefore = (text: string) =>
  /(?:^|[\s,;])(basic|fluent|native)\s*$/i.exec(text)?.[1] ?? '';
