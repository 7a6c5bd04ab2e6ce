import { isSameName } from '../synonyms/synonyms.ts';
import { inOrder, type Term } from '../text-query.ts';
import { anyOf, lexeme } from '../tsquery.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { saysLittle } from '../vocabulary/qualifications.ts';
import { insteadOf, likeOthers, relatedWork } from '../vocabulary/related-work.ts';
import { workAfter } from '../vocabulary/work-after.ts';
import { runsOf, wordsOf } from '../words.ts';

const LONGEST_NAME_WORDS = 3;

export interface RelatedRole {
  /** A text for to_tsquery: the words of the role. */
  query: string;
  words: readonly string[];
  /** How much a title that names it counts, compared with other related work. */
  share: number;
  /** Whether it was typed itself, among other words. */
  isTyped?: boolean;
}

/**
 * The words of a role next to each other, in any order, or with one word between them: "Service
 * Engineer", "Engineer - Service" and "Service (Field) Engineer". In "Engineer, Payment Services"
 * they mean something else.
 */
function sayingRole(words: readonly string[]): string {
  const [last = ''] = words.slice(-1);
  const others = words.slice(0, -1);
  if (others.length === 0) return lexeme(last);
  return anyOf([
    inOrder(words),
    `(${others.map(lexeme).join(' <-> ')} <2> ${lexeme(last)})`,
    inOrder([last, ...others]),
  ]);
}

const relatedRole = (words: readonly string[], share = 1): RelatedRole => ({
  query: sayingRole(words),
  words,
  share,
});

const relatives = new Map<string, RelatedRole[]>();
for (const group of relatedWork) {
  const roles = group.split(', ').map((role) => wordsOf(role));
  for (const role of roles) {
    // A rank alone, such as "technician", is not work of one kind.
    const others = roles.filter((other) => other !== role && !isRank(other.join(' ')));
    relatives.set(role.join(' '), [
      ...(relatives.get(role.join(' ')) ?? []),
      ...others.map((words) => relatedRole(words)),
    ]);
  }
}

/** The names before a sign, and the roles behind it. */
const sidesOf = (line: string) =>
  line.split(' > ').map((side) => side.split(', ').map((role) => wordsOf(role)));

for (const line of likeOthers) {
  const [names = [], others = []] = sidesOf(line);
  for (const name of names) {
    const near = [...names, ...others].filter((other) => other !== name);
    relatives.set(name.join(' '), [
      ...(relatives.get(name.join(' ')) ?? []),
      ...near.map((words) => relatedRole(words)),
    ]);
  }
}

const rolesInstead = new Map<string, readonly RelatedRole[]>(
  insteadOf.flatMap((line) => {
    const [names = [], instead = []] = sidesOf(line);
    return names.map(
      (name) => [name.join(' '), instead.map((words) => relatedRole(words))] as const,
    );
  }),
);

/** The names of all these roles. */
export const roleNames: readonly string[] = [...relatives.keys()];

/** Whether words name a kind of work, in singular or plural. */
export const isRole = (words: readonly string[]): boolean => {
  const name = words.join(' ');
  return relatives.has(name) || relatives.has(name.replace(/s$/, ''));
};

/** The roles related to what is searched for, under the name that was typed or another of the dictionary. */
export function relatedTo(terms: readonly Term[]): readonly RelatedRole[] {
  // A known name says more than a role in it: the "silai machine operator" sews.
  const [only] = terms;
  const isKnownName = terms.length === 1 && only !== undefined && !isRole(only.words);
  const typed = relatedRoles(roleIn(terms) ?? []);
  if (typed.length > 0 && !(isKnownName && only.synonyms.some(isRole))) return typed;
  // A rank such as "mistri" says little among other words, though alone it means a mechanic.
  const telling = terms.filter(({ words }) => terms.length === 1 || !words.every(isRank));
  const names = telling.flatMap(({ synonyms }) => synonyms);
  const found = [...names.map(relatedToRole), ...names.map(relatedRoles)].find(
    ({ length }) => length > 0,
  );
  const isBesideWork = terms.some(({ words }) => !words.every(saysLittle));
  const share = terms.length > 1 && isBesideWork ? BESIDE_OTHERS_SHARE : 1;
  return (
    found ?? workAfterClass([...namesAmong(terms.flatMap(({ words }) => words)), ...names], share)
  );
}

