/** What is wrong with the text of a job, by plain rules: the form shows it while somebody writes. */
import { ageLimits, ageOfTitle, hasNumber, isOfOthers, limitsAge, youth } from './age.ts';
import { disability, speaksOfDisability } from './disability.ts';
import { forbiddenQuestions, askedToTell } from './forbidden-questions.ts';
import {
  asksFor,
  belief,
  caste,
  CLOTHES,
  clothes,
  gender,
  isForStaff,
  kin,
  letters,
  men,
  mentions,
  religion,
  soughtOtherwise,
  women,
} from './groups.ts';
import { ASKING, GAP, pattern, ROLES, sentenceAt, word } from './patterns.ts';
import { isOfThings, looks, marriage } from './person.ts';
import { origins, region, STATES } from './region.ts';
import { isShouted, phoneIn } from './title.ts';
import { type Discrimination, discriminations } from './kinds.ts';

export type FindingKind = Discrimination | 'phone_in_title' | 'capitals_in_title' | 'pay_missing';

export interface Finding {
  kind: FindingKind;
  field: 'title' | 'description' | 'questions' | 'salary_min';
  /** The index of the question, from 0; 0 for other fields. */
  question: number;
  /** Where the words stand in the field. */
  from: number;
  to: number;
  words: string;
}

/** Sentences that say the opposite: nobody is shut out. */
const OPEN_TO_ALL = pattern(
  [
    'irrespective\\s+of|regardless\\s+of|without\\s+regard|no\\s+bar\\b(?!\\s+(?:up\\s?to|below|under|till|for)\\b)|any\\s+gender|all\\s+genders?|any\\s+(?:caste|religion)|all\\s+(?:castes|religions|communities|faiths|backgrounds)',
    'equal[\\s-]+opportunit|not\\s+discriminate|non[\\s-]?discriminat|discriminat\\p{L}*\\s+(?:on|against|based)|free\\s+from\\s+discrimination|diversity(?!\\s+(?:\\(|role|candidates?|hiring|fe?male|women))|inclusive|protected\\s+(?:by|status|veteran|class)|affirmative\\s+action|basis\\s+of\\s+(?:race|caste|religion|sex|gender)',
    '(?:women|mahila\\p{L}*|female\\s+candidates|female\\s+applicants|candidates\\s+from\\s+all)\\s+(?:(?:candidates|and\\s+\\p{L}+)\\s+)?(?:are\\s+)?(?:strongly\\s+|especially\\s+|also\\s+|warmly\\s+)?(?:encouraged|welcome)|empower\\p{L}*|encourage\\p{L}*\\s+(?:\\p{L}+\\s+){0,3}(?:women|female)',
    'भेदभाव|bhedbhav|bhed\\s+bhav|(?:सभी|हर)\\s+(?:धर्म|जाति|वर्ग|समुदाय)|किसी\\s+भी\\s+(?:जाति|धर्म|लिंग|उम्र|आयु)|kisi\\s+bhi\\s+(?:jaati|jati|dharm|umar)|sabhi\\s+(?:dharm|jaati|jati)|का\\s+स्वागत|as\\s+per\\s+(?:govt|government)|reservation\\s+(?:as|rules|policy)|(?:age\\s+)?relaxation|encouraged\\s+to\\s+apply|sab(?:hi)?\\s+(?:log\\s+)?apply|सभी\\s+(?:लोग\\s+)?आवेदन',
    'married\\s+or\\s+(?:not|unmarried|single)|with\\s+or\\s+without\\s+(?:children|kids)|marital\\s+status\\s+(?:is\\s+)?no|does\\s*n.t\\s+matter|not\\s+matter|no\\s+restriction|मायने\\s+नहीं|farak\\s+nahi',
  ].join('|'),
);

/** "Caste no bar except …" is not open to all. */
const EXCEPT = pattern(word('except(?:ing)?|excluding|but\\s+not|chho?d\\s?kar|सिवाय|छोड़कर'));
const isOpenToAll = (sentence: string) =>
  sentence.search(OPEN_TO_ALL) !== -1 && sentence.search(EXCEPT) === -1;

/** Work in shops and offices that titles ask girls and ladies for. */
const SERVICE =
  'sales|counter|front\\s+office|office|reception|receptionist|tele\\s?call(?:er|ing)|calling|house\\s?keeping|marketing|promot(?:er|ion)|showroom|shop|store|billing|cash(?:ier)?|helper|computer|call\\s+cent(?:re|er)|सेल्स|काउंटर|ऑफ़िस|ऑफिस|टेलीकॉलर|टेलीकॉलिंग|रिसेप्शन|हाउसकीपिंग';

