// A copy as people read it.
import type { Language } from '../../../contract/endpoint.ts';
import { momentText } from '../../../contract/format/dates.ts';
import type { Held } from './holdings.ts';
import { textOf } from './values.ts';

/** What the template shows. */
interface Paper {
  language: Language;
  title: string;
  paragraphs: string[];
  sections: Section[];
}

interface Section {
  title: string;
  correction: string;
  notes: string[];
  rows: { name: string; text: string }[][];
}

/** Of each table the newest, as many as anybody reads; all of them are in the JSON beside it. */
const ROWS_MOST = 50;
/** Of a row, so that one long text does not fill the paper. */
const CHARACTERS_MOST = 2_000;

const texts = {
  en: {
    title: 'Your data on Vritti',
    made: (when: string, uid: string) => `Made on ${when} for account ${uid}.`,
    all: 'This is everything that Vritti keeps about you. The same stands in my-data.json for programs, and your files lie in the folder files.',
    correct: (url: string) => `Change it: ${url}`,
    ask: (url: string) => `Something wrong? Write to us: ${url}`,
    secrets: 'Also kept, but never shown to anybody, because it protects your account: ',
    more: (count: number) => `The newest ${ROWS_MOST}. ${count} more stand in my-data.json.`,
  },
  hi: {
    title: 'Vritti पर आपका डेटा',
    made: (when: string, uid: string) => `${when} को खाते ${uid} के लिए बनाया गया।`,
    all: 'Vritti आपके बारे में जो भी रखता है, वह सब इसमें है। यही my-data.json में प्रोग्रामों के लिए है, और आपकी फ़ाइलें files फ़ोल्डर में हैं।',
    correct: (url: string) => `यहाँ बदलें: ${url}`,
    ask: (url: string) => `कुछ ग़लत है? हमें लिखें: ${url}`,
    secrets: 'यह भी रखा है, पर किसी को नहीं दिखाया जाता, क्योंकि इससे आपका खाता सुरक्षित रहता है: ',
    more: (count: number) => `सबसे नए ${ROWS_MOST}। ${count} और my-data.json में हैं।`,
  },
} satisfies Record<Language, object>;

interface Printed {
  held: readonly Held[];
  uid: string;
  language: Language;
  publicUrl: string;
}

export function paperOf({ held, uid, language, publicUrl }: Printed): Paper {
  const t = texts[language];
  const sectionOf = ({ name, correctedAt, columns, secrets, rows }: Held): Section => ({
    title: name[language],
    correction: correctedAt
      ? t.correct(`${publicUrl}${correctedAt}`)
      : t.ask(`${publicUrl}/contact`),
    notes: [
      ...(rows.length > ROWS_MOST ? [t.more(rows.length - ROWS_MOST)] : []),
      ...(secrets.length > 0 ? [t.secrets + secrets.join(', ')] : []),
    ],
    rows: rows.slice(0, ROWS_MOST).map((row) =>
      Object.entries(row).flatMap(([column, value]) => {
        const text = textOf(value, language, column);
        const shown = text.length > CHARACTERS_MOST ? `${text.slice(0, CHARACTERS_MOST)} …` : text;
        return text ? [{ name: columns[column]?.[language] ?? column, text: shown }] : [];
      }),
    ),
  });
  return {
    language,
    title: t.title,
    paragraphs: [t.made(momentText(new Date().toISOString(), language), uid), t.all],
    sections: held.filter(({ rows }) => rows.length > 0).map(sectionOf),
  };
}
