// Splits a description into the sections that a job's page shows under its own headings, and puts one
// together from them.
import type { SectionLists } from './section-lists.ts';
import { type SectionName, sectionNames as parts } from './section-names.ts';

export type Sections = { introduction: string } & Record<SectionName, string | null>;

/** The section that a heading opens, in English and Hindi (without nuktas, see `simple`). */
const wordsOfParts: Record<SectionName, RegExp> = {
  responsibilities:
    /\b(responsibilit(y|ies)|duties|accountabilities|what you('ll| will) (be )?do(ing)?)\b|जिम्मेदार|दायित्व|कर्तव्य|काम क्या|आपका काम|मुख्य काम|मुख्य कार्य|कार्य विवरण/u,
  benefits:
    /\b(benefits?|perks?|what we offer|we offer|what you('ll| will) get|why join us)\b|लाभ|फायद|सुविधा|हम क्या देते|आपको क्या मिलेगा/u,
  requirements:
    /\b(requirements?|qualifications?|skills?|eligibility|who you are|what we('re| are) looking for|what you need|must haves?)\b|योग्यता|आवश्यक|जरूरत|कौशल|पात्रता|शर्त|हुनर/u,
};

/** An unformatted line counts as a heading only if it is exactly one of these. */
const bareHeading =
  /^((key|main|core|job|roles? (and|&)) )?(responsibilities|requirements|qualifications|(required |key )?skills( required)?|benefits|perks( (and|&) benefits)?)$|^(मुख्य |आपकी )?(जिम्मेदारियां|योग्यता|योग्यताएं|आवश्यकताएं|कौशल|लाभ|फायदे|सुविधाएं)$/u;

const HEADING_WORDS_MAX = 7;
const HEADING_LENGTH_MAX = 200;

/**
 * In lower case, with one kind of apostrophe, and Hindi without nuktas and with one kind of nasal.
 */
const simple = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .replaceAll('ँ', 'ं')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim();

interface Heading {
  title: string;
  /** 1 to 6 for Markdown headings, 7 for a bold line, "Heading:" or a bare one. */
  level: number;
}

/**
 * The heading in a line, or null. Runs of spaces are collapsed first: patterns that could split a
 * long run in many ways would take minutes.
 */
function headingOf(line: string): Heading | null {
  const text = line.trim().replaceAll(/\s+/gu, ' ');
  if (text.length > HEADING_LENGTH_MAX) return null;
  const marked = /^(#{1,6}) (.+)$/u.exec(text);
  if (marked?.[1] && marked[2] && !/^(\t| {4})/u.test(line)) {
    const title = marked[2].replace(/ ?#+$/u, '').replaceAll(/\*\*|__|[:： ]+$/gu, '');
    return { level: marked[1].length, title };
  }
  const bold = /^(\*\*|__)(.+?)[:：]?\s*\1\s*[:：]?$/u.exec(text);
  const title = bold?.[2] ?? /^([^-*+•\d].*?)\s*[:：]$/u.exec(text)?.[1] ?? bareOf(text);
  if (title === undefined || title.split(/\s+/u).length > HEADING_WORDS_MAX) return null;
  return { level: 7, title };
}

const bareOf = (text: string) => (bareHeading.test(simple(text)) ? text : undefined);

const partOf = (title: string): SectionName | undefined => {
  const words = simple(title);
  return parts.find((part) => wordsOfParts[part].test(words));
};

/**
 * The Markdown of each section, null if the text does not have it. A Markdown heading of another
 * meaning and of the same or a higher level ends a section, and the text after it belongs to the
 * introduction.
 */
export function sectionsOf(description: string): Sections {
  const lines: Record<'introduction' | SectionName, string[]> = {
    introduction: [],
    responsibilities: [],
    requirements: [],
    benefits: [],
  };
  let current: 'introduction' | SectionName = 'introduction';
  let level = 0;
  for (const line of description.split(/\r?\n/u)) {
    const heading = headingOf(line);
    const part = heading ? partOf(heading.title) : undefined;
    if (heading && part) {
      current = part;
      level = heading.level;
      // The page has a heading for the first one only, so "Skills" after "Requirements" keeps its
      // own.
      if (lines[part].some((earlier) => earlier.trim() !== '')) {
        lines[part].push('', `### ${heading.title}`, '');
      }
      continue;
    }
    if (heading && heading.level < 7 && heading.level <= level) current = 'introduction';
    lines[current].push(line);
  }
  const textOf = (part: SectionName) => lines[part].join('\n').trim() || null;
  return {
    introduction: lines.introduction.join('\n').trim(),
    responsibilities: textOf('responsibilities'),
    requirements: textOf('requirements'),
    benefits: textOf('benefits'),
  };
}

/**
 * The headings that open the sections, in the language of the job, whatever that of the page: an
 * object with `en` and `hi` would keep only the page's own (`config/one-language.ts`).
 */
const headings: Record<SectionName, readonly [english: string, hindi: string]> = {
  responsibilities: ['Responsibilities', 'ज़िम्मेदारियाँ'],
  requirements: ['Requirements', 'योग्यता'],
  benefits: ['Benefits', 'सुविधाएँ'],
};

const headingOfPart = (part: SectionName, language: 'en' | 'hi'): string =>
  headings[part][language === 'hi' ? 1 : 0];

/** Puts a description together from sections; `sectionsOf` finds the same ones in it. */
export function descriptionOf(
  { introduction, ...sections }: Sections,
  language: 'en' | 'hi',
): string {
  const written = parts.flatMap((part) => {
    // A heading as high as the section's own would end it.
    const text = (sections[part] ?? '')
      .replaceAll(/^#{1,2} /gmu, '### ')
      .replaceAll(/\n{3,}/gu, '\n\n')
      .trim();
    return text === '' ? [] : [`## ${headingOfPart(part, language)}\n${text}`];
  });
  return [introduction.trim(), ...written].filter(Boolean).join('\n\n');
}

/** Lines as a list in Markdown; lines that already have a bullet get no second one. */
export const bulleted = (lines: readonly string[]): string =>
  lines
    .map((line) =>
      line
        .replaceAll(/\s+/gu, ' ')
        .replace(/^(?:[-*] |[•·] ?)/u, '')
        .trim(),
    )
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n');

/** The description with the lists that were given in the place of its sections. */
export function withLists(description: string, lists: SectionLists, language: 'en' | 'hi'): string {
  const given = parts.filter((part) => lists[part] !== undefined);
  if (given.length === 0) return description;
  const sections = sectionsOf(description);
  for (const part of given) sections[part] = bulleted(lists[part] ?? []) || null;
  return descriptionOf(sections, language);
}
