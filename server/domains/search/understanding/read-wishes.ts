import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import { JobFilters } from '../../../../contract/jobs.ts';
import { type Criteria, readCriteria } from '../criteria.ts';
import { lookThrough } from '../memory/look-through.ts';
import { companyIdOf, newestMatches } from '../memory/matches.ts';
import {
  companiesBeside,
  hasJoints,
  leavingEmployer,
  type NamedCompany,
  namedCompany,
  type NamedEmployer,
  namedEmployer,
  ofCompanies,
} from '../reading/company.ts';
import { slipDistance } from '../spelling/distance.ts';
import { namesRoleWith } from '../ranking/related-roles.ts';
import { place } from '../reading/place.ts';
import { type ReadFilters, withoutWords } from '../reading/readers.ts';
import { withoutWishes } from '../reading/relaxed.ts';
import { withoutSetFilters } from '../reading/set-filters.ts';
import { firstReaders, lastReaders, readWish, type WishesRead } from '../reading/wish.ts';
import { findNamesByWords } from '../suggestions/suggestion-queries.ts';
import { otherNamesOf } from '../synonyms/synonyms.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { namesOfCompanies } from '../vocabulary/names-of-work.ts';
import { inOrder } from '../text-query.ts';
import { wordsOf } from '../words.ts';
import { companyNames } from '../finding/company-names.ts';
import { countJobs } from '../finding/count-jobs.ts';
import { isMostlyOf, SHARE_OF_COMPANY } from '../finding/mostly-of.ts';
import type { Lookup } from '../finding/lookup.ts';
import { numberCriteria } from '../finding/numbered-criteria.ts';

/** After "at", a far smaller share is enough. */
const SHARE_OF_COMPANY_ANNOUNCED = 0.02;

/** Punctuation that titles have and people seldom type. */
const SIGNS_OF_TITLES = /[|()[\]:•–]|\s-\s/u;

interface Judging {
  searched: (read: ReadFilters) => Criteria;
  /** Whether any job has all the words in more than its description. */
  isSaid: (read: ReadFilters) => Promise<boolean>;
  /** Whether any job has most of the words, or is for related work. */
  isNear: (read: ReadFilters) => Promise<boolean>;
}