const AND = String.raw`\s*(?:[/&,+]|${word('and|or|as\\s+well\\s+as|aur|ya|evam|और|या|एवं|व')}|\s)+\s*`;
const BOTH_SEXES = pattern(
  // "Sales boy / sales girl"
  `(?:${men.source})${AND}(?:${word(SERVICE)}\\s+)?(?:${women.source})|(?:${women.source})${AND}(?:${word(SERVICE)}\\s+)?(?:${men.source})|${word('both')}[^.]{0,20}(?:${men.source}|${women.source})`,
);

const SEXES = `${men.source}|${women.source}`;
/** "Receptionist (Female)", "Male - Driver": short forms that titles have. */
const genderOfTitle = [
  `[([]\\s*(?:only\\s+)?(?:${SEXES})\\s*(?:only)?\\s*[,)\\]]`,
  `[\\-–—|:,]\\s*(?:${SEXES})\\s*(?:$|[\\-–—|])`,
  `^\\s*(?:${SEXES})\\s*[\\-–—|:]`,
  `^\\s*(?:${SEXES})\\s+(?!${word(gender.things)})(?:\\p{L}+\\s+)?${ROLES}`,
  // "Wanted: male tele sales executive"
  `(?:^\\s*|[:|\\-–—]\\s*|${ASKING}\\s+)${word('male|female|lady|woman')}\\s+(?!${word(gender.things)})\\p{L}+`,
  `${word('male|female|females')}\\s*$`,
  // "Telecaller F only", "Back office (F)"
  `[([]\\s*f\\s*[)\\]]|${word('(?:only\\s+)?[fm]\\s+only')}`,
  // "Hostess girls for a wedding", but not "Shop for girls in Pune".
  `(?<!(?:for|of|to|and|&|or)\\s+)${word('girls|ladies|boys|ladkiyan|ladke')}${GAP}${word('for|in|at|reqd?|required|wanted|needed|chahiye')}`,
  // "Office boy" is what the work is called; "counter girl" says who may do it.
  `${word(SERVICE)}${GAP}${word('(?<!office[\\s-]+)boys?|girls?|lad(?:y|ies)|गर्ल(?:्स)?|लड़की|लड़कियाँ|लेडीज़?')}(?!${GAP}${word(gender.things)})`,
  word('salesgirls?|saleslad(?:y|ies)|सेल्सगर्ल(?:्स)?'),
].map(pattern);

const MARRIED_AND_NOT =
  /(?:un|अ|a)?(?:married|विवाहित|vivahit)\s*(?:[/&]|and|or|और|या|aur|ya|evam|एवं|\s)+\s*(?:un|अ|a)?(?:married|विवाहित|vivahit|single)|matchmaking|matrimon|bachelors?\s+accommodation|accommodation\s+(?:for|to)|hostel\s+for|widows?\s+(?:and|of|pension)|welfare|self[\s-]help/iu;

const inTitles: Partial<Record<Discrimination, readonly RegExp[]>> = {
  gender: genderOfTitle,
  age: ageOfTitle,
};

type Rules = Record<Discrimination, readonly RegExp[]>;

const always: Rules = {
  gender: [...asksFor(gender), ...letters, ...soughtOtherwise, ...askedToTell('gender')],
  age: [...ageLimits, ...youth, ...askedToTell('age')],
  caste: [...asksFor(caste), ...kin, ...askedToTell('caste')],
  religion: [...asksFor(religion), ...clothes, ...belief, ...askedToTell('religion')],
  looks: [...looks, ...askedToTell('looks')],
  marital_status: [...marriage, ...askedToTell('marital_status')],
  region: [...asksFor(region), ...origins, ...askedToTell('region')],
  disability: [...disability, ...askedToTell('disability')],
};

/** What a text must speak of before the rules of a kind are tried. */
const spokenOf: Partial<Record<Discrimination, RegExp>> = {
  gender: mentions({ ...gender, label: `${gender.label}|[fm]|s?he` }),
  caste: mentions({
    ...caste,
    label: `${caste.label}|community|surnames?|samaj|biradari|समाज|बिरादरी`,
  }),
  religion: mentions({ ...religion, label: `${religion.label}|${CLOTHES}|god` }),
  region: mentions({ ...region, label: `${region.label}|${STATES}` }),
  disability: speaksOfDisability,
};

type Judge = (text: string, from: number, to: number) => boolean;