/** Typed among other words, it counts less than a title with those words. */
const BESIDE_OTHERS_SHARE = 0.3;

function workAfterClass(names: readonly (readonly string[])[], share: number): RelatedRole[] {
  const work = names.map((name) => workAfter.get(name.join(' '))).find((one) => one !== undefined);
  return work?.split(', ').map((role) => relatedRole(wordsOf(role), share)) ?? [];
}

/** Other work than what is searched for, where there is neither that nor anything near to it. */
export function workInstead(terms: readonly Term[]): readonly RelatedRole[] {
  const typed = terms.flatMap(({ words }) => words);
  const names = [typed, ...namesAmong(typed), ...terms.flatMap(({ synonyms }) => synonyms)];
  return (
    names.map((name) => rolesInstead.get(name.join(' '))).find((found) => found !== undefined) ?? []
  );
}

/** Every run of words that may be a name, the longest first. */
const namesAmong = (words: readonly string[]) => runsOf(words, LONGEST_NAME_WORDS);

/** More than related work, and less than most of the words. */
const TYPED_SHARE = 1.2;

/**
 * The kind of work that is named among other words, in each of its spellings: "video editor" in
 * "video editor youtube channel".
 */
export function typedRole(terms: readonly Term[]): RelatedRole[] {
  const name = roleIn(terms);
  if (!name || name.length >= terms.flatMap(({ words }) => words).length) return [];
  const typed = ` ${name.join(' ')} `;
  const others = terms.flatMap(({ words, synonyms }) =>
    synonyms
      .filter((other) => isSameName(words, other))
      .map((other) => typed.replace(` ${words.join(' ')} `, ` ${other.join(' ')} `)),
  );
  return [...new Set([typed, ...others])].map((written) => ({
    ...relatedRole(wordsOf(written), TYPED_SHARE),
    isTyped: true,
  }));
}

/** The longest name of work among the words, as they were typed or written out: "dev" is a developer. */
function roleIn(terms: readonly Term[]): readonly string[] | null {
  const typed = terms.flatMap(({ words }) => words);
  const written = terms.flatMap(
    ({ words, synonyms }) => synonyms.find((other) => isSameName(words, other)) ?? words,
  );
  const [asTyped, inFull] = [longestRole(typed), longestRole(written)];
  // "HR exec" is an HR executive, and not only HR.
  return (inFull?.length ?? 0) > (asTyped?.length ?? 0) ? inFull : asTyped;
}

function relatedToRole(role: readonly string[]): readonly RelatedRole[] {
  const name = role.join(' ');
  return relatives.get(name) ?? relatives.get(name.replace(/s$/, '')) ?? [];
}

/** The roles related to the longest one among the words ("truck driver" before "driver"); or none. */
function relatedRoles(words: readonly string[]): readonly RelatedRole[] {
  const role = longestRole(words);
  return role ? relatedToRole(role) : [];
}

/** Whether a text names a kind of work of which this is a part: "urban" in "urban designer". */
export const namesRoleWith = (text: string, part: string): boolean =>
  roleNames.some((name) => ` ${name} `.includes(` ${part} `) && ` ${text} `.includes(` ${name} `));

function longestRole(words: readonly string[]): readonly string[] | null {
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const name = words.slice(at, at + length);
      // "Technician" says nothing of a "pest control technician".
      if (isRole(name) && (length === words.length || !name.every(isRank))) return name;
    }
  }
  return null;
}
