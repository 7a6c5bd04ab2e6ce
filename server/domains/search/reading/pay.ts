import { RUPEES_PER_LAKH } from '../../../../contract/constants.ts';
import { numberOf, spokenNumber } from './number-words.ts';
import { type Reader, withoutWords, word } from './readers.ts';

const MONTHS = 12;
const LAKHS_A_CRORE = 100;
/** More lakhs a year than anybody means by "lakhs" is a sum of something else. */
const LAKHS_MOST = 300;
/** From this many rupees on an amount is for a year, unless the words say otherwise. */
const RUPEES_A_YEAR_LEAST = 200_000;
/** Fewer thousands without another word about pay mean something else: "4k video". */
const THOUSANDS_ALONE_LEAST = 5;

const more = String.raw`(?:above|over|more than|min(?:imum)?|at ?least|from|between|>)\s*`;
const less = String.raw`(?:below|under|less than|max(?:imum)?|up ?to|<)\s*`;
const lead = String.raw`(?:salary|pay|ctc|package|stipend|tankhwah?|vetan|pagar|वेतन|सैलरी|तनख्वाह|तनख़्वाह)\s*(?:of|is|:|-)?\s*`;
const rupees = String.raw`(?<rupees>₹|rs\.?|inr)?\s*`;
const lakh = String.raw`(?:lpa|lakhs?|lacs?|लाख|(?<=\d)l(?=$|\s|[/-]))`;
const range = String.raw`\s*(?:-|–|to|and|se|से)\s*`;
const crore = String.raw`(?:crores?|cr|करोड़)`;
const thousand = String.raw`(?:k|thousand|ha[zj]aa?r|हज़ार|हजार)`;
const sum = String.raw`(?:\d{1,2}(?:,\d{2})?,\d{3}|\d{4,7})`;
const few = String.raw`(?:\d{1,3}(?:\.\d+)?|${spokenNumber})`;
const perMonth = String.raw`(?:(?:per|a|\/)\s*month|p\.?m\.?|monthly|mahina|mahine|in ?hand|महीना|महीने)`;
const perYear = String.raw`(?:(?:per|a|\/)\s*(?:year|annum)|p\.?a\.?|yearly|annual(?:ly)?)`;
const beside = String.raw`(?:salary|ctc|package|vetan|वेतन|सैलरी|तनख्वाह|तनख़्वाह|tak|तक|rs\.?|rupees|rupaye|रुपये|(?:se )?(?:zyada|jyada|upar|uper)|से ज़्यादा|से ज्यादा|से ऊपर|or more|(?:plus|\+)(?: incentives?)?)`;
const tail = String.raw`(?:\s*(?:(?<month>${perMonth})|(?<year>${perYear})|(?<beside>${beside})))*`;
/** Daily wages count 26 days a month, as in the notifications of minimum wages. */
const DAYS_A_MONTH = 26;
const DAYS_PAY = { least: 100, most: 5_000 };
const perDay = String.raw`(?:(?:per|a|\/)\s*day|daily|roz(?:ana)?|roj(?:ana)?|di?hadi|प्रतिदिन|रोज़?|रोज़ाना|दिहाड़ी)`;
const ofDay = String.raw`(?:${perDay}|din)\s*(?:ka|ke|का|के)?`;
const rupeesADay = String.raw`(?:₹|rs\.?|inr)?\s*(?<%s>\d{3,4})\s*(?:\/-|₹|rs\.?|rupees|rupaye|रुपये)?`;
const ofElse = String.raw`(?!\s*\+?\s*(?:(?:per|a|\/)\s*(?:day|hour|hr)|users|customers|followers|subscribers|views|downloads|vehicles|turnover|revenue|run\b|(?:business|targets?|loans?)(?=\s+(?:targets?|portfolio|book|per|a|in|of)\b|\s*$)))`;

/** The lower end of a range: a job that pays more than was typed is not left out. */
const amountOf = (lakhs: string, thousands: string, rest: string) =>
  String.raw`(?:(?<crores>\d(?:\.\d+)?)\s*${crore}|(?<lakhs>${few})${lakhs}\s*\+?\s*${lakh}|(?<thousands>${few})${thousands}\s*${thousand}|(?<sum>${sum})${rest})${ofElse}`;
const amount = amountOf(
  String.raw`(?:\s*${lakh}?${range}${few})?`,
  String.raw`(?:\s*${thousand}?${range}${few})?`,
  `(?:${range}${sum})?`,
);
/** "15 se 20 hazar tak" is a range. */
const notOfRange = String.raw`(?<!(?:\d|k|${lakh}|${thousand}|${spokenNumber})${range})`;
const patterns = {
  most: word(`(?<lead>${lead})?(?<bound>${less})${rupees}${amount}${tail}`, 'giu'),
  until: word(
    `${notOfRange}${rupees}${amountOf('', '', '')}(?:\\s*(?<beside>${beside}))*?\\s*(?<bound>(?:tak|तक)(?: k[aie]| क[ाीे])?)`,
    'giu',
  ),
  least: word(`(?<lead>${lead})?(?<bound>${more})?${rupees}${amount}${tail}`, 'giu'),
};

const daily = word(
  `(?:${lead})?(?:${rupeesADay.replace('%s', 'before')}\\s*${perDay}|${ofDay}\\s*${rupeesADay.replace('%s', 'behind')})`,
);

/** Pay that is said by the day: "500 per day". */
function daysPayIn(text: string): Pay | null {
  const { 0: said, groups: of = {} } = daily.exec(text) ?? {};
  const rupeesADayAsked = Number(of['before'] ?? of['behind']);
  if (!said || rupeesADayAsked < DAYS_PAY.least || rupeesADayAsked > DAYS_PAY.most) return null;
  return {
    lakhs: rounded((rupeesADayAsked * DAYS_A_MONTH * MONTHS) / RUPEES_PER_LAKH),
    said,
  };
}

