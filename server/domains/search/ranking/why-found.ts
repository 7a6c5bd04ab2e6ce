import type { WhyFound } from '../../../../contract/search/why-found.ts';
import { formOf, formsOf } from '../memory/forms.ts';
import type { JobIndex } from '../memory/job-index.ts';
import { companyIdOf, haveWords, jobIdOf, type Match } from '../memory/matches.ts';
import type { Query } from '../memory/query.ts';
import type { Segment, Text } from '../memory/segment.ts';
import type { Values } from '../memory/values.ts';
import { withCapitals } from '../vocabulary/known-names.ts';
import type { RelatedRole } from './related-roles.ts';
import { hasForms, nameIn, says } from './said-in-title.ts';
import type { NumberedRole, NumberedTerm } from './terms.ts';

interface SearchedFor {
  terms: readonly NumberedTerm[];
  /** The companies whose name is among the words, and the other words. */
  employer: { companyIds: ReadonlySet<number>; terms: readonly NumberedTerm[] } | null;
  related: readonly RelatedRole[];
  numberedRelated: readonly NumberedRole[];
  names: JobIndex['names'];
  /** The names of companies by their ids. */
  companies: ReadonlyMap<number, string>;
}

interface Asked extends SearchedFor {
  /** Whether a job has these words anywhere. */
  has: (match: Match, query: Query<number> | null) => boolean;
}

type Reason = Omit<WhyFound, 'job_id'>;

/** How a job says a term: on its card, elsewhere or in other words, or nowhere. */
type Answer = 'said' | 'unsaid' | Reason;

/** Why each of these jobs, which are `bySlot`, was found, if neither its title nor its company shows it. */
export function whyFound(matches: readonly Match[], searched: SearchedFor): WhyFound[] {
  const asked = { ...searched, has: wordsIn(matches) };
  return matches.flatMap((match) => {
    const reason = reasonOf(match, asked);
    return reason ? [{ job_id: jobIdOf(match), ...reason }] : [];
  });
}

/** Each query is asked of all the jobs at once, because its lists are read from their beginnings. */
function wordsIn(matches: readonly Match[]): Asked['has'] {
  const having = new Map<Query<number>, ReadonlySet<Match>>();
  return (match, query) => {
    if (query === null) return false;
    let known = having.get(query);
    if (!known) {
      const have = haveWords(matches, query);
      known = new Set(matches.filter((_, at) => have[at] === 1));
      having.set(query, known);
    }
    return known.has(match);
  };
}

/** Names missing words first: they say more than where the other words were found. */
function reasonOf(match: Match, searched: Asked): Reason | null {
  const { companies, employer } = searched;
  const companyId = companyIdOf(match);
  const isEmployers = employer?.companyIds.has(companyId) === true;
  const answers = (isEmployers ? employer.terms : searched.terms)
    .flatMap((term) => partsIfMissing(match, term, searched))
    .map((term) => ({ words: shown(term.words), answer: answerOf(match, term, searched) }));
  const missing = answers.filter(({ answer }) => answer === 'unsaid');
  if (missing.length > 0) {
    const said = answers.filter(({ answer }) => answer !== 'unsaid');
    const typed = (those: typeof answers) => those.map(({ words }) => words).join(' ');
    if (isEmployers) {
      const name = companies.get(companyId) ?? '';
      return { reason: 'some_words', said: `${name} ${typed(said)}`.trim(), typed: typed(missing) };
    }
    const role = relatedRole(match, searched);
    if (role && !role.isTyped)
      return { reason: 'related_work', said: shown(role.words), typed: typed(answers) };
    if (said.length > 0) return { reason: 'some_words', said: typed(said), typed: typed(missing) };
  }
  const [reason = null] = answers.flatMap(({ answer }) =>
    typeof answer === 'string' ? [] : answer,
  );
  return reason;
}

/** A name of several words that a job does not have as a whole may be there in part. */
function partsIfMissing(match: Match, term: NumberedTerm, { has }: Asked): readonly NumberedTerm[] {
  const { typed, names, parts } = term;
  const isThere = has(match, typed) || names.some(({ query }) => has(match, query));
  return parts.length > 0 && !isThere ? parts : [term];
}

