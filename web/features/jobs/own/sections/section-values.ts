import {
  bulleted,
  descriptionOf,
  sectionsOf,
} from '../../../../../contract/jobs/sections/sections.ts';
import {
  type SectionName,
  sectionNames,
} from '../../../../../contract/jobs/sections/section-names.ts';

/** A job's text in the form: the part before the sections, and a box for each section. */
export type TypedText = { description: string } & Record<SectionName, string>;

/** A list item that stays the same without its dash: `MARKED` does not match it then. */
const SIMPLE_ITEM = /^- (?![-*+#_]|\d{1,9}[.)] )/u;
/** Bullets as in pasted documents. */
const PASTED_BULLET = /^\s*[•●▪◦‣∙·○■➢➤✓✔]\s*/u;
/** Anything but a plain list item: a heading, a number, a nested or marked item, or bold at its start. */
const MARKED = /^(?:#{1,6} |[-*+] |\d{1,9}[.)] |\s{2,}\S|\*\*|__)/u;

/** The text in a section's box: a plain list without its dashes, anything else as written. */
function boxOf(section: string | null): string {
  const lines = (section ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(PASTED_BULLET, '- '));
  return lines.every((line) => SIMPLE_ITEM.test(line))
    ? lines.map((line) => line.slice(2)).join('\n')
    : (section ?? '');
}

/** The Markdown of a box: its lines become list items, unless it contains Markdown already. */
const sectionIn = (box: string): string =>
  box.split('\n').some((line) => MARKED.test(line)) ? box : bulleted(box.split('\n'));

/** A description, split into the boxes. */
export function typedText(description: string): TypedText {
  const { introduction, ...sections } = sectionsOf(description);
  return {
    description: introduction,
    responsibilities: boxOf(sections.responsibilities),
    requirements: boxOf(sections.requirements),
    benefits: boxOf(sections.benefits),
  };
}

/** The whole text, as it is sent and shown. */
export function wholeText(typed: TypedText, language: 'en' | 'hi'): string {
  if (sectionNames.every((name) => typed[name].trim() === '')) return typed.description;
  const own = sectionsOf(typed.description);
  const joined = (name: SectionName) =>
    [own[name] ?? '', sectionIn(typed[name])].filter(Boolean).join('\n') || null;
  return descriptionOf(
    {
      introduction: own.introduction,
      responsibilities: joined('responsibilities'),
      requirements: joined('requirements'),
      benefits: joined('benefits'),
    },
    language,
  );
}

/** Whether the text before the boxes contains sections of its own, for example after pasting. */
export const hasSections = (description: string): boolean => {
  const sections = sectionsOf(description);
  return sectionNames.some((name) => sections[name] !== null);
};
