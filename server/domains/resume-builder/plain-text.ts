import type { Sheet, SheetEntry, SheetLine } from './sheet.ts';

/** The resume as text that can be pasted into any form. */
export function plainTextOf({ name, headline, contacts, sections }: Sheet): string {
  const head = [name, headline, ...contacts].filter((line) => line !== '');
  const parts = sections.map(({ heading, lines, items, entries }) => [
    '',
    heading.toUpperCase(),
    ...textsOf(lines),
    ...(items.length > 0 ? [items.map(({ text }) => text).join(', ')] : []),
    ...entries.flatMap((entry, at) => [...(at > 0 ? [''] : []), ...entryTexts(entry)]),
  ]);
  return `${[...head, ...parts.flat()].join('\n')}\n`;
}

const entryTexts = ({ title, at, when, lines, skills }: SheetEntry) =>
  [title, at, when, ...textsOf(lines), skills].filter((line) => line !== '');

const textsOf = (lines: SheetLine[]) =>
  lines.map(({ text, isBullet }) => (isBullet ? `- ${text}` : text));
