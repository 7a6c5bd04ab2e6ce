import type { EmploymentType, JobResults, JobSort } from '../../../../contract/jobs.ts';
import type { Choices } from '../../../../contract/search/choice-filters.ts';
import { inOrder } from '../../../../contract/jobs/in-order.ts';
import { noFilters } from '../../../parts/alerts/no-filters.ts';

export type JobTypeChoice = EmploymentType | 'remote';

/** A search as the page's address has it. Salaries are in lakhs of rupees a year. */
export interface JobSearch extends Choices {
  search: string;
  location: string;
  employment_type: JobTypeChoice[];
  /** The seeker's experience, in years. */
  experience_years: number | null;
  industry: string[];
  skill: string[];
  salary_min: number | null;
  salary_max: number | null;
  include_undisclosed: boolean;
  /** Also finds remote jobs that are not at the location. */
  include_remote: boolean;
  posted_within: number | null;
  company_id: number | null;
  /** Only jobs of companies that were checked. */
  verified: boolean;
  /** Only jobs of companies that hire for themselves. */
  direct: boolean;
  /** Searches for exactly what was typed, without corrections. */
  as_typed: boolean;
  sort: JobSort | null;
  page: number;
  view: 'list' | 'grid';
}

export const noSearch: JobSearch = {
  ...noFilters,
  sort: null,
  page: 1,
  view: 'list',
};

export const jobSorts: readonly JobSort[] = ['newest', 'relevance', 'salary'];

/** Whether the minimum salary is above the maximum, which a form without scripts can send. */
export const isSalaryDisordered = ({ salary_min, salary_max }: JobSearch): boolean =>
  !inOrder(salary_min, salary_max);

/**
 * How many jobs have all the words, as the filters count them; if none has, how many were found.
 */
export const jobsCounted = ({ meta, reading }: Pick<JobResults, 'meta' | 'reading'>): number =>
  reading?.have_all_words || meta.total;

/**
 * The API's query for a search. The API refuses a disordered salary, so that is left out, and the
 * page says so.
 */
export const jobQuery = (search: JobSearch) =>
  textsOf(isSalaryDisordered(search) ? { ...search, salary_min: null, salary_max: null } : search);

/** Everything that is set, as texts. */
function textsOf(search: JobSearch): Record<string, string | string[]> {
  const asked = Object.entries(search).filter(
    ([name, value]) => name !== 'view' && !(name === 'page' && value === 1) && !isUnset(value),
  );
  return Object.fromEntries(
    asked.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}

const isUnset = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** A link from a search to another one on the same page. Every change starts at the first page again. */
export function linkTo(search: JobSearch, change: Partial<JobSearch> = {}): string {
  const next = { ...search, page: 1, ...change };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(textsOf(next))) {
    for (const one of [value].flat()) params.append(name, one);
  }
  if (next.view === 'grid') params.set('view', 'grid');
  return `?${params}`;
}

/** The address of a public search. */
export function jobsAddress(search: JobSearch, change?: Partial<JobSearch>): string {
  const link = linkTo(search, change);
  return link === '?' ? '/jobs' : `/jobs${link}`;
}

/** The same search without any filter; the words, the order and the view stay. */
export const withoutFilters = ({ search, location, sort, view }: JobSearch): JobSearch => ({
  ...noSearch,
  search,
  location,
  sort,
  view,
});

/** How many filters are set, counted by kind and choice; the two ends of the pay are one. */
export function countFilters(wanted: JobSearch): number {
  const none = { search: '', location: '', sort: null, page: null, view: null, as_typed: null };
  const { salary_min, salary_max, ...filters } = { ...wanted, ...none };
  const set = [...Object.values(filters).flat(), salary_min ?? salary_max];
  return set.filter((value) => !isUnset(value)).length;
}

/** Without words nothing can be relevant, so the newest come first. */
export const sortOf = ({ search, sort }: JobSearch): JobSort =>
  sort ?? (search ? 'relevance' : 'newest');
