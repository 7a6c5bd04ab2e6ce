import type { Job, JobResults } from '../../contract/jobs.ts';
import { type ChoiceFilter, ofEachChoice } from '../../contract/search/choice-filters.ts';
import { metaOf } from '../../contract/lists.ts';

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