/** "Our founder, a woman engineer" asks for nobody. */
const LEADS =
  /\b(?:founders?|founded\s+by|led\s+by|run\s+by|owned\s+by|head(?:ed)?|chair\p{L}*|ceo)[\s,]+(?:is\s+|was\s+)?(?:an?\s+)?$/iu;
/** It is looked for no further back: in a text of nothing but such words that would take a second. */
const LEADS_LENGTH = 60;

/** What else must hold for the words that a rule of this kind has found. */
const holds: Partial<Record<Discrimination, Judge>> = {
  gender: (text, from, to) => {
    const sentence = sentenceAt(text, from, to);
    if (isForStaff(sentence) || LEADS.test(text.slice(Math.max(0, from - LEADS_LENGTH), from)))
      return false;
    const isBoth = sentence.search(BOTH_SEXES) !== -1;
    return !isBoth || /\b(?:not|no)\b|न\s+करें|नहीं/iu.test(sentence);
  },
  age: (text, from, to) =>
    hasNumber(text.slice(from, to)) ? limitsAge(text, from, to) : !isOfOthers(text, from, to),
  looks: (text, from, to) => !isOfThings(text, from, to),
  marital_status: (text, from, to) => !MARRIED_AND_NOT.test(sentenceAt(text, from, to)),
};

/**
 * The text with every run of blanks shortened to one, and the places of its characters in the
 * original. In long runs, rules would try every way of dividing them and still find nothing.
 */
function withoutRows(written: string) {
  const text = written.replaceAll(/\s+/g, (row) => (row.includes('\n') ? '\n' : ' '));
  let places: number[] | undefined;
  const placeOf = (at: number) => {
    // Only when needed: in most texts nothing is found.
    places ??= Array.from(written.matchAll(/\S|\s+/g), ({ index }) => index);
    return places[at] ?? written.length;
  };
  return { text, placeOf };
}

function discriminationIn(
  written: string,
  field: 'title' | 'description' | 'questions',
  question = 0,
): Finding[] {
  const { text, placeOf } = withoutRows(written);
  const placesOf = (rules: readonly RegExp[]) =>
    apart(rules.flatMap((rule) => [...text.matchAll(rule)].map(placeIn))).filter(
      ({ from, to }) => !isOpenToAll(sentenceAt(text, from, to)),
    );
  return discriminations.flatMap((kind) => {
    const first = spokenOf[kind];
    const ofTitle = field === 'title' ? (inTitles[kind] ?? []) : [];
    const isSpokenOf = !first || text.search(first) !== -1;
    const demands = isSpokenOf ? placesOf([...always[kind], ...ofTitle]) : [];
    const questions = field === 'questions' ? placesOf(forbiddenQuestions[kind]) : [];
    return apart([
      ...demands.filter(({ from, to }) => holds[kind]?.(text, from, to) ?? true),
      ...questions,
    ])
      .map((place) => ({ from: placeOf(place.from), to: placeOf(place.to) }))
      .map(({ from, to }) => ({ kind, field, question, from, to, words: written.slice(from, to) }));
  });
}

const placeIn = ({ index, 0: words }: RegExpExecArray) => ({
  from: index,
  to: index + words.length,
});

/** Places that overlap become one. */
function apart(places: readonly { from: number; to: number }[]) {
  const joined: { from: number; to: number }[] = [];
  for (const place of places.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && place.from < last.to) last.to = Math.max(last.to, place.to);
    else joined.push({ ...place });
  }
  return joined;
}

const payMissing: Finding = {
  kind: 'pay_missing',
  field: 'salary_min',
  question: 0,
  from: 0,
  to: 0,
  words: '',
};

interface Text {
  title: string;
  description: string;
  questions?: readonly string[];
  /** Null where nobody has looked at the pay. */
  hasPay: boolean | null;
}

/** Everything that is wrong with a text, in its order. */
export function checkText({ title, description, questions = [], hasPay }: Text): Finding[] {
  const phone = phoneIn(title);
  const capitals = isShouted(title) ? [{ from: 0, to: title.length }] : [];
  const inTitle = [
    ...(phone ? [{ kind: 'phone_in_title' as const, ...phone }] : []),
    ...capitals.map((place) => ({ kind: 'capitals_in_title' as const, ...place })),
  ].map((found) => ({
    ...found,
    field: 'title' as const,
    question: 0,
    words: title.slice(found.from, found.to),
  }));
  return [
    ...inTitle,
    ...discriminationIn(title, 'title'),
    ...discriminationIn(description, 'description'),
    ...questions.flatMap((text, index) => discriminationIn(text, 'questions', index)),
    ...(hasPay === false ? [payMissing] : []),
  ];
}
