import type { WhyFound } from '../../../../contract/search/why-found.ts';
import { formOf } from '../memory/forms.ts';
import { haveWords, jobIdOf, type Match } from '../memory/matches.ts';
import type { Segment } from '../memory/segment.ts';
import type { Values } from '../memory/values.ts';
import type { Term } from '../text-query.ts';
import { wordsOf } from '../words.ts';
import type { RelatedRole } from './related-roles.ts';
import { hasForms, type NumberedRole, type NumberedTerm, says } from './relevance.ts';

/** The words of a search, and the same in the numbers of the index. */
interface Asked {
  terms: readonly Term[];
  numbered: readonly NumberedTerm[];
  related: readonly RelatedRole[];
  numberedRelated: readonly NumberedRole[];
  values: Values;
}

type Reason = Omit<WhyFound, 'job_id'>;

/** Why each of these jobs was found, if its title does not tell: by the first of the words that it does not have. */
export function whyFound(matches: readonly Match[], asked: Asked): WhyFound[] {
  return matches.flatMap((match) => {
    const [reason = relatedWork(match, asked)] = asked.numbered.flatMap((term, at) => {
      const words = asked.terms[at];
      return words && !words.either ? (reasonOf(match, term, words, asked.values) ?? []) : [];
    });
    return reason ? [{ job_id: jobIdOf(match), ...reason }] : [];
  });
}

function reasonOf(
  match: Match,
  term: NumberedTerm,
  { words, synonyms }: Term,
  values: Values,
): Reason | null {
  const text = match.segment.textOf(match.slot);
  if (term.typed === null || says(text, term.typed)) return null;
  const typed = words.join(' ');
  const [, ...others] = term.forms;
  const other = says(text, term.synonyms)
    ? synonyms[others.findIndex((forms) => hasForms(text, forms))]
    : undefined;
  if (other) {
    const isSpelling = other.join('') === words.join('');
    return isSpelling ? null : { reason: 'other_name', said: other.join(' '), typed };
  }
  // Of the company, whose name stands below the title, or of a skill.
  const whole = { ...text, titleLength: text.length };
  if (says(whole, term.typed)) {
    const skill = skillsOf(match.segment, match.slot, values).find((one) => hasAll(one, words));
    return skill === undefined ? null : { reason: 'skill', said: skill, typed };
  }
  if (haveWords([match], term.typed)[0]) return { reason: 'details', said: typed, typed };
  const skill = skillsOf(match.segment, match.slot, values).find((one) =>
    synonyms.some((name) => hasAll(one, name)),
  );
  if (skill !== undefined) return { reason: 'skill', said: skill, typed };
  // The name of the company says it.
  if (says(whole, term.synonyms)) return null;
  const ways = waysOf(term.synonyms);
  const at = ways.findIndex((way) => haveWords([match], way)[0]);
  // One of nothing but words that PostgreSQL leaves out, such as "it", is not among the ways.
  const said = ways.length === synonyms.length ? synonyms[at]?.join(' ') : undefined;
  return said === undefined ? null : { reason: 'details', said, typed };
}

/** What is searched for each synonym, in their order. */
const waysOf = (query: NumberedTerm['synonyms']) =>
  query === null ? [] : 'any' in query ? query.any : [query];

const hasAll = (skill: string, words: readonly string[]) => {
  const forms = new Set(wordsOf(skill).map(formOf));
  return words.every((word) => forms.has(formOf(word)));
};

const skillsOf = (segment: Segment, slot: number, values: Values): string[] =>
  segment.valuesOf(slot).flatMap((number) => {
    const value = values.valueOf(number);
    return value?.dimension === 'skill' ? value.value : [];
  });

function relatedWork({ segment, slot }: Match, asked: Asked): Reason | null {
  const text = segment.textOf(slot);
  if (asked.numbered.some(({ typed, synonyms }) => says(text, typed) || says(text, synonyms))) {
    return null;
  }
  const at = asked.numberedRelated.findIndex(
    ({ query, forms }) => says(text, query) && hasForms(text, forms),
  );
  const role = asked.related[at];
  if (!role) return null;
  const typed = asked.terms.flatMap(({ words }) => words).join(' ');
  return { reason: 'related_work', said: role.words.join(' '), typed };
}
