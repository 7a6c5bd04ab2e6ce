import { JobFilters } from '../../../../contract/jobs.ts';
import type {
  LooserSearch,
  NothingFound,
  OtherJobs,
} from '../../../../contract/search/nothing-found.ts';
import { readCriteria } from '../criteria.ts';
import { type ReadFilters, withoutWords } from '../reading/readers.ts';
import { withoutSetFilters } from '../reading/set-filters.ts';
import { withoutQuotes } from '../reading/signs.ts';
import type { Synonyms } from '../synonyms/synonyms.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { wordsOf } from '../words.ts';
import { countJobs } from './count-jobs.ts';
import { presentFacets } from './facets.ts';
import type { SearchOptions } from './find-by-words.ts';
import { understand } from '../understanding/understand.ts';
import type { Lookup } from './lookup.ts';

const NEWEST_SHOWN = 5;
const PLACES_SHOWN = 6;
const WORDS_NAMED_MAX = 4;
/** Somebody may paste a whole page. */
const WORDS_TRIED_MAX = 12;

/** `NothingFound` with the ids of jobs instead of the jobs. */
export interface NothingFoundAsIds extends NothingFound {
  others: (OtherJobs & { newest: number[] }) | null;
}

interface EmptySearch {
  asked: JobFilters & SearchOptions;
  /** The same, as its words were read. */
  meant: ReadFilters;
  synonymsOf: Synonyms;
  /** Whether a wider search or a city nearby has such jobs. */
  leadsOn: boolean;
}

const everything = JobFilters.parse({});

/** The word as it was typed, without the punctuation around it. */
const bare = (word: string) => word.replaceAll(/^[^\p{L}\p{N}.]+|[^\p{L}\p{M}\p{N}+#]+$/gu, '');

const isWord = (text: string) => wordsOf(text).some((word) => !isFiller(word));

/** Why nothing was found and, if nothing else leads on, which other jobs there are. */
export async function nothingFound(
  lookup: Lookup,
  search: EmptySearch,
): Promise<NothingFoundAsIds> {
  const { meant, synonymsOf, leadsOn } = search;
  const hasAny = async (filters: Partial<JobFilters>) =>
    (await countJobs(lookup, readCriteria({ ...everything, ...filters }, synonymsOf), 1)) > 0;
  const unknownPhrases: string[] = [];
  for (const phrase of (meant.phrases ?? []).slice(0, WORDS_NAMED_MAX)) {
    const criteria = readCriteria({ ...everything, phrases: [phrase] }, synonymsOf);
    if ((await countJobs(lookup, criteria, 1)) === 0) unknownPhrases.push(phrase);
  }
  const unknown: string[] = [];
  const said = [...meant.search.split(/\s+/), ...(meant.either ?? []).flat()];
  const words = new Set(said.map(bare).filter(isWord));
  for (const word of [...words].slice(0, WORDS_TRIED_MAX)) {
    if (unknown.length < WORDS_NAMED_MAX && !(await hasAny({ search: word }))) unknown.push(word);
  }
  const looser = await looserSearch(lookup, search.asked);
  return {
    unknown_phrases: unknownPhrases,
    looser,
    unknown_words: unknown,
    is_place_empty: meant.location !== '' && !(await hasAny({ location: meant.location })),
    others: leadsOn || looser !== null ? null : await otherJobs(lookup, search),
  };
}

/** The same without its quotes, and with the corrections that were refused. */
async function looserSearch(
  lookup: Lookup,
  asked: JobFilters & SearchOptions,
): Promise<LooserSearch | null> {
  const search = withoutQuotes(asked.search);
  if (!asked.as_typed && search === asked.search) return null;
  const loosely = { ...asked, search, as_typed: false, page: 1, limit: 1, cursor: undefined };
  const { read, readAll } = await understand(lookup, loosely);
  const found = await readAll();
  if (found.total === 0) return null;
  return {
    search,
    words: read.search,
    location: read.location,
    total: found.all_words_total || found.total,
    capped: found.is_cut,
  };
}

/** The newest jobs that match as much of the search as any job does. */
async function otherJobs(
  lookup: Lookup,
  { asked, meant }: EmptySearch,
): Promise<NothingFoundAsIds['others']> {
  for (const kept of partsOf(asked, meant)) {
    const others = await newestOf(lookup, asked, kept);
    if (others.total > 0) return others;
  }
  return newestOf(lookup, asked, { kept_words: '', keeps_filters: false });
}

type Kept = Pick<OtherJobs, 'kept_words' | 'keeps_filters'>;

/**
 * The search without the words for work but its rank ("technician"), without all of these, without
 * all words, and without the filters.
 */
function partsOf(asked: JobFilters, meant: ReadFilters): Kept[] {
  const hasFilters = withoutSetFilters(asked, asked) !== null;
  const isWork = meant.search !== '';
  const rest = isWork ? withoutWords(asked.search, meant.search) : '';
  const others = meant.search
    .split(/\s+/)
    .filter((word) => word !== '' && !isRank(word.toLowerCase()));
  const ranked = others.reduce(withoutWords, asked.search);
  const hasRank = others.length > 0 && ranked !== rest;
  return [
    ...(hasRank ? [{ kept_words: ranked, keeps_filters: true }] : []),
    ...(rest ? [{ kept_words: rest, keeps_filters: true }] : []),
    ...(isWork && hasFilters ? [{ kept_words: '', keeps_filters: true }] : []),
    ...(hasFilters ? [{ kept_words: asked.search, keeps_filters: false }] : []),
  ];
}

async function newestOf(
  lookup: Lookup,
  asked: JobFilters & SearchOptions,
  kept: Kept,
): Promise<OtherJobs & { newest: number[] }> {
  const { read, readAll } = await understand(lookup, {
    ...(kept.keeps_filters ? asked : everything),
    search: kept.kept_words,
    sort: 'newest',
    page: 1,
    limit: NEWEST_SHOWN,
  });
  const found = await readAll();
  const { facets, capped } = await found.readFacets();
  const { location } = await presentFacets(facets, {
    companyId: null,
    namesOf: async () => new Map(),
  });
  return {
    ...kept,
    total: found.total,
    capped: found.is_cut,
    places: read.location === '' ? location.slice(0, PLACES_SHOWN) : [],
    places_capped: capped.includes('location'),
    newest: found.page.map(({ job_id }) => job_id),
  };
}
