import type { Job, JobResults } from '../../contract/jobs.ts';
import { type ChoiceFilter, ofEachChoice } from '../../contract/search/choice-filters.ts';
import { metaOf } from '../../contract/lists.ts';
import type { SearchReading } from '../../contract/search/search-reading.ts';

/** No filter has a count. */
export const noFacets: JobResults['facets'] = {
  employment_type: [],
  ...ofEachChoice<Pick<JobResults['facets'], ChoiceFilter>>(() => []),
  experience_years: [],
  industry: [],
  company: [],
  skill: [],
  location: [],
};

/** What a search answers that finds these jobs; a test overrides only what it cares about. */
export const sampleJobResults = (
  jobs: Job[],
  {
    total = jobs.length,
    page = 1,
    ...more
  }: Partial<JobResults> & { total?: number; page?: number } = {},
): JobResults => ({
  jobs,
  meta: { ...metaOf({ page, limit: 20 }, total), next_cursor: null },
  facets: noFacets,
  capped_facets: [],
  location_matched: null,
  did_you_mean: null,
  reading: null,
  more_places: [],
  wider: [],
  nearby: [],
  nothing: null,
  why: [],
  ...more,
});

/** How a search was read; a test says only what was read otherwise than typed. */
export const sampleReading = (
  read: Partial<SearchReading> & Pick<SearchReading, 'words'>,
): SearchReading => ({
  corrected_from: null,
  location_corrected_from: null,
  have_all_words: null,
  other_work: null,
  first_tier: null,
  nearby: null,
  wishes: null,
  without_wish: null,
  overruled: null,
  no_words: null,
  place_named: null,
  relaxed: null,
  undisclosed_pay: null,
  ...read,
});
