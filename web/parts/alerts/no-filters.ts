import type { KeptSearch } from './search-words.tsx';

/** The filters that find all jobs. */
export const noFilters: KeptSearch = {
  search: '',
  location: '',
  employment_type: [],
  experience_level: [],
  experience_years: null,
  work_mode: [],
  shift: [],
  industry: [],
  condition: [],
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
