import { noChoices } from '../../../contract/search/choice-filters.ts';
import type { KeptSearch } from './search-words.tsx';

/** The filters that find all jobs. */
export const noFilters: KeptSearch = {
  search: '',
  location: '',
  employment_type: [],
  ...noChoices,
  experience_years: null,
  industry: [],
  skill: [],
  salary_min: null,
  salary_max: null,
  include_undisclosed: false,
  include_remote: false,
  posted_within: null,
  company_id: null,
  verified: false,
  direct: false,
  as_typed: false,
};
