import type { Selectable } from 'kysely';
import type { EmploymentType } from '../../../../contract/jobs.ts';
import {
  type ChoiceFilter,
  choiceFilterNames,
} from '../../../../contract/search/choice-filters.ts';
import type { JobCondition } from '../../../../contract/jobs/conditions/condition-kinds.ts';
import { experienceYearsOf } from '../../../../contract/jobs/experience.ts';
import { type JobChoices, ofEachJobChoice } from '../../../../contract/jobs/choices/job-choices.ts';
import type { Jobs } from '../../../../db/tables/jobs.ts';
import { readPostedLocations } from '../places/location.ts';
import { payLexemes } from './pay-steps.ts';
import { spokenName } from './spoken-names.ts';
import { skillKey, wordsOf } from '../words.ts';

/** What the index reads of the texts and choices of an open job. */
export type IndexedWords = Pick<
  Selectable<Jobs>,
  | 'title'
  | 'description'
  | 'location'
  | 'other_locations'
  | 'employment_type'
  | keyof JobChoices
  | 'experience_min_years'
  | 'experience_max_years'
  | 'conditions'
  | 'salary_min_inr'
  | 'salary_max_inr'
  | 'skills'
  | 'client_name'
  | 'is_date_given'
> & { company_name: string };

/** The columns of an open job that the index uses. */
export type IndexedJob = IndexedWords &
  Pick<Selectable<Jobs>, 'id' | 'company_id' | 'posted_at' | 'expires_at'>;

/** For jobs of checked companies. No word or skill contains a colon. */
export const CHECKED_LEXEME = 'is:checked';
/** For jobs of companies that hire for themselves. */
export const DIRECT_LEXEME = 'is:direct';

/** For jobs without a known date. */
export const UNDATED_LEXEME = 'is:undated';

/** For jobs of companies in an industry. */
export const INDUSTRY_PREFIX = 'industry:';
/** For jobs that are meant for people with this many years of experience. */
export const yearsLexeme = (years: number): string => `years:${years}`;

/** Lexemes that are in every index, under other names than their filters. */
const PREFIXES: Partial<Record<ChoiceFilter, string>> = {
  work_mode: 'mode',
  condition: 'with',
  experience_level: 'level',
};

/** For jobs with this value. */
export const choiceLexeme = (filter: ChoiceFilter, value: string): string =>
  `${PREFIXES[filter] ?? filter}:${value}`;

/** What `IndexedWords` become in an index row. */
export interface RowWords extends JobChoices {
  employment_type: EmploymentType | null;
  experience_years: number[];
  conditions: JobCondition[];
  cities: string[];
  skills: string[];
  salary_min_inr: number | null;
  salary_max_inr: number | null;
  /** The words of the title, of company and skills, and of the rest, in falling weight. */
  title: string;
  keywords: string;
  body: string;
  lexemes: string[];
}

export interface SearchRow extends RowWords {
  job_id: number;
  posted_at: string;
  expires_at: string;
  company_id: number;
}

/** The index row of a job. */
export const rowOf = (job: IndexedJob): SearchRow => ({
  job_id: job.id,
  posted_at: job.posted_at,
  expires_at: job.expires_at,
  company_id: job.company_id,
  ...rowWordsOf(job),
});

export function rowWordsOf(job: IndexedWords): RowWords {
  const location = readPostedLocations([job.location, ...job.other_locations]);
  const { employment_type, conditions } = job;
  const experience_years = experienceYearsOf(job);
  const one: JobChoices = {
    ...ofEachJobChoice<JobChoices>((name) => job[name]),
    work_mode: job.work_mode ?? (location.isRemote ? 'remote' : null),
  };
  const chosen = choiceFilterNames.flatMap((filter) => {
    // Of conditions it may have any number, of the others one.
    const values = filter === 'condition' ? conditions : [one[filter]];
    return values.flatMap((value) => (value === null ? [] : [[filter, value] as const]));
  });
  return {
    employment_type,
    ...one,
    experience_years,
    conditions,
    cities: location.cities,
    skills: oneOfEach(job.skills),
    // If only one end is known, the range is that number.
    salary_min_inr: job.salary_min_inr ?? job.salary_max_inr,
    salary_max_inr: job.salary_max_inr ?? job.salary_min_inr,
    title: wordsOf(job.title).join(' '),
    keywords: wordsOf([job.company_name, job.client_name ?? '', ...job.skills].join(' ; ')).join(
      ' ',
    ),
    body: [
      ...wordsOf(job.description),
      ...location.words,
      ...(employment_type ? [spokenName('employment_type', employment_type)] : []),
      ...chosen.map(([filter, value]) => spokenName(filter, value)),
    ].join(' '),
    lexemes: [
      ...new Set([
        ...location.lexemes,
        ...(employment_type ? [`type:${employment_type}`] : []),
        ...experience_years.map(yearsLexeme),
        ...chosen.map(([filter, value]) => choiceLexeme(filter, value)),
        ...(job.is_date_given ? [] : [UNDATED_LEXEME]),
        ...payLexemes(job.salary_max_inr ?? job.salary_min_inr),
        ...job.skills.flatMap((skill) => skillKey(skill) || []).map((key) => `skill:${key}`),
      ]),
    ],
  };
}

/** Each skill once, in the first of its spellings, so that a job counts once for it. */
const oneOfEach = (skills: readonly string[]): string[] => {
  const keys = skills.map(skillKey);
  return skills.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};

/** The words to which misspelt ones may be corrected. */
export const vocabularyOf = (rows: readonly RowWords[]): string[] =>
  [...new Set(rows.flatMap(({ title, keywords }) => `${title} ${keywords}`.split(' ')))]
    .filter((word) => /^[\p{L}\p{M}]{3,40}$/u.test(word))
    .toSorted();
