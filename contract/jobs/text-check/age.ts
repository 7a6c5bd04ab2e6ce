import {
  ASKED,
  ASKING,
  GAP,
  ONLY,
  PEOPLE,
  pattern,
  sentenceAt,
  SHUT_OUT,
  word,
} from './patterns.ts';

const YEARS = String.raw`(?:years?|yrs?\.?|yr|saal|sal|varsh|साल|सालों|वर्ष|वर्षों|बरस)`;
const WORDS: Readonly<Record<string, number>> = {
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  bees: 20,
  pachchis: 25,
  pachis: 25,
  tees: 30,
  paintis: 35,
  chalis: 40,
  pachas: 50,
  बीस: 20,
  पच्चीस: 25,
  तीस: 30,
  पैंतीस: 35,
  चालीस: 40,
  पैंतालीस: 45,
  पचास: 50,
};
const IN_WORDS = word(
  Object.keys(WORDS)
    .toReversed()
    .join('|')
    .replaceAll('-', String.raw`[\s-]`),
);
const AGES_IN_WORDS = Object.entries(WORDS).map(([one, years]) => ({
  years,
  said: new RegExp(word(one), 'iu'),
}));
const NUMBER = `(?:[1-9१-९][\\d०-९]?|${IN_WORDS})`;
const RANGE = String.raw`(?:${NUMBER})(?:\s*(?:${YEARS})?\s*(?:-|–|—|/|to|and|se|से|&|till|tak)\s*(?:${NUMBER}))?`;
const AGE = word('age|aged|ages|umar|umr|umra|aayu|ayu|आयु|आयुसीमा|उम्र');
const COMPARING = word(
  String.raw`below|under|less\s+than|up\s*to|upto|max(?:imum)?|not\s+(?:more|older|above)\s+than|no\s+older\s+than|younger\s+than|(?:older|elder)\s+than|not\s+(?:above|over|beyond)|within|over|above|past|beyond|between|from|age[ds]?`,
);
const THOSE = word(
  String.raw`candidates?|applicants?|people|persons?|those|anyone|anybody|someone|somebody|girls?|boys?|men|women|males?|females?|ladies|nobody|no\s+one|freshers?|ladk\p{L}+|yuvak|लड़क\p{L}?\p{M}*`,
);
/** Behind a number that may be an age: no other unit. */
const END = String.raw`(?!\d)(?!\s*(?:%|percent|lpa|lakh|lac|k\b|km|months?|days?|hours?|minutes?|mins?|crore|महीने|दिन|घंट))(?:\s*${YEARS})?(?!\s*(?:of\s+)?(?:experience|exp\b|work))`;
const YOUNG = word(
  'young|youthful|youthfull|youngsters?|jawan|naujawan|युवा|युवक|युवती|युवकों|युवतियों|नौजवान|जवान',
);
const YOUNG_PEOPLE = word(
  String.raw`candidates?|applicants?|girls?|boys?|m[ae]n|wom[ae]n|ladies|lady|males?|females?|people|persons?|team\s+members?|talents?|individuals?|minds?|blood|staff|chaps?|lads?|guys?|go[\s-]getters?|professionals?|executives?|ladk[ae]|ladki|ladkiyan?|log|उम्मीदवार|उम्मीदवारों|लड़के|लड़कियाँ|लड़की|लोग|लोगों|महिला|पुरुष|स्टाफ`,
);

