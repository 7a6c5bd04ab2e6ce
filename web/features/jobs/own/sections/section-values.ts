import { bulleted, descriptionOf, sectionsOf } from '../../../../../contract/jobs/sections.ts';
import { type SectionName, sectionNames } from '../../../../../contract/jobs/section-lists.ts';

/** The text of a job as the form holds it: what stands before the sections, and a box for each. */
export type TypedText = { description: string } & Record<SectionName, string>;

/** One that stays the same without its dash: `MARKED` does not match it then. */
const SIMPLE_ITEM = /^- (?![-*+#_]|\d{1,9}[.)] )/u;
/** As documents have them. */
const PASTED_BULLET = /^\s*[•●▪◦‣∙·○■➢➤✓✔]\s*/u;
/** What is more than a line of a list: a heading, a number, a nested or marked item, bold at its start. */
const MARKED = /^(?:#{1,6} |[-*+] |\d{1,9}[.)] |\s{2,}\S|\*\*|__)/u;

/** A section as its box shows it: a plain list without its dashes, anything else as it is written. */
function boxOf(section: string | null): string {
  const lines = (section ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(PASTED_BULLET, '- '));
  return lines.every((line) => SIMPLE_ITEM.test(line))
    ? lines.map((line) => line.slice(2)).join('\n')
    : (section ?? '');
}

/** The Markdown of a box: lines are the items of a list, unless somebody wrote Markdown there. */
const sectionIn = (box: string): string =>
  box.split('\n').some((line) => MARKED.test(line)) ? box : bulleted(box.split('\n'));

/** A description, shared out among the boxes. */
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

/** Whether the text before the boxes has sections of its own, such as one that was pasted. */
export const hasSections = (description: string): boolean => {
  const sections = sectionsOf(description);
  return sectionNames.some((name) => sections[name] !== null);
};
