import { lexeme } from '../tsquery.ts';
import { foundOf, type Reader, word } from './readers.ts';

const more = String.raw`(?:above|over|more than|min(?:imum)?|at ?least|from|>)\s*`;
const years = String.raw`(?<![.,])(?<years>\d{1,2})(?:\.\d+)?(?:\s*(?:-|–|to|se|से)\s*\d{1,2}(?:\.\d+)?)?\s*(?<plus>\+)?\s*(?:years?|yrs?|saal|साल)`;
const ofWork = String.raw`(?:work\s+)?(?:experience|exp|anubhav|अनुभव)`;
const patterns = {
  withExperience: word(String.raw`(?:${more})?${years}\s*(?:(?:of|ka|ke|का|के)\s+)?${ofWork}`),
  ofExperience: word(String.raw`${ofWork}\s*(?:${more})?${years}`),
  alone: word(`(?:${more})?${years}`),
  fresher: word(
    `(?:for )?freshers?|फ्रेशर|फ़्रेशर|(?:no|zero|0|without|bina) (?:any )?(?:${ofWork})(?: required| needed)?|${ofWork} (?:nahi|नहीं)(?: hai| है)?|बिना (?:${ofWork})(?: के)?`,
  ),
};

/** With a word for experience or a plus beside it a number is believed up to here, and without one only if it cannot be an age. */
const YEARS_MOST = 40;
const YEARS_ALONE_MOST = 15;
/** What else has years: a diploma, a bond, a person. */
const ofSomethingElse = 'pass|diploma|degree|course|contract|bond|llb|integrated|program|programme';
const BEFORE = new RegExp(String.raw`(?:age|aged|old|under|${ofSomethingElse})\s*$`, 'iu');
const AFTER = new RegExp(
  String.raw`^\s*(?:old|child|kids?|baby|warranty|certificate|training|${ofSomethingElse})`,
  'iu',
);

export const experienceYears: Reader = ({ search, experience_years }) => {
  if (experience_years !== undefined) return null;
  const said = patterns.withExperience.exec(search) ?? patterns.ofExperience.exec(search);
  const match = said ?? patterns.alone.exec(search);
  if (!match) return fresher(search);
  const asked = Number(match.groups?.['years']);
  const isOfElse =
    said === null &&
    (BEFORE.test(search.slice(0, match.index)) ||
      AFTER.test(search.slice(match.index + match[0].length)));
  const most = said || match.groups?.['plus'] ? YEARS_MOST : YEARS_ALONE_MOST;
  if (isOfElse || asked > most) return null;
  return foundOf(
    { kind: 'experience_years', value: String(asked) },
    { experience_years: asked },
    match[0],
  );
};

/** Many jobs for freshers say so only in their text. */
function fresher(search: string) {
  const match = patterns.fresher.exec(search);
  return (
    match &&
    foundOf(
      { kind: 'experience_years', value: '0' },
      { experience_years: 0, orSaid: { experience_years: lexeme('fresher') } },
      match[0],
    )
  );
}