/** Where a text limits the age of those who may apply. */
export const ageLimits = [
  // "Age limit: 18 to 30", "उम्र 20 से 30 साल"; some words may stand between.
  `${AGE}[^.\\n।;\\d०-९%]{0,28}?(?:${RANGE})(?!\\d|\\s*(?:%|months?|days?|lakh|lpa|k\\b|महीने))`,
  // "below 30 years of age", "25-30 years old"
  `(?:${COMPARING}\\s*(?:the\\s+age\\s+of\\s+)?)?(?:${RANGE})\\s*\\+?\\s*${YEARS}[\\s-]*(?:of\\s+age|old|age|aged|ki\\s+(?:umar|umr|umra|age)|की\\s+(?:उम्र|आयु))`,
  // "30 साल से कम उम्र", "25 saal se kam umar"
  `(?:${RANGE})\\s*${YEARS}?\\s*(?:se|से)\\s*(?:kam|zyada|jyada|upar|niche|neeche|कम|ज़्यादा|ज्यादा|अधिक|ऊपर|नीचे)\\s*(?:ki\\s+|की\\s+|के\\s+|ke\\s+)?(?:umar|umr|umra|age|ladk\\p{L}*|log|candidates?|उम्र|आयु|लोग|उम्मीदवार|लड़क\\p{L}*|महिलाएँ)`,
  // "Should not be older than 32", "you are between 22 and 29 years"
  `${word('(?:must|should|shall)\\s*(?:not|n.t)?\\s+be|you\\s+are|can\\s?not\\s+be|may\\s+not\\s+be')}${GAP}${COMPARING}${GAP}(?:${RANGE})${END}`,
  // "Above 45 need not apply", "below 35 yrs only", "30+ candidates please do not apply"
  `(?:${COMPARING}${GAP}(?:${RANGE})|(?<![\\d.])${NUMBER}\\s*\\+)(?!\\s*%)\\s*${YEARS}?(?:${GAP}(?:${PEOPLE}|${THOSE}))?${GAP}(?:${ONLY}|${SHUT_OUT})`,
  `(?:^|[.\\n;•(])\\s*${word('not\\s+(?:above|over|older\\s+than)|age\\s+bar|below|under')}${GAP}(?:${RANGE})${END}(?=\\s*(?:[.\\n;,)]|$))`,
  // "28 saal tak ke ladke", "30 se upar wale", "18-30 वर्ष के युवक"
  `(?:${RANGE})\\s*${YEARS}?\\s*${word('(?:tak|se\\s+(?:kam|upar|niche|neeche|zyada|jyada)|तक|से\\s+(?:कम|ऊपर|नीचे|अधिक|ज्यादा))?\\s*(?:ke|ki|wal[aei]|के|की|वाल[ेी])')}${GAP}(?:${PEOPLE}|${THOSE}|${YOUNG}|${ASKED}|${SHUT_OUT})`,
  // "Must not have completed 30 years"
  `${word('not\\s+(?:have\\s+)?(?:completed|crossed|attained|reached)')}${GAP}(?:${RANGE})\\s*${YEARS}(?!\\s*(?:of\\s+)?(?:experience|service|work))`,
  `${word('born\\s+(?:after|before|between|in\\s+or\\s+after)')}\\s+(?:19|20)\\d\\d`,
  // "18-28 yrs only girls"
  `(?:${RANGE})\\s*${YEARS}${GAP}(?:${ONLY}${GAP})?${THOSE}`,
  // "candidates above 40 need not apply", "only girls between 20 and 28"
  `${THOSE}\\s+(?:who\\s+are\\s+|should\\s+be\\s+|must\\s+be\\s+|aged\\s+)?${COMPARING}\\s*(?:${RANGE})(?!\\d)(?!\\s*(?:%|percent|lpa|lakh|k\\b|kms?\\b|months?|days?|hours?|min(?:ute)?s?))(?!\\s*\\+?\\s*${YEARS}?\\s*(?:of\\s+)?(?:(?!(?:for|to|because|as|who)\\s)[\\p{L}]+\\s+){0,2}(?:experience|exp\\b|work))`,
].map(pattern);

/** "Delivery partner, max 28 years": titles are too short to say that an age is meant. */
export const ageOfTitle = [
  `${RANGE}\\s*${YEARS}\\s*${ONLY}`,
  `${word('max(?:imum)?|up\\s*to|below|under')}\\.?\\s*(?:${NUMBER})\\s*${YEARS}\\s*(?=[)\\],]|$)`,
].map(pattern);