const lakhsUnsaid = word(
  String.raw`(?:ctc|package)\s*(?:of|is|:|-)?\s*(?<lakhs>\d{1,2}(?:\.\d{1,2})?)(?:${range}\d{1,2})?(?!\s*(?:[.,+%\d]|months?|ye?a?rs?))`,
);

/** "Ctc 15" means lakhs, as "15 lpa" does. */
function lakhsPayIn(text: string): Pay | null {
  const { 0: said, groups: of = {} } = lakhsUnsaid.exec(text) ?? {};
  return said ? { lakhs: Number(of['lakhs']), said } : null;
}

/** No job here states its pay in dollars, and the number must not be read as rupees: "$100k", "50 usd per hour". */
const inDollars =
  /(?:(?:\busd|(?:\bus ?)?\$)\s*\d[\d,.]*k?|\b\d[\d,.]*k?\s*(?:usd|dollars?|\$))(?:\s*(?:per|an?|\/)\s*(?:hour|hr|month|year|yr|annum))?(?![\p{L}\p{N}])/iu;

interface Pay {
  /** In lakhs a year. */
  lakhs: number;
  said: string;
}

/** The first amount that is pay. */
function payIn(text: string, pattern: RegExp): Pay | null {
  for (const { 0: said, index, groups: of = {} } of text.matchAll(pattern)) {
    const isMeant = isPay(of) || (of['sum'] !== undefined && isMonthsPay(of, text.slice(0, index)));
    if (!isMeant) continue;
    const lakhs = lakhsAYear(of);
    if (lakhs > 0 && lakhs <= LAKHS_MOST) return { lakhs, said };
  }
  return null;
}

const OF_PAY = /^(?:salary|ctc|package|rs|rup|रु)/iu;

const MONTHS_PAY = { least: 8_000, most: 95_000, step: 500 };
/** "iso 22000" is no pay. */
const OF_STANDARD = /(?:^|\s)(?:iso|iec|is|en|as|sa|sap)\s*$/iu;

/** A round sum behind the work is what people expect a month: "sales job 15000", "15000 se upar". */
function isMonthsPay(
  { sum: amountSaid = '', beside: saidMore, bound }: Groups,
  before: string,
): boolean {
  const rupeesAMonth = Number(amountSaid.replaceAll(',', ''));
  const { least, most, step } = MONTHS_PAY;
  const isRound = rupeesAMonth % step === 0 && rupeesAMonth >= least && rupeesAMonth <= most;
  const isAmongWords = [saidMore, bound].some((one) => one !== undefined) || before.trim() !== '';
  return isRound && isAmongWords && !OF_STANDARD.test(before);
}

type Groups = Record<string, string | undefined>;

/** Lakhs and crores are always pay; a plain number only beside a word for it. */
function isPay(of: Groups): boolean {
  if (of['lakhs'] !== undefined || of['crores'] !== undefined) return true;
  const isSaid = [of['lead'], of['rupees'], of['month'], of['year']].some(Boolean);
  if (of['sum'] !== undefined) return isSaid || OF_PAY.test(of['beside'] ?? '');
  return isSaid || Boolean(of['bound']) || numberOf(of['thousands']) >= THOUSANDS_ALONE_LEAST;
}

function lakhsAYear(of: Groups): number {
  if (of['crores'] !== undefined) return Number(of['crores']) * LAKHS_A_CRORE;
  if (of['lakhs'] !== undefined) return rounded(numberOf(of['lakhs']) * (of['month'] ? MONTHS : 1));
  const inRupees = of['sum']
    ? Number(of['sum'].replaceAll(',', ''))
    : numberOf(of['thousands']) * 1_000;
  const isAYears =
    of['year'] !== undefined || (of['month'] === undefined && inRupees >= RUPEES_A_YEAR_LEAST);
  return rounded((inRupees * (isAYears ? 1 : MONTHS)) / RUPEES_PER_LAKH);
}

const rounded = (lakhs: number) => Math.round(lakhs * 100) / 100;

/** Most searches have neither a number nor a unit, and need no closer look. */
const MAY_BE_PAY = /\d|la[ck]|लाख|thousand|ha[zj]a|हज/iu;

/**
 * Jobs that do not state their pay are found too, after the others, because most postings do not.
 */
export const pay: Reader = ({ search, salary_min, salary_max }) => {
  if (salary_min !== undefined || salary_max !== undefined || !MAY_BE_PAY.test(search)) return null;
  const dollars = inDollars.exec(search);
  if (dollars) return { wishes: [], change: {}, said: [dollars[0]] };
  const most = payIn(search, patterns.most) ?? payIn(search, patterns.until);
  const rest = most ? withoutWords(search, most.said) : search;
  const least = daysPayIn(rest) ?? payIn(rest, patterns.least) ?? lakhsPayIn(rest);
  const said = [most, least].flatMap((one) => one?.said ?? []);
  if (said.length === 0) return null;
  if (most && least && least.lakhs > most.lakhs) return { wishes: [], change: {}, said };
  return {
    wishes: [
      ...(most ? [{ kind: 'salary_max' as const, value: `${most.lakhs}`, said: most.said }] : []),
      ...(least
        ? [{ kind: 'salary_min' as const, value: `${least.lakhs}`, said: least.said }]
        : []),
    ],
    change: {
      ...(most ? { salary_max: most.lakhs } : {}),
      ...(least ? { salary_min: least.lakhs } : {}),
      include_undisclosed: true,
      isStatedPayFirst: true,
    },
    said,
  };
};
