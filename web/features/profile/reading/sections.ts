import { headingOf, type SectionKind } from './fields/headings.ts';
import { languageIn } from './fields/words.ts';
import type { Line } from './resume.ts';

/** A line with its index among all lines. */
export interface Placed extends Line {
  index: number;
  /** The indexes of its continuation lines, which a narrow column made necessary. */
  more: number[];
}

export interface Section {
  kind: SectionKind | 'header';
  lines: Placed[];
}

const LABEL = /^([^:：]{2,40})\s*[:：]\s*(\S.*)$/;
/** A label on the same line as its content: "Languages: Hindi, English". */
const LABELLED = new Set<SectionKind>(['languages', 'skills', 'summary']);

/** Divides the lines by headings; everything before the first one is the header. */
export function sectionsOf(written: Line[]): Section[] {
  const lines = withHeadingsWhole(written);
  const style = headingStyle(lines);
  const sections: Section[] = [{ kind: 'header', lines: [] }];
  const openIn = new Map<number, Section>();
  let before: Line | null = null;
  /** A label's list may continue on the next line. */
  let unfinished: Section | null = null;
  let open = sections[0] ?? { kind: 'header', lines: [] };
  for (const [index, line] of lines.entries()) {
    if (line.text === '') continue;
    if (before && before.column !== line.column) {
      // A column continues where it stopped on the page before.
      const header: Section = { kind: 'header', lines: [] };
      const known = openIn.get(line.column) ?? (line.column === 0 ? open : header);
      if (known === header) sections.push(header);
      open = known;
    }
    const kind = line.isBullet ? null : (headingOf(line.text) ?? style(line));
    const label = kind === null ? labelled(line, open.kind) : null;
    if (kind !== null) {
      open = { kind, lines: [] };
      sections.push(open);
    } else if (label) {
      unfinished = { kind: label.kind, lines: [{ ...line, text: label.text, index, more: [] }] };
      sections.push(unfinished);
    } else if (unfinished?.lines.at(-1)?.text.endsWith(',')) {
      unfinished.lines.push({ ...line, index, more: [] });
    } else open.lines.push({ ...line, index, more: [] });
    openIn.set(line.column, open);
    before = line;
  }
  const edges = edgesOf(lines);
  return sections.map((section) =>
    section.kind === 'header' || section.kind === 'contact'
      ? section
      : { ...section, lines: unwrapped(section, edges) },
  );
}

const columnOf = ({ page, column }: Line) => `${page}/${column}`;

/** How far to the right each column's text extends. */
function edgesOf(lines: Line[]): Map<string, number> {
  const edges = new Map<string, number>();
  for (const line of lines) {
    const right = line.box ? line.box.x + line.box.width : 0;
    edges.set(columnOf(line), Math.max(right, edges.get(columnOf(line)) ?? 0));
  }
  return edges;
}

/** Joins lines that were broken only because the next word did not fit. */
function unwrapped({ kind, lines }: Section, edges: Map<string, number>): Placed[] {
  const result: Placed[] = [];
  let last: Placed | null = null;
  for (const line of lines) {
    const open = result.at(-1);
    const isList = kind === 'skills' || kind === 'languages';
    const mayGoOn = !isList || /[,;|•·]/.test(open?.text ?? '');
    if (open && last && mayGoOn && goesOn(last, line, edges)) {
      const glue = /[\p{L}]-$/u.test(open.text) || open.text.endsWith('/') ? '' : ' ';
      open.text += glue + line.text;
      open.more.push(line.index);
    } else result.push({ ...line, more: [] });
    last = line;
  }
  return result;
}

function goesOn(before: Placed, line: Placed, edges: Map<string, number>): boolean {
  const [a, b] = [before.box, line.box];
  if (!a || !b || line.isBullet || before.text.includes('\t') || line.text.includes('\t'))
    return false;
  if (columnOf(before) !== columnOf(line) || Math.abs(before.size - line.size) > 0.3) return false;
  const isOpen = before.text.split('(').length > before.text.split(')').length;
  if (!isOpen && /[.।)%\d]$/.test(before.text) && !/^\p{Ll}/u.test(line.text)) return false;
  const step = b.y - a.y;
  if (step <= 0 || step > line.size * 1.75) return false;
  const [word = ''] = line.text.split(' ');
  const width = (b.width / Math.max(1, line.text.length)) * (word.length + 1);
  return a.x + a.width + width > (edges.get(columnOf(line)) ?? Infinity) + 1;
}

/** In a narrow column, a heading may take two lines; the second one is then left empty. */
function withHeadingsWhole(lines: Line[]): Line[] {
  const result = lines.map((line) => ({ ...line }));
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const body = sizes[Math.floor(sizes.length / 2)] ?? 0;
  for (const [index, line] of result.entries()) {
    const next = result[index + 1];
    if (!next?.box || !line.box || columnOf(line) !== columnOf(next)) continue;
    const isNear = next.box.y - line.box.y < line.size * 1.75 && next.size === line.size;
    const isSetApart = line.size > body * 1.08 || [line, next].every(({ text }) => isCapital(text));
    const whole = `${line.text} ${next.text}`;
    if (isNear && isSetApart && next.text !== '' && headingOf(whole) !== null) {
      line.text = whole;
      next.text = '';
    }
  }
  return result;
}

function labelled(line: Line, within: Section['kind']): { kind: SectionKind; text: string } | null {
  const [, label = '', text = ''] = LABEL.exec(line.text) ?? [];
  const kind = headingOf(label);
  // Under skills, "Languages" means programming languages, unless the content says otherwise.
  if (kind === 'languages' && languageIn(text) !== null) return { kind, text };
  if (within !== 'header' && within !== 'personal' && within !== 'contact') return null;
  return kind !== null && LABELLED.has(kind) ? { kind, text } : null;
}

/** Short lines that look like the known headings, in other words, begin a section too. */
function headingStyle(lines: Line[]): (line: Line) => 'other' | null {
  const known = lines.filter((line) => !line.isBullet && headingOf(line.text) !== null);
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const body = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const heading = new Set(known.map(({ size }) => Math.round(size * 2)));
  const isAloneInSize = known.length >= 2 && known.every(({ size }) => size > body * 1.08);
  const areCapitals = known.length >= 3 && known.every(({ text }) => isCapital(text));
  const firstKnown = known[0] ? lines.indexOf(known[0]) : Infinity;
  return (line) => {
    if (line.isBullet || lines.indexOf(line) < firstKnown) return null;
    if (line.text.length > 40 || /[\d@,|\t]/.test(line.text)) return null;
    const looksSame = isAloneInSize && heading.size <= 2 && heading.has(Math.round(line.size * 2));
    const isShouted =
      areCapitals && isAloneInSize === line.size > body * 1.08 && isCapital(line.text);
    return looksSame && (!areCapitals || isShouted) ? 'other' : null;
  };
}

const isCapital = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