/** Where a text asks for young people. */
export const youth = [
  `(?:${ASKING}|${word('only|sirf|केवल|सिर्फ|सिर्फ़|join\\s+us|invite[sd]?|attention')})[^.\\n।;]{0,40}?${YOUNG}(?:,\\s*|${GAP})(?:(?:and|&|,|dynamic|energetic|smart|aur|और|\\p{L}+)(?:,\\s*|${GAP})){0,4}?${YOUNG_PEOPLE}`,
  `${YOUNG}${GAP}(?:(?:and|&|,|dynamic|energetic|smart|aur|और|\\p{L}+)${GAP}){0,3}?(?:${YOUNG_PEOPLE}|${PEOPLE})${GAP}(?:${ASKED})`,
  `${word('young')}\\s*(?:,|and|&|\\s)\\s*${word('dynamic|energetic|smart|enthusiastic|good[\\s-]looking|beautiful')}${GAP}(?:(?:and|&|\\p{L}+)${GAP}){0,2}?${YOUNG_PEOPLE}`,
  `${word('must\\s+be|should\\s+be')}\\s+${word('young')}`,
  `${word('senior\\s+citizens?|(?:retired|old|older|elderly|aged|over-?aged?)\\s+(?:persons?|people|candidates?|applicants?|ones|men|women)|budd?h[ae]|buzurg|बूढ़े|बुज़ुर्ग|बुजुर्ग|वृद्ध')}${GAP}(?:${PEOPLE}${GAP})?${SHUT_OUT}`,
  `(?:^|[.!\\n;•]\\s*)(?:an?\\s+)?${YOUNG}${GAP}(?:${word('\\p{L}+')}${GAP})?${YOUNG_PEOPLE}\\s+${word('who|with|having|for')}`,
  `${ASKING}${GAP}${word('youngsters')}`,
  `(?:${ASKING}|${ONLY})[^.\\n।;]{0,40}?(?:${PEOPLE}|${YOUNG_PEOPLE})[\\s,]+${word('(?:who\\s+are\\s+)?(?:still\\s+)?in\\s+(?:their|his|her)\\s+(?:early\\s+|mid[\\s-]?|late\\s+)?(?:teens|twenties|thirties)')}`,
  `${word('youngsters|naujawan|नौजवान|युवक|युवती|युवकों|युवतियों')}${GAP}(?:${ASKED})`,
].map(pattern);

const OTHERS =
  /(?:machines?|equipment|buildings?|vehicles?|cars?|bus(?:es)?|house|systems?|software|plants?)\s+(?:is|are)\b|insurance|check-?up|coverage|children|kids?\b|toddlers?|students?|pupils|learners|patients?|customers?|clients?|users?|audience|consumers?|beneficiar|average\s+age|company|organi[sz]ation|firm\b|start-?up|brand|group\s+of\s+companies|legacy|बच्च|छात्र|ग्राहक|कंपनी|bachch|experience\s+age|no\s+(?:upper\s+)?age|age\s+no\s+bar(?!\s+(?:up\s?to|below|under|till|for))|any\s+age|all\s+ages|(?:irrespective|regardless)\s+of\s+age|कोई\s+(?:आयु|उम्र)|(?:आयु|उम्र)\s+(?:सीमा\s+)?(?:की\s+)?(?:कोई|नहीं)/iu;

const LEGAL_AGE = 18;
const RETIREMENT_AGE = 58;

const digitsOf = (text: string) =>
  text.replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)));

/**
 * Whether numbers behind "age" limit the age of applicants. Children's ages do not, and neither does
 * 18, below which most work is forbidden; nor an upper limit at which people retire.
 */
export function limitsAge(text: string, from: number, to: number): boolean {
  if (OTHERS.test(sentenceAt(text, from, to))) return false;
  const said = digitsOf(text.slice(from, to));
  if (/born/iu.test(said)) return true;
  const words = said.replaceAll(/\s+/g, '-');
  const inWords = AGES_IN_WORDS.filter((age) => age.said.test(words)).map(({ years }) => years);
  const numbers = [...(said.match(/\d+/g) ?? []).map(Number), ...inWords];
  const highest = Math.max(...numbers);
  if (highest < LEGAL_AGE) return false;
  // "Under 18 need not apply" asks for the legal age, as "above 18" does.
  if (numbers.length === 1 && highest === LEGAL_AGE) return false;
  return highest < RETIREMENT_AGE;
}

const NUMBERS = new RegExp(String.raw`\d|[०-९]|${IN_WORDS}`, 'iu');
export const hasNumber = (text: string): boolean => NUMBERS.test(text);

export const isOfOthers = (text: string, from: number, to: number): boolean =>
  /\b(?:with|(?<!(?:looking|search|hunt|wait(?:ing)?)\s)for|of|teach|mentor|help|serve|guide)\s+(?:our\s+|a\s+|team\s+of\s+)?young/iu.test(
    sentenceAt(text, from, to),
  );
