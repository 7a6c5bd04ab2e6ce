import { isRole } from '../ranking/related-roles.ts';
import { word } from '../reading/readers.ts';
import { slipDistance, soundOf } from '../spelling/distance.ts';
import { findNamesByWords } from '../suggestions/suggestion-queries.ts';
import { employersInAWord } from '../vocabulary/employers.ts';
import { wordsOf } from '../words.ts';
import type { Lookup } from '../finding/lookup.ts';

const LONGEST_NAME_WORDS = 4;
/** With fewer letters, too many words are one slip from another. */
const LETTERS_LEAST = 5;
const NAMES_COMPARED_MAX = 100;
const WORDS_TRIED_MAX = 2;

type Names = Pick<Lookup, 'db' | 'companiesNamed'>;

const employersBySound = Map.groupBy(
  employersInAWord.filter((name) => name.length >= LETTERS_LEAST),
  soundOf,
);

/** The large employer that sounds the same, but for one slip: "zometo", although no job may have the right spelling. */
const employerSpelt = (wrong: string): string | undefined =>
  employersBySound.get(soundOf(wrong))?.find((name) => slipDistance(wrong, name, 1) <= 1);

/**
 * The search with the name of a company in its right spelling, if one of its words is an unknown one with one slip:
 * "deloitte cnsulting". Null if there is no such name at the beginning or the end, and no large employer of that name.
 */
export async function withCompanySpelt(
  lookup: Names,
  search: string,
  unknown: ReadonlySet<string>,
): Promise<string | null> {
  const words = wordsOf(search);
  // Hardly any job may have the other words of the name, either.
  const misspelt = words.filter((one) => unknown.has(one) && one.length >= LETTERS_LEAST);
  for (const wrong of misspelt.slice(0, WORDS_TRIED_MAX)) {
    const spelt = (right: string | null | undefined) =>
      right ? search.replace(word(wrong), () => right) : search;
    const employer = employerSpelt(wrong);
    // A word that was read from other signs, such as accents, does not stand in the search as it was read.
    if (spelt(employer) !== search) return spelt(employer);
    for (const { from, to } of edgesOf(words)) {
      const right = await inNameOf(lookup, words.slice(from, to), wrong);
      if (spelt(right) !== search) return spelt(right);
    }
  }
  return null;
}

/**
 * The word that stands in the place of the wrong one in the name of a company, or at its beginning; null if these are no
 * such name.
 */
async function inNameOf(
  { db, companiesNamed }: Names,
  run: readonly string[],
  wrong: string,
): Promise<string | null> {
  const others = run.filter((one) => one !== wrong);
  if (others.length !== run.length - 1) return null;
  const names = await findNamesByWords(db, others, ['company'], NAMES_COMPARED_MAX);
  const spellings = new Map(
    names
      .flatMap(({ key }) => key.split(' '))
      .map((right) => [right, slipDistance(wrong, right, 1)] as const)
      .filter(([, distance]) => distance > 0 && distance <= 1),
  );
  const meant = [...spellings]
    .toSorted(([, a], [, b]) => a - b)
    .map(([right]) => ({ right, name: run.map((one) => (one === wrong ? right : one)) }))
    .filter(({ name }) => !isRole(name));
  const found = await companiesNamed(meant.map(({ name }) => name.join(' ')));
  const whole = meant[found.findIndex(({ length }) => length > 0)];
  // People leave out what follows: "icici prudential" is "ICICI Prudential Life".
  const isBegun = (name: readonly string[]) =>
    names.some(({ key }) => key.startsWith(`${name.join(' ')} `));
  return (whole ?? meant.find(({ name }) => isBegun(name)))?.right ?? null;
}

/** The runs of several words at the beginning and the end, the longest first. */
const edgesOf = ({ length }: readonly string[]) =>
  Array.from({ length: Math.max(0, Math.min(LONGEST_NAME_WORDS, length) - 1) }, (_, at) => {
    const span = Math.min(LONGEST_NAME_WORDS, length) - at;
    return [
      { from: 0, to: span },
      { from: length - span, to: length },
    ];
  }).flat();
