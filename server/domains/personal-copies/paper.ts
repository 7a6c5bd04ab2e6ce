// A copy in the form that people read.
import { hash } from 'node:crypto';
import type { Language } from '../../../contract/endpoint.ts';
import { momentText } from '../../../contract/format/dates.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { HeldRows } from './holdings.ts';
import { textOf } from './values.ts';

/** The input of the template: one document of the PDF. */
export interface Paper {
  language: Language;
  title: string;
  paragraphs: string[];
  sections: Section[];
  /** The name of the document in which it continues. */
  next?: string;
}

interface Section {
  title: string;
  notes: string[];
  rows: Row[];
}

interface Row {
  /** Its number within its table, by which repeated texts are referred to. */
  number: number;
  facts: { name: string; text: string }[];
}

/** The size of one document, some 50 pages: beyond that, Typst needs more time and memory per page. */
const DOCUMENT_CHARACTERS = 100_000;
/** The space of a row, in characters. */
const ROW_CHARACTERS = 150;
/** Shorter texts are repeated rather than referred to. */
const REPEATED_CHARACTERS = 120;

const texts = {
  en: {
    title: `Your data on ${PORTAL}`,
    made: (when: string, uid: string) => `Made on ${when} for account ${uid}.`,
    all: `This is everything that ${PORTAL} keeps about you. The same is in my-data.json for programs, and your files are in the folder files.`,
    correct: (url: string) => `Change it: ${url}`,
    ask: (url: string) => `Something wrong? Write to us: ${url}`,
    secrets: 'Also kept, but never shown to anybody, because it protects your account: ',
    continued: (name: string) => `${name} (continued)`,
    asIn: (number: number) => `As in number ${number}.`,
    next: (path: string) => `It continues in ${path}.`,
  },
  hi: {
    title: `${PORTAL} पर आपका डेटा`,
    made: (when: string, uid: string) => `${when} को खाते ${uid} के लिए बनाया गया।`,
    all: `${PORTAL} आपके बारे में जो भी रखता है, वह सब इसमें है। यही my-data.json में प्रोग्रामों के लिए है, और आपकी फ़ाइलें files फ़ोल्डर में हैं।`,
    correct: (url: string) => `यहाँ बदलें: ${url}`,
    ask: (url: string) => `कुछ ग़लत है? हमें लिखें: ${url}`,
    secrets: 'यह भी रखा है, पर किसी को नहीं दिखाया जाता, क्योंकि इससे आपका खाता सुरक्षित रहता है: ',
    continued: (name: string) => `${name} (जारी)`,
    asIn: (number: number) => `वही, जो नंबर ${number} में है।`,
    next: (path: string) => `आगे ${path} में।`,
  },
} satisfies Record<Language, object>;

interface Printed {
  held: readonly HeldRows[];
  uid: string;
  language: Language;
  publicUrl: string;
}

/** The first one is the one that people open. */
export const paperPath = (place: number): string =>
  place === 0 ? 'my-data.pdf' : `my-data-${place + 1}.pdf`;

/** Everything, in as many documents as it takes; each is made only when it is asked for. */
export function* papersOf(printed: Printed): Generator<Paper> {
  const { language, uid } = printed;
  const t = texts[language];
  let place = 0;
  const begin = (paragraphs: string[]): Paper => ({
    language,
    title: t.title,
    paragraphs,
    sections: [],
  });
  let paper = begin([t.made(momentText(new Date().toISOString(), language), uid), t.all]);
  let characters = 0;
  for (const held of printed.held) {
    let section: Section | undefined;
    for (const row of rowsOf(held, language)) {
      const length = lengthOf(row);
      if (characters > 0 && characters + length > DOCUMENT_CHARACTERS) {
        yield { ...paper, next: t.next(paperPath((place += 1))) };
        paper = begin([]);
        if (section) section = { ...section, title: t.continued(held.name[language]), rows: [] };
        if (section) paper.sections.push(section);
        characters = 0;
      }
      if (!section) paper.sections.push((section = sectionOf(held, printed)));
      section.rows.push(row);
      characters += length;
    }
  }
  yield paper;
}

function sectionOf(
  { name, correctedAt, secrets }: HeldRows,
  { language, publicUrl }: Printed,
): Section {
  const t = texts[language];
  return {
    title: name[language],
    notes: [
      correctedAt ? t.correct(`${publicUrl}${correctedAt}`) : t.ask(`${publicUrl}/contact`),
      ...(secrets.length > 0 ? [t.secrets + secrets.join(', ')] : []),
    ],
    rows: [],
  };
}

/**
 * A text that occurs in many rows, such as the profile in each application, is printed once; so is each part of it, as
 * most of a profile stays when something in it changes.
 */
function* rowsOf({ columns, rows }: HeldRows, language: Language): Generator<Row> {
  const printed = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    const facts = Object.entries(row).flatMap(([column, value]) => {
      const text = textOf(value, language, column);
      if (!text) return [];
      const name = columns[column]?.[language] ?? column;
      const once = (said: string, instead = said) => {
        if (said.length <= REPEATED_CHARACTERS) return said;
        const key = hash('sha256', `${column} ${said}`);
        const earlier = printed.get(key);
        if (earlier === undefined) printed.set(key, number);
        return earlier === undefined ? instead : texts[language].asIn(earlier);
      };
      return [
        {
          name,
          text: once(
            text,
            textOf(value, language, column, (part) => once(part)),
          ),
        },
      ];
    });
    yield { number, facts };
  }
}

const lengthOf = ({ facts }: Row) =>
  facts.reduce((sum, { name, text }) => sum + name.length + text.length, ROW_CHARACTERS);
