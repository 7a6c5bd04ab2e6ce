import type { Selectable } from 'kysely';
import type { EmploymentType, ExperienceLevel, WorkMode } from '../../../../contract/jobs.ts';
import type { JobCondition, Shift } from '../../../../contract/jobs/condition-kinds.ts';
import { experienceYearsOf } from '../../../../contract/jobs/experience.ts';
import type { Jobs } from '../../../../db/schema.ts';
import { readPostedLocations } from '../location.ts';
import { payLexemes } from './pay-steps.ts';
import { REMOTE_LEXEME } from '../places.ts';
import { spokenNames } from './spoken-names.ts';
import { skillKey, wordsOf } from '../words.ts';

/** What the index reads of the texts and choices of an open job. */
export type IndexedWords = Pick<
  Selectable<Jobs>,
  | 'title'
  | 'description'
  | 'location'
  | 'other_locations'
  | 'employment_type'
  | 'experience_level'
  | 'experience_min_years'
  | 'experience_max_years'
  | 'work_mode'
  | 'shift'
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

/** What `IndexedWords` become in an index row. */
export interface RowWords {
  employment_type: EmploymentType | null;
  experience_level: ExperienceLevel | null;
  experience_years: number[];
  work_mode: WorkMode | null;
  shift: Shift | null;
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
  const { employment_type, experience_level, shift, conditions } = job;
  const experience_years = experienceYearsOf(job);
  const work_mode = job.work_mode ?? (location.isRemote ? 'remote' : null);
  const choices = [employment_type, experience_level, work_mode, shift, ...conditions].filter(
    (choice) => choice !== null,
  );
  return {
    employment_type,
    experience_level,
    experience_years,
    work_mode,
    shift,
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
      ...choices.map((choice) => spokenNames[choice]),
    ].join(' '),
    lexemes: [
      ...new Set([
        ...location.lexemes,
        ...(employment_type ? [`type:${employment_type}`] : []),
        ...(experience_level ? [`level:${experience_level}`] : []),
        ...experience_years.map(yearsLexeme),
        ...(work_mode === 'remote' ? [REMOTE_LEXEME] : work_mode ? [`mode:${work_mode}`] : []),
        ...(shift ? [`shift:${shift}`] : []),
        ...conditions.map((condition) => `with:${condition}`),
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
