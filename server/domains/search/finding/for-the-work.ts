import type { Criteria } from '../criteria.ts';
import { formOf } from '../memory/forms.ts';
import type { JobIndex } from '../memory/job-index.ts';
import { lookThrough } from '../memory/look-through.ts';
import { bySlot, type Match } from '../memory/matches.ts';
import { tiers } from '../ranking/order.ts';
import { hasAll } from '../ranking/why-found.ts';
import { judge } from '../ranking/relevance.ts';
import { coverageOf, says } from '../ranking/said-in-title.ts';
import { eitherOf, type NumberedTerm, type WeighedTerm, weighTerms } from '../ranking/terms.ts';
import { inOrder } from '../text-query.ts';
import { allOf, anyOf, weighted } from '../tsquery.ts';
import { otherSenseIn } from '../vocabulary/other-senses.ts';
import { headsOf, isTitle, type Search } from './candidates.ts';
import type { Lookup } from './lookup.ts';
import { namesOf, numberCriteria } from './numbered-criteria.ts';

/**
 * Keeps the jobs that may be for the work that was asked for. If no title at all names it, its name
 * in a description means something else: "tailored" solutions are no answer to somebody who looks
 * for a tailor. The filters play no part, so that the count beside a filter is what it finds.
 */
export function forTheWork(search: Search, found: readonly Match[]): readonly Match[] {
  const { index, numbered } = search;
  const whole = withoutOthers(search, found);
  const heads = headsOf(numbered.terms);
  if (whole.length === 0 || numbered.employerIds.length > 0) return whole;
  if (!heads.some(hasOtherSense) && isNamedInTitles(search)) return whole;
  const sorted = bySlot(whole);
  const judged = judge(sorted, { terms: numbered.terms, isOther: otherWork(index, heads) });
  const others = new Set(sorted.filter((_, at) => judged[at]?.tier === tiers.described));
  return whole.filter((match) => !others.has(match));
}

/** Whether any title names the work that was asked for; true if no kind of work was. */
export function isNamedInTitles({ index, numbered }: Search): boolean {
  const heads = headsOf(numbered.terms);
  if (heads.length === 0 || numbered.employerIds.length > 0) return true;
  return heads.some((head) => isTitle(index, head));
}

const isWorkWithOtherSense = (term: NumberedTerm): boolean => term.isWork && hasOtherSense(term);

/**
 * A word that means something else next to other words says even less in a description than in a
 * title: "a key driver of growth".
 */
const hasOtherSense = ({ otherwise }: NumberedTerm) => otherwise !== null;

/**
 * Leaves out titles in which the name of the work means something else, such as "device driver
 * developer", and those above what beginners can do.
 */
function withoutOthers({ numbered }: Search, found: readonly Match[]): readonly Match[] {
  const { otherwise = null } = numbered.terms.find(isWorkWithOtherSense) ?? {};
  const { above } = numbered;
  if (!otherwise && !above) return found;
  return found.filter(({ segment, slot }) => {
    const text = segment.textOf(slot);
    return !says(text, otherwise) && !says(text, above);
  });
}

/**
 * Judges whether a job has the work in neither its title nor its skills: a company is called
 * "Tailored Solutions". A skill may have the other sense of a word, too.
 */
export function otherWork(
  { names: { values } }: JobIndex,
  heads: readonly NumberedTerm[],
): (match: Match) => boolean {
  const ways = heads.map((head) => ({ said: eitherOf(head), terms: [head] }));
  const mayMeanOther = heads.some(hasOtherSense);
  const names = heads.flatMap(namesOf).map((words) => words.map(formOf));
  const known = new Map<number, boolean>();
  const saysWork = (value: number): boolean => {
    const isWork =
      known.get(value) ??
      (values.valueOf(value)?.dimension === 'skill' &&
        names.some((name) => hasAll(values.formsOf(value), name)));
    known.set(value, isWork);
    return isWork;
  };
  return ({ segment, slot }) => {
    const text = segment.textOf(slot);
    if (ways.some(({ said, terms }) => says(text, said) || coverageOf(terms, text) > 0))
      return false;
    return mayMeanOther || !segment.hasValue(slot, saysWork);
  };
}

/**
 * A tsquery of what a saved search requires besides its words, so that it finds the same jobs as
 * `forTheWork`; null if nothing.
 */
export async function workAsked(
  lookup: Lookup,
  criteria: Criteria,
  isOfEmployer: boolean,
): Promise<string | null> {
  const weighed = await weighTerms(lookup.db, criteria.terms);
  const { terms } = await numberCriteria(lookup, criteria, {
    terms: weighed,
    related: [],
    employer: null,
  });
  const heads = headsOf(terms);
  const searched = weighed.flatMap(({ words }) => words);
  const [sense] = heads.flatMap((head) => otherSenseIn(namesOf(head), searched) ?? []);
  const parts = sense ? [`!${weighted(sense, 'A')}`] : [];
  const isDescribedEnough =
    heads.length === 0 ||
    isOfEmployer ||
    (!sense && (await lookThrough(() => heads.some((head) => isTitle(lookup.index, head)))));
  const ofWork = weighed.filter((_, at) => heads.some((head) => head === terms[at]));
  return allOf(isDescribedEnough ? parts : [...parts, sayingWork(ofWork, sense)]) || null;
}

/**
 * Title or skills must name the work (`otherWork`); the company's name does not count. Skills do not, either, if the
 * word has another sense. The stem in a title is enough here, because a saved search waits for titles that do not
 * exist yet.
 */
const sayingWork = (heads: readonly WeighedTerm[], sense: string | undefined): string =>
  anyOf(
    heads.flatMap((head) => [
      weighted(anyOf([head.typed, ...(head.synonyms === null ? [] : [head.synonyms])]), 'A'),
      ...(sense ? [] : namesOf(head).map((name) => weighted(inOrder(name), 'B'))),
    ]),
  );