/** Reads wishes from the words, among them the companies that they name. */
export async function readWishes(
  lookup: Lookup,
  asked: ReadFilters,
  judging: Judging,
): Promise<WishesRead> {
  const { searched, isSaid } = judging;
  const { companiesNamed } = lookup;
  const alone = readWish(asked, firstReaders);
  const { filters } = alone;
  const isUnwanted = alone.wishes.some(({ kind }) => kind === 'exclude');
  const hasSigns = alone.wishes.length > 0 && SIGNS_OF_TITLES.test(asked.search);
  // Somebody pasted a title such as "Data Engineer -Python" or "Developer | 0-3 years".
  if ((isUnwanted || hasSigns) && (await isPasted(lookup, asked, searched)))
    return { filters: asked, wishes: [], overruled: [] };
  // A place may be part of the name, or follow it.
  const placed = readWish(asked, [place], alone);
  const unnamed = readWish(asked, lastReaders, placed);
  const company =
    (await namedCompany(companiesNamed, filters)) ??
    (await namedCompany(companiesNamed, placed.filters));
  const large = namedEmployer(filters) ?? namedEmployer(placed.filters);
  const employer = large && large.name.length >= (company?.name.length ?? 0) ? large : null;
  const isLonger = employer !== null && employer.name !== company?.name;
  /** Without the large employer that the search names, if that has no such job here; otherwise `read`. */
  const withoutEmployerOr = async (read: WishesRead) =>
    (employer &&
      (await readWithoutEmployer(lookup, { asked, alone, unnamed }, employer, judging))) ??
    read;
  // The name of a company may be the name of a town, too.
  if (company?.isWhole) return withoutEmployerOr(alone);
  const mayBeSeveral = company !== null || hasJoints(filters.search);
  const several = mayBeSeveral && (await readSeveral(lookup, asked, alone, searched));
  if (several) return several;
  if (!company || isLonger) return withoutEmployerOr(unnamed);
  // A company's name with nothing but a place is searched as it would be without the place.
  if (wordsOf(unnamed.filters.search).join(' ') === company.name) return withoutEmployerOr(unnamed);
  const read = await readAsCompanies(lookup, asked, alone, [company]);
  // Neither filters nor wishes besides the work change which company the words mean: few postings
  // state such things.
  const plainly = (one: ReadFilters) => withoutWishes(one, asked, alone.wishes);
  const count = (one: ReadFilters) =>
    countJobs(
      lookup,
      searched(plainly(withoutSetFilters(asked, one) ?? one)),
      SEARCH_CANDIDATES_MAX,
    );
  const whole = JobFilters.parse({});
  const [ofAll, ofCompanys] = company.isAnnounced
    ? [
        { ...whole, search: company.name },
        { ...whole, companyIds: company.ids },
      ]
    : [
        {
          ...read.filters,
          companyIds: undefined,
          search: `${read.filters.search} ${company.name}`,
        },
        read.filters,
      ];
  const found = await count(ofCompanys);
  const share = company.isAnnounced ? SHARE_OF_COMPANY_ANNOUNCED : SHARE_OF_COMPANY;
  const isMeant = found > 0 && found >= share * (await count(ofAll));
  if (isMeant && company.isAnnounced) return read;
  if (isMeant && (await isSaid(plainly(read.filters)))) return read;
  // If the company has no such job, the page says so and shows the same work at others.
  if (employer) return withoutEmployerOr(unnamed);
  return (await isSurelyMeant(lookup, company, searched(filters))) ? read : unnamed;
}

/** Nobody types more for a company and its work. */
const WISH_TERMS_MAX = 6;
/** How many titles are checked for other companies that use the name. */
const TITLES_READ = 50;

/**
 * Whether a name can hardly mean anything but its company: it is not part of a name of work, or
 * short for one ("bd manager"), and other companies do not hire for it ("oracle dba").
 */
async function isSurelyMeant(
  lookup: Lookup,
  { name, ids: companyIds }: NamedCompany,
  criteria: Criteria,
): Promise<boolean> {
  const isKnown = (word: string) =>
    criteria.terms.some(
      ({ words, synonyms }) =>
        synonyms.length > 0 &&
        words.includes(word) &&
        otherNamesOf(namesOfCompanies, words.join(' ')).meant.length === 0,
    );
  const isOfWork = name.split(' ').every(isKnown);
  const typed = criteria.terms.flatMap(({ words }) => words).join(' ');
  // This many words may be a pasted title rather than a company and its work.
  if (criteria.terms.length > WISH_TERMS_MAX) return false;
  if (isOfWork || namesRoleWith(typed, name) || !(await isMostlyOf(lookup, { name, companyIds })))
    return false;
  const { text: inTitle } = await numberCriteria(lookup, criteria);
  const titles = () => newestMatches(lookup.index, { inTitle }, TITLES_READ);
  return (await lookThrough(titles)).every((match) => companyIds.includes(companyIdOf(match)));
}

/**
 * Leaves out a large employer that has neither such a job here nor any near to it, and reads the work for which it is
 * known if nothing else was typed; null if it has one, or others are named after it.
 */
