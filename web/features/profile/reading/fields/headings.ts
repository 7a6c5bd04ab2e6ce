import { plain } from '../layout/devanagari.ts';

export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'contact'
  | 'links'
  | 'personal'
  | 'other';

/** Words in headings of a section, the stronger kinds first. */
const CORE: [SectionKind, string][] = [
  [
    'other',
    'project projects certification certifications certificate certificates certified award awards achievement achievements accomplishments honors honours publication publications patent patents reference references referees hobbies hobby interests volunteer volunteering extracurricular activities training trainings courses course coursework workshops seminars declaration memberships membership licenses licences conferences talks strengths परियोजना परियोजनाएँ परियोजनाएं प्रमाणपत्र प्रमाण-पत्र पुरस्कार उपलब्धियाँ उपलब्धियां उपलब्धि रुचियाँ रुचियां रुचि शौक़ शौक संदर्भ घोषणा प्रशिक्षण गतिविधियाँ गतिविधियां',
  ],
  [
    'education',
    'education educational academic academics academia qualification qualifications schooling शिक्षा शैक्षणिक शैक्षिक योग्यता योग्यताएँ योग्यताएं पढ़ाई',
  ],
  [
    'experience',
    'experience experiences employment internship internships career-history positions अनुभव नौकरी रोज़गार रोजगार कार्यानुभव',
  ],
  ['languages', 'languages language linguistic भाषा भाषाएँ भाषाएं भाषाओं'],
  [
    'skills',
    'skill skills skillset competencies competency expertise technologies technology tools proficiencies proficiency toolkit stack कौशल हुनर दक्षता दक्षताएँ दक्षताएं निपुणता',
  ],
  [
    'summary',
    'summary objective objectives profile about aboutme overview synopsis introduction bio सारांश परिचय उद्देश्य',
  ],
  ['links', 'links profiles social लिंक'],
  ['contact', 'contact contacts संपर्क सम्पर्क'],
  [
    'personal',
    'personal bio-data biodata particulars details information निजी व्यक्तिगत विवरण जानकारी',
  ],
];

/** Words that accompany them. */
const BESIDE = new Set(
  'a an and in of the my me at to for with & work working professional career key core technical tech relevant other additional area areas history background record details detail information summary profile objective total organisational organizational industry industrial it computer software soft hard functional business personal main primary known spoken basic statement executive brief current previous past online account set sets accounts web portfolio job spheres domain curricular credentials training और की का के में मेरे मेरा मेरी कार्य काम व्यावसायिक पेशेवर करियर कैरियर तकनीकी प्रमुख मुख्य अन्य ज्ञान विवरण जानकारी संक्षिप्त एवं व पेशा योग्यता'.split(
    ' ',
  ),
);

const kindOf = new Map<string, SectionKind>(
  CORE.toReversed().flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word.normalize('NFC'), kind] as const),
  ),
);
const strength = new Map(CORE.map(([kind], index) => [kind, index]));
/** Phrases that mean something else than their words. */
const PHRASES: [RegExp, SectionKind][] = [
  [/^(work|career|employment|professional|job) (history|background|record)$/, 'experience'],
  [/^(career|work|professional) (summary|profile|overview|objective|synopsis)$/, 'summary'],
  [
    /^(academic|educational) (background|record|profile|details|credentials|projects?)$/,
    'education',
  ],
  [/^academic projects?$/, 'other'],
  [/^(personal|contact) (projects?)$/, 'other'],
  [/^(personal|professional|executive|career) (summary|statement|profile|objective)$/, 'summary'],
  [/^(summary of )?(qualifications?) summary$/, 'summary'],
];
/** Headings without any of the words above. */
const FREE_PHRASES: [RegExp, SectionKind][] = [
  [/^(get in touch|reach me|how to reach me|find me|say hello)( at| on)?$/, 'contact'],
  [/^(what i (do|know|can do|use))$/, 'skills'],
  [/^where i('ve| have)? worked$/, 'experience'],
  [/^(who i am|in short|in brief)$/, 'summary'],
];

const WORDS_MAX = 6;
const LENGTH_MAX = 48;

/** The section that a heading begins; null if the text is not a known heading. */
export function headingOf(raw: string): SectionKind | null {
  if (raw.length > LENGTH_MAX * 2 || raw.includes('\t')) return null;
  const text = lettersOf(raw);
  const words = text.split(' ').filter((word) => word !== '');
  if (words.length === 0 || words.length > WORDS_MAX || text.length > LENGTH_MAX) return null;
  const phrase = words.join(' ');
  const known = words.map((word) => kindOf.get(word));
  if (!words.every((word, index) => known[index] || BESIDE.has(word))) {
    return FREE_PHRASES.find(([form]) => form.test(phrase))?.[1] ?? null;
  }
  const special = PHRASES.find(([form]) => form.test(phrase));
  if (special) return special[1];
  const kinds = known.filter((kind) => kind !== undefined);
  // Of "Professional Experience and Education", the part named first.
  const named = kinds.filter((kind) => kind !== 'personal' && kind !== 'summary');
  const [first] = named.length > 0 ? named : kinds.toSorted(byStrength);
  return first ?? null;
}

const byStrength = (a: SectionKind, b: SectionKind) =>
  (strength.get(a) ?? 0) - (strength.get(b) ?? 0);

/** In lower case without decoration; letters that are spaced out are joined into a word. */
function lettersOf(raw: string): string {
  const text = plain(raw).trim();
  const spaced = /^(?:\p{L}\p{M}* ){3,}\p{L}\p{M}*$/u.test(text) ? text.replaceAll(' ', '') : text;
  return spaced
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}&' -]+/gu, ' ')
    .replaceAll(/\s+-+\s+|-+$|^-+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
