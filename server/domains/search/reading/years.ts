import { lexeme } from '../tsquery.ts';
import { numberOf, spokenNumber } from './number-words.ts';
import { foundOf, type Reader, word } from './readers.ts';

const more = String.raw`(?:above|over|more than|min(?:imum)?|at ?least|from|>)\s*`;
const less = String.raw`(?<less>less than|below|<)\s*|(?:up ?to|max(?:imum)?)\s*`;
const few = String.raw`(?:\d{1,2}|${spokenNumber})`;
const years = String.raw`(?<![.,])(?<years>${few})(?:\.\d+)?(?:\s*(?:-|–|to|se|से)\s*${few}(?:\.\d+)?)?\s*(?<plus>\+)?\s*(?:years?|yrs?|saa?l|साल)`;
const ofWork = String.raw`(?:work\s+)?(?:experience|exp|anubhav|अनुभव)`;
const months = String.raw`(?<months>${few})(?:\s*(?:-|–|to|se|से)\s*${few})?\s*\+?\s*(?:months?|mahin[ae]|महीन[ाे])`;
const besideYears = String.raw`(?:\s*(?:(?:of|ka|ke|का|के)\s+)?${ofWork})?`;
const patterns = {
  fresherTo: word(
    String.raw`(?:for )?freshers?\s*(?:to|or|-|–|\/)\s*${few}\s*\+?\s*(?:years?|yrs?|saa?l|साल)${besideYears}`,
  ),
  monthsOf: word(
    String.raw`(?:${more})?${months}\s*(?:(?:of|ka|ke|का|के)\s+)?${ofWork}|${ofWork}\s*(?:of\s+)?${months}`,
  ),
  withExperience: word(
    String.raw`(?:${more}|${less})?${years}\s*(?:(?:of|ka|ke|का|के)\s+)?${ofWork}`,
  ),
  ofExperience: word(String.raw`${ofWork}\s*(?:${more})?${years}`),
  alone: word(`(?:${more}|${less})?${years}`),
  fresher: word(
    `(?:for )?freshers?|फ्रेशर|फ़्रेशर|(?:no|zero|0|without|bina) (?:any )?(?:${ofWork})(?: required| needed)?|${ofWork} (?:nahi|नहीं)(?: hai| है)?|बिना (?:${ofWork})(?: के)?`,
  ),
};

const MONTHS_A_YEAR = 12;
/**
 * Next to a word for experience or a plus, numbers up to this are believed; without one, only those
 * that cannot be an age.
 */
const YEARS_MOST = 40;
const YEARS_ALONE_MOST = 15;
/** Other things that have years: a diploma, a bond, a person. */
const ofSomethingElse = 'pass|diploma|degree|course|contract|bond|llb|integrated|program|programme';
const BEFORE = new RegExp(String.raw`(?:age|aged|old|under|${ofSomethingElse})\s*$`, 'iu');
const AFTER = new RegExp(
  String.raw`^\s*(?:old|child|kids?|baby|warranty|certificate|training|${ofSomethingElse})`,
  'iu',
);

/** Most searches have none of these words, and need no closer look. */
const MAY_BE_YEARS =
  /years?|yrs?|saa?l|साल|months?|mahin|महीन|fresher|फ्रेशर|फ़्रेशर|exp|anubhav|अनुभव/iu;

export const experienceYears: Reader = ({ search, experience_years }) => {
  if (experience_years !== undefined || !MAY_BE_YEARS.test(search)) return null;
  const upFromNone = patterns.fresherTo.exec(search);
  if (upFromNone) return forBeginners(upFromNone[0]);
  const inMonths = patterns.monthsOf.exec(search);
  if (inMonths) {
    const inYears = Math.floor(numberOf(inMonths.groups?.['months']) / MONTHS_A_YEAR);
    return inYears === 0 ? forBeginners(inMonths[0]) : withYears(inYears, inMonths[0]);
  }
  const said = patterns.withExperience.exec(search) ?? patterns.ofExperience.exec(search);
  const match = said ?? patterns.alone.exec(search);
  if (!match) return fresher(search);
  const most = Math.floor(numberOf(match.groups?.['years']));
  const asked = match.groups?.['less'] ? Math.max(0, most - 1) : most;
  const isOfElse =
    said === null &&
    (BEFORE.test(search.slice(0, match.index)) ||
      AFTER.test(search.slice(match.index + match[0].length)));
  const believed = said || match.groups?.['plus'] ? YEARS_MOST : YEARS_ALONE_MOST;
  if (isOfElse || asked > believed) return null;
  return withYears(asked, match[0]);
};

const withYears = (asked: number, said: string) =>
  foundOf({ kind: 'experience_years', value: String(asked) }, { experience_years: asked }, said);

/** Many jobs for freshers say so only in their text. */
const forBeginners = (said: string) =>
  foundOf(
    { kind: 'experience_years', value: '0' },
    { experience_years: 0, orSaid: { experience_years: lexeme('fresher') } },
    said,
  );

function fresher(search: string) {
  const match = patterns.fresher.exec(search);
  return match && forBeginners(match[0]);
}