function answerOf(match: Match, term: NumberedTerm, searched: Asked): Answer {
  const { segment, slot } = match;
  const text = segment.textOf(slot);
  // PostgreSQL ignores words such as "the", so no job can lack them.
  if (term.typed === null && term.synonyms === null) return 'said';
  const title = ofTitle(text, term, searched);
  if (title) return title;
  const { typed, names } = term;
  const company = formsOf(searched.companies.get(companyIdOf(match)) ?? '');
  const inCompany = (words: readonly string[]) =>
    words.every((word) => company.includes(formOf(word)));
  if (inCompany(term.words)) return 'said';
  const { values } = searched.names;
  const skills = skillsOf(segment, slot, values);
  const inSkill = (words: readonly string[]) => {
    const forms = words.map(formOf);
    const skill = skills.find((one) => hasAll(values.formsOf(one), forms));
    return skill === undefined ? undefined : values.valueOf(skill)?.value;
  };
  const words = shown(term.words);
  const isOneOf = names.some((name) => name.isMeant && name.words === name.typed);
  const ofCompany = names.find((name) => inCompany(name.words));
  if (ofCompany) {
    return ofCompany.words === ofCompany.typed
      ? 'said'
      : { reason: 'company', said: shown(ofCompany.words), typed: shown(ofCompany.typed) };
  }
  const skill = inSkill(term.words);
  if (skill !== undefined) return { reason: 'skill', said: skill, typed: words };
  const byStem = company.find((word) => term.words.some((one) => isAlike(word, formOf(one))));
  if (byStem !== undefined && says({ ...text, titleLength: text.length }, typed)) {
    return { reason: 'company', said: byStem, typed: words };
  }
  if (!isOneOf && searched.has(match, typed))
    return { reason: 'details', ...inDetails(text, term, words) };
  for (const name of names) {
    const other = inSkill(name.words);
    if (other !== undefined) return { reason: 'skill', said: other, typed: shown(name.typed) };
  }
  const found = names.find(({ query }) => searched.has(match, query));
  return found
    ? { reason: 'details', said: shown(found.words), typed: shown(found.typed) }
    : 'unsaid';
}

/** What the title says of a term; null if nothing. */
function ofTitle(text: Text, term: NumberedTerm, searched: SearchedFor): Answer | null {
  const hasTyped = says(text, term.typed);
  const forms = [...text.forms.subarray(0, text.formsLength)].map(searched.names.forms.nameOf);
  if (hasTyped && term.words.every((word) => forms.includes(formOf(word)))) return 'said';
  const name = says(text, term.synonyms) ? nameIn(text, term.names) : undefined;
  if (name) {
    const isTyped = name.words.join('') === name.typed.join('');
    const typed = shown(name.typed);
    return isTyped ? 'said' : { reason: 'other_name', said: shown(name.words), typed };
  }
  const byStem = hasTyped ? term.words : term.names.find(({ query }) => says(text, query))?.words;
  if (!byStem) return null;
  const said = [...new Set(byStem.map((word) => nearestTo(formOf(word), forms)))];
  return { reason: 'similar_word', said: said.join(' '), typed: shown(term.words) };
}

/** The words of a term that the title does not have. */
function inDetails(text: Text, { parts }: NumberedTerm, words: string) {
  const left = parts.filter((part) => !(says(text, part.typed) && hasForms(text, part.forms)));
  const said = left.length > 0 ? shown(left.flatMap((part) => part.words)) : words;
  return { said, typed: said };
}

/** The one of these words that shares the longest beginning with this one. */
const nearestTo = (word: string, others: readonly string[]): string =>
  others.reduce(
    (nearest, other) => (alikeLetters(other, word) > alikeLetters(nearest, word) ? other : nearest),
    '',
  );

function alikeLetters(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

/** They may well have one stem. */
const isAlike = (a: string, b: string) => alikeLetters(a, b) >= STEM_LETTERS;
const STEM_LETTERS = 4;

const shown = (words: readonly string[]) => words.map(withCapitals).join(' ');

/** Whether what is written in these forms has all that are wanted. */
export const hasAll = (forms: readonly string[], wanted: readonly string[]) =>
  wanted.every((form) => forms.includes(form));

/** The numbers of the skills of a job. */
const skillsOf = (segment: Segment, slot: number, values: Values): number[] =>
  segment.valuesOf(slot).filter((number) => values.valueOf(number)?.dimension === 'skill');

function relatedRole({ segment, slot }: Match, searched: SearchedFor): RelatedRole | undefined {
  const text = segment.textOf(slot);
  const at = searched.numberedRelated.findIndex(
    ({ query, forms }) => says(text, query) && hasForms(text, forms),
  );
  return searched.related[at];
}
