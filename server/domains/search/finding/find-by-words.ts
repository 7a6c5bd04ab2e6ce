import type { Paging } from '../../../../contract/lists.ts';
import type { Criteria } from '../criteria.ts';
import { readCursor } from '../cursor.ts';
import { type RelatedRole, relatedTo, typedRole, workInstead } from '../ranking/related-roles.ts';
import { weighTerms } from '../ranking/terms.ts';
import { employerIn } from './employer.ts';
import { ENOUGH_FIRST, type FoundPage, findJobs } from './find.ts';
import { FEW_AT_PLACE } from './nearby-jobs.ts';
import type { Lookup } from './lookup.ts';

export interface SearchOptions extends Paging {
  cursor?: string | undefined;
  /** Searches for exactly what was typed. */
  as_typed?: boolean;
}

/** One way to read a search, and what it finds. */
export interface Reading {
  criteria: Criteria;
  /** Jobs with all the words. */
  exact: FoundPage;
  /** `exact` and, if that is little, also jobs with most of the words or for related work. */
  readAll: () => Promise<FoundPage>;
  /** Only the name of a company was typed. */
  isCompany: boolean;
}

export async function findByWords(
  lookup: Lookup,
  criteria: Criteria,
  { page, limit, cursor }: SearchOptions,
): Promise<Reading> {
  const { db } = lookup;
  const [terms, employer] = await Promise.all([
    weighTerms(db, criteria.terms),
    employerIn(lookup, criteria.terms),
  ]);
  const after = readCursor(cursor, criteria.order);
  const window = { limit, offset: (page - 1) * limit, after };
  const related = [...typedRole(criteria.terms), ...relatedTo(criteria.terms)];
  const ranking = { terms, related: [], employer };
  const exact = await findJobs(lookup, criteria, window, ranking);
  const instead = workInstead(criteria.terms);
  const findNear = (roles: readonly RelatedRole[]) =>
    findJobs(lookup, criteria, window, { ...ranking, related: roles, exactly: exact });
  const findMore = async () => {
    const near = await findNear(related);
    return near.total > 0 || instead.length === 0 ? near : asOtherWork(await findNear(instead));
  };
  let all: Promise<FoundPage> | undefined;
  const readAll = () =>
    (all ??=
      isNearWanted(
        criteria,
        Math.min(exact.first_tier, exact.full_total),
        terms.length > 1 ||
          terms.some(({ parts }) => parts.length > 0) ||
          related.length + instead.length > 0,
      ) || isNearbyWanted(criteria, exact)
        ? findMore()
        : Promise.resolve(exact));
  return { criteria, exact, readAll, isCompany: employer !== null && employer.rest === null };
}

/** Such jobs do not answer the search, so the work itself at another place comes before them. */
const asOtherWork = (found: FoundPage): FoundPage => ({
  ...found,
  hasAnswer: false,
  isOtherWork: found.total > 0,
  readWhy: () => Promise.resolve([]),
});

/** Whether it finds any job; looks beyond those with all the words only if there are none. */
export const findsAny = async ({ exact, readAll }: Pick<Reading, 'exact' | 'readAll'>) =>
  exact.total > 0 || (await readAll()).total > 0;

/** Whether it finds a job that has the words elsewhere than in its description. */
export const answers = async ({ exact, readAll }: Pick<Reading, 'exact' | 'readAll'>) =>
  exact.hasAnswer || (await readAll()).hasAnswer;

const isNearbyWanted = ({ order, surroundings }: Criteria, { first_tier }: FoundPage) =>
  order === 'relevance' && surroundings !== null && first_tier < FEW_AT_PLACE;

/**
 * If fewer jobs have all the words, and not in their description alone, jobs with most of them or for related
 * work are shown too. Other orders than by relevance show only jobs that fit, and a single word cannot be left out.
 */
const isNearWanted = ({ order }: Criteria, total: number, hasOthers: boolean) =>
  hasOthers && total < (order === 'relevance' ? ENOUGH_FIRST : 1);
