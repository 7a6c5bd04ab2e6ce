import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { EmploymentType } from '../../contract/jobs.ts';
import type { JobCondition } from '../../contract/jobs/conditions/condition-kinds.ts';
import type { SuggestionKind } from '../../contract/search/suggestions.ts';
import type { Quartiles } from '../../contract/jobs/salary-guide.ts';
import type { Id, Moment, MomentWithDefault, OrNull } from './columns.ts';
import type { ChoiceColumns } from './jobs.ts';

export interface SearchTables {
  job_search: JobSearch;
  search_changes: SearchChanges;
  search_news: SearchNews;
  search_words: SearchWords;
  search_suggestions: SearchSuggestions;
  role_pay: RolePay;
  search_synonyms: SearchSynonyms;
  empty_searches: EmptySearches;
}

interface JobSearch extends ChoiceColumns {
  job_id: number;
  posted_at: Moment;
  expires_at: Moment;
  company_id: number;
  employment_type: OrNull<EmploymentType>;
  conditions: Generated<JobCondition[]>;
  cities: string[];
  skills: string[];
  salary_min_inr: OrNull<number>;
  salary_max_inr: OrNull<number>;
  title_words: string;
  tsv: string;
  entered_at: MomentWithDefault;
  is_slow_to_answer: Generated<boolean>;
  experience_years: Generated<number[]>;
  industry: OrNull<string>;
}

/** Jobs that came into the search or changed there, until they have been compared with the alerts. */
interface SearchNews {
  job_id: number;
  entered_by: OrNull<string>;
}

/** Which jobs each transaction of the last day has changed in the search. */
interface SearchChanges {
  changed_by: Generated<string>;
  job_id: number;
  changed_at: MomentWithDefault;
}

interface SearchWords {
  word: string;
  jobs: Generated<number>;
  sound: ColumnType<string, never, never>;
}

interface SearchSuggestions {
  kind: SuggestionKind;
  key: string;
  start: string;
  text: string;
  jobs: number;
}

/** The pay of frequent roles. */
interface RolePay {
  role: string;
  jobs: number;
  companies: number;
  pay: JSONColumnType<Quartiles>;
}

interface EmptySearches {
  day: string;
  words: string;
  searches: number;
}

interface SearchSynonyms {
  id: Id;
  phrases: string[];
  changed_by: OrNull<number>;
  changed_at: MomentWithDefault;
  /** Its version. */
  version: Generated<number>;
}
