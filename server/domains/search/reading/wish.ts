import type { JobFilters } from '../../../../contract/jobs.ts';
import type { ReadWish } from '../../../../contract/search/search-reading.ts';
import { RUPEES_PER_LAKH } from '../../../../contract/constants.ts';
import { placesByPart } from '../spelling/localities.ts';
import { nearestOf } from '../spelling/other-place.ts';
import { recognise } from '../places.ts';
import { wordsOf } from '../words.ts';

/**
 * Reads what a search says besides the work: place, pay, mode, hours and years of experience become filters. A filter that
 * is set stays; the words that were read are left out of the search.
 */
export function readWish(filters: JobFilters): { filters: JobFilters; wishes: ReadWish[] } {
  let read = filters;
  const wishes: ReadWish[] = [];
  for (const reader of readers) {
    const found = reader(read);
    if (!found) continue;
    const { kind, value, change, said } = found;
    wishes.push({ kind, value, without: withoutWords(filters.search, said) });
    read = { ...read, ...change, search: withoutWords(read.search, said) };
  }
  return { filters: read, wishes };
}

/** "goa" is taken out of "goalkeeper goa" where it is a word of its own. */
function withoutWords(text: string, said: string): string {
  const words = said
    .trim()
    .split(/\s+/)
    .map((one) => one.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return text
    .replace(word(words.join(String.raw`\s+`)), ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

interface Found extends Pick<ReadWish, 'kind' | 'value'> {
  change: Partial<JobFilters>;
  /** The words of the search that said so. */
  said: string;
}
type Reader = (filters: JobFilters) => Found | null;

const MONTHS = 12;
/** More lakhs a year than anybody means by "lakhs" is a sum of something else. */
const LAKHS_MOST = 300;

const more = String.raw`(?:above|over|more than|min(?:imum)?|at ?least|from|>)\s*`;
const less = String.raw`(?:below|under|less than|max(?:imum)?|up ?to|<)\s*`;
const rupees = String.raw`(?:₹|rs\.?|inr)?\s*`;
const lakh = String.raw`(?:lpa|lakhs?|lacs?|लाख)`;
const range = String.raw`\s*(?:-|–|to|se|से)\s*`;
/** Of a range its beginning: more pay than was typed is no reason to leave a job out. */
const lakhs = String.raw`(\d{1,3}(?:\.\d+)?)(?:\s*${lakh}?${range}\d{1,3}(?:\.\d+)?)?\s*\+?\s*${lakh}`;
const thousands = String.raw`(\d{1,3})(?:\s*k?${range}\d{1,3})?\s*k`;
const sum = String.raw`(\d{1,2}(?:,\d{2})?,\d{3}|\d{4,6})`;
const monthly = String.raw`${thousands}|${sum}(?:${range}${sum})?`;
const ofPay = String.raw`(?:\s*(?:per annum|p\.?a\.?|a year|ctc|salary|package|se zyada|se upar|se jyada|or more|plus))*`;
const ofMonth = String.raw`\s*(?:per month|a month|p\.?m\.?|monthly|mahina|salary)`;
const years = String.raw`(?<![.,])(\d{1,2})(?:\.\d+)?(?:\s*(?:-|–|to)\s*\d{1,2}(?:\.\d+)?)?\s*\+?\s*(?:years?|yrs?|saal|साल)`;
const experience = String.raw`(?:work\s+)?(?:experience|exp|anubhav|अनुभव)`;
const word = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${pattern})(?![\p{L}\p{M}\p{N}])`, 'iu');
const patterns = {
  leastLakhs: word(`(?:${more})?${rupees}${lakhs}${ofPay}`),
  mostLakhs: word(`${less}${rupees}${lakhs}${ofPay}`),
  leastMonthly: word(
    `(?:${more})?${rupees}(?:${monthly})${ofMonth}|${more}${rupees}(?<bare>\\d{1,3})\\s*k`,
  ),
  remote: word(
    '(?:work from home|wfh|remote(?! (?:sens|support|desktop|monitoring|infrastructure))|ghar se kaam|ghar baithe kaam|ghar baithe|घर से काम|घर बैठे काम|घर बैठे)',
  ),
  hybrid: word('hybrid(?! (?:cloud|mobile|app|vehicle|car|electric|seed))'),
  partTime: word('part[ -]?time|पार्ट टाइम'),
  fullTime: word('full[ -]?time|फुल टाइम'),
  yearsOfExperience: word(
    String.raw`(?:${more})?${years}\s*(?:(?:of|ka|ke|का|के)\s+)?${experience}|${experience}\s*(?:${more})?${years}`,
  ),
  yearsAtTheEnd: word(String.raw`(?:${more})?${years}\s*$`),
};

const hasPay = ({ salary_min, salary_max }: JobFilters) =>
  salary_min !== undefined || salary_max !== undefined;

const most: Reader = (filters) => {
  const match = hasPay(filters) ? null : patterns.mostLakhs.exec(filters.search);
  const amount = Number(match?.[1]);
  if (!match || !(amount > 0 && amount <= LAKHS_MOST)) return null;
  return {
    kind: 'salary_max',
    value: String(amount),
    change: { salary_max: amount },
    said: match[0],
  };
};

const least: Reader = (filters) => {
  const match = hasPay(filters) ? null : patterns.leastLakhs.exec(filters.search);
  const amount = Number(match?.[1]);
  if (!match || !(amount > 0 && amount <= LAKHS_MOST)) return null;
  return {
    kind: 'salary_min',
    value: String(amount),
    change: { salary_min: amount },
    said: match[0],
  };
};

const monthlyLeast: Reader = (filters) => {
  const match = hasPay(filters) ? null : patterns.leastMonthly.exec(filters.search);
  if (!match) return null;
  const [said, inThousands, inRupees] = match;
  const rupeesAMonth = inRupees
    ? Number(inRupees.replaceAll(',', ''))
    : Number(inThousands ?? match.groups?.['bare']) * 1_000;
  const amount = Math.round((rupeesAMonth * MONTHS * 100) / RUPEES_PER_LAKH) / 100;
  if (!(amount > 0 && amount <= LAKHS_MOST)) return null;
  return { kind: 'salary_min', value: String(amount), change: { salary_min: amount }, said };
};

const mode =
  (value: 'remote' | 'hybrid', pattern: RegExp): Reader =>
  ({ search, work_mode }) => {
    const match = work_mode.length > 0 ? null : pattern.exec(search);
    return match && { kind: 'work_mode', value, change: { work_mode: [value] }, said: match[0] };
  };

const hours =
  (value: 'part_time' | 'full_time', pattern: RegExp): Reader =>
  ({ search, employment_type }) => {
    const match = employment_type.length > 0 ? null : pattern.exec(search);
    return (
      match && {
        kind: 'employment_type',
        value,
        change: { employment_type: [value] },
        said: match[0],
      }
    );
  };

/** With a word for experience beside it a number is believed up to here, and without one only if it cannot be an age. */
const YEARS_MOST = 40;
const YEARS_ALONE_MOST = 15;
/** What else has years: a diploma, a bond, a person. */
const OF_SOMETHING_ELSE = /(?:age|aged|pass|diploma|degree|course|contract|bond|old|under)\s*$/iu;

const experienceYears: Reader = ({ search, experience_years }) => {
  if (experience_years !== undefined) return null;
  const said = patterns.yearsOfExperience.exec(search);
  const match = said ?? patterns.yearsAtTheEnd.exec(search);
  if (!match) return null;
  const asked = Number(match[1] ?? match[2]);
  const isOfElse = said === null && OF_SOMETHING_ELSE.test(search.slice(0, match.index));
  if (isOfElse || asked > (said ? YEARS_MOST : YEARS_ALONE_MOST)) return null;
  return {
    kind: 'experience_years',
    value: String(asked),
    change: { experience_years: asked },
    said: match[0],
  };
};

const LONGEST_NAME_WORDS = 3;
const before = new Set(['in', 'at', 'near', 'around', 'from']);
const after = new Set(['mein', 'main', 'me', 'में', 'मे']);

/** Towns so well known that their name alone is a place; others need "in" before them. */
const wellKnown = new Set(
  `Delhi, Mumbai, Pune, Nagpur, Thane, Navi Mumbai, Nashik, Bengaluru, Mysuru, Mangaluru, Chennai,
  Coimbatore, Madurai, Hyderabad, Visakhapatnam, Vijayawada, Kochi, Thiruvananthapuram, Ahmedabad, Surat,
  Vadodara, Rajkot, Gandhinagar, Jaipur, Jodhpur, Udaipur, Kota, Lucknow, Kanpur, Ghaziabad, Agra, Varanasi,
  Noida, Greater Noida, Gurugram, Faridabad, Ludhiana, Amritsar, Jalandhar, Mohali, Chandigarh, Kolkata,
  Howrah, Patna, Ranchi, Jamshedpur, Bhubaneswar, Indore, Bhopal, Gwalior, Raipur, Dehradun, Guwahati, Goa,
  Delhi NCR, Karnataka, Maharashtra, Tamil Nadu, Kerala, Gujarat, Rajasthan, Telangana, Andhra Pradesh,
  Punjab, Haryana, West Bengal, Bihar, Odisha, Uttar Pradesh, Madhya Pradesh`.split(/,\s+/),
);

const place: Reader = ({ search, location }) => {
  if (location !== '') return null;
  const parts = search.split(/\s+/).filter(Boolean);
  const plain = parts.map((part) => wordsOf(part).join(' '));
  for (let length = LONGEST_NAME_WORDS; length > 0; length -= 1) {
    for (let at = parts.length - length; at >= 0; at -= 1) {
      const isAnnounced = before.has(plain[at - 1] ?? '') || after.has(plain[at + length] ?? '');
      const run = plain.slice(at, at + length).join(' ');
      const name = placeOf(run, { isAnnounced, isAll: length === parts.length });
      if (name === null) continue;
      const from = before.has(plain[at - 1] ?? '') ? at - 1 : at;
      const to = after.has(plain[at + length] ?? '') ? at + length + 1 : at + length;
      const said = parts.slice(from, to).join(' ');
      return { kind: 'location', value: name, change: { location: name }, said };
    }
  }
  return null;
};

function placeOf(
  text: string,
  { isAnnounced, isAll }: { isAnnounced: boolean; isAll: boolean },
): string | null {
  const [found, ...rest] = recognise(text);
  if (found === undefined || rest.length > 0 || typeof found === 'string') {
    // Parts of towns, such as "Satellite", are often words of the work too, unless nothing else was typed.
    if (placesByPart.has(text)) return isAnnounced || isAll ? text : null;
    return isAnnounced ? nearestOf(text, wellKnown) : null;
  }
  const [likeliest] = found;
  if (!likeliest || likeliest.kind === 'country' || likeliest.kind === 'remote') return null;
  return isAnnounced || wellKnown.has(likeliest.name) ? likeliest.name : null;
}

const readers: readonly Reader[] = [
  most,
  least,
  monthlyLeast,
  mode('remote', patterns.remote),
  mode('hybrid', patterns.hybrid),
  hours('part_time', patterns.partTime),
  hours('full_time', patterns.fullTime),
  experienceYears,
  place,
];