async function readWithoutEmployer(
  lookup: Lookup,
  { asked, alone, unnamed }: { asked: ReadFilters; alone: WishesRead; unnamed: WishesRead },
  named: NamedEmployer,
  { isSaid, isNear }: Judging,
): Promise<WishesRead | null> {
  const { names, branch, work } = named.employer;
  const withEmployer = unnamed.filters;
  const readers = [leavingEmployer(named, withEmployer), place, ...lastReaders];
  const read = readWish(asked, readers, alone);
  const rest = wordsOf(read.filters.search).filter((word) => !isFiller(word));
  const isAlone = rest.length === 0;
  const left = read.filters.search;
  // In the right spelling: "insurence".
  const said = rest.find((word) => branch !== '' && slipDistance(word, branch, 1) <= 1);
  const beside = said === undefined ? left : withoutWords(left, said);
  const ofBranch = branch === '' || said === branch ? left : `${branch} ${beside}`.trim();
  // "Kotak Life" is "Kotak Life Insurance", too.
  const fullNames = branch === '' ? [] : names.map((name) => `${name} ${branch}`);
  const companyIds = (await lookup.companiesNamed([...names, ...fullNames])).flat();
  const own = { ...JobFilters.parse({}), search: isAlone ? '' : withEmployer.search, companyIds };
  if (companyIds.length > 0 && (await isNear(own))) return null;
  const words = named.name.split(' ');
  // The order of words is not known of descriptions, so this finds the name in titles, companies and skills alone.
  const inThisOrder = { ...readCriteria(JobFilters.parse({}), () => []), text: inOrder(words) };
  const isOfOthers =
    words.length === 1 || companyIds.length > 0
      ? await isSaid(withEmployer)
      : (await countJobs(lookup, inThisOrder, 1)) > 0;
  if (isOfOthers) return null;
  return { ...read, filters: { ...read.filters, search: isAlone ? work : ofBranch } };
}

/** Reads these names as wishes for their companies. */
async function readAsCompanies(
  { db }: Lookup,
  asked: ReadFilters,
  alone: WishesRead,
  companies: readonly NamedCompany[],
): Promise<WishesRead> {
  const nameOf = await companyNames(
    db,
    companies.flatMap(({ ids }) => ids),
  );
  const named = companies.map((company) => {
    const names = company.ids.flatMap((id) => nameOf.get(id) ?? []);
    const [shortest = company.name] = names.toSorted((a, b) => a.length - b.length);
    return { ...company, shown: shortest };
  });
  return readWish(asked, [ofCompanies(named), place, ...lastReaders], alone);
}

/** Reads several companies as meant together, if each name says its company more often than anything else. */
async function readSeveral(
  lookup: Lookup,
  asked: ReadFilters,
  alone: WishesRead,
  searched: (read: ReadFilters) => Criteria,
): Promise<WishesRead | null> {
  const companies = await companiesBeside(lookup.companiesNamed, alone.filters);
  // Beside an "ICICI Bank" and a "Prudential" there is "ICICI Prudential Life".
  const words = companies.flatMap(({ name }) => name.split(' '));
  const isOne =
    words.length > 0 && (await findNamesByWords(lookup.db, words, ['company'], 1)).length > 0;
  if (isOne) return null;
  for (const { ids, name } of companies) {
    if (!(await isMostlyOf(lookup, { name, companyIds: ids }))) return null;
  }
  // One company may have been named twice.
  const isSeveral = new Set(companies.map(({ ids }) => ids[0])).size > 1;
  if (!isSeveral) return null;
  const read = await readAsCompanies(lookup, asked, alone, companies);
  const found = await countJobs(
    lookup,
    searched(withoutSetFilters(asked, read.filters) ?? read.filters),
    1,
  );
  return found > 0 ? read : null;
}

/** Whether the words are exactly the title of an open job, alone or beside the name of a company. */
async function isPasted(
  lookup: Lookup,
  asked: JobFilters,
  searched: (read: ReadFilters) => Criteria,
): Promise<boolean> {
  const company = await namedCompany(lookup.companiesNamed, asked);
  const texts = [asked.search, ...(company ? [withoutWords(asked.search, company.said)] : [])];
  for (const search of texts) {
    const { titles } = await numberCriteria(lookup, searched({ ...asked, search }));
    const [title] = titles;
    const jobs = () => newestMatches(lookup.index, { title }, 1);
    if (title !== undefined && (await lookThrough(jobs)).length > 0) return true;
  }
  return false;
}
