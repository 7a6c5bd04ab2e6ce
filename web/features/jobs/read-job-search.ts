import { SALARY_SLIDER_LPA } from '../../../contract/constants.ts';
import { cleanText } from '../../lib/clean-text.ts';
import {
  employmentTypeLabels,
  experienceLevelLabels,
  valuesOf,
  workModeLabels,
} from '../../lib/labels.ts';
import { type JobSearch, jobSorts, type JobTypeChoice } from './job-search.ts';

export const postedWithinDays: readonly number[] = [1, 3, 7, 14];
export const jobTypeChoices: readonly JobTypeChoice[] = [
  ...valuesOf(employmentTypeLabels),
  'remote',
];

const TEXT_MAX_LENGTH = 200;
const SKILL_MAX_LENGTH = 60;
const SKILLS_MAX = 20;
const SALARY_MAX_LPA = 10_000;
const PAGE_MAX = 100_000;

/** The slider of the seeker's own search; at its ends it sets no bound either. */
export const FIND_JOBS_SLIDER_LPA = { min: 5, max: 50 } as const;

/** Reads an address; what is unknown or impossible in it is left out. */
export function readJobSearch(
  params: URLSearchParams,
  slider: { min: number; max: number } = SALARY_SLIDER_LPA,
): JobSearch {
  // Links from elsewhere may write workMode for work_mode.
  const all = (name: string) => [...params.getAll(name), ...params.getAll(camelCase(name))];
  const one = (name: string) => all(name)[0] ?? '';
  const text = (name: string) => cleanText(one(name).trim(), TEXT_MAX_LENGTH);
  const choices = <Value extends string>(name: string, known: readonly Value[]) =>
    known.filter((value) => all(name).includes(value));
  const lakhs = (name: string, openEnd: number) => {
    const number = Number(one(name) || Number.NaN);
    return number >= 0 && number <= SALARY_MAX_LPA && number !== openEnd ? number : null;
  };
  const page = Number(one('page'));
  return {
    search: text('search'),
    location: text('location'),
    employment_type: choices('employment_type', jobTypeChoices),
    experience_level: choices('experience_level', valuesOf(experienceLevelLabels)),
    work_mode: choices('work_mode', valuesOf(workModeLabels)),
    skill: readSkills(all('skill')),
    // At its ends the slider sets no bound.
    salary_min: lakhs('salary_min', slider.min),
    salary_max: lakhs('salary_max', slider.max),
    include_undisclosed: one('include_undisclosed') === 'true',
    remote: one('remote') === 'true',
    posted_within: postedWithinDays.find((days) => String(days) === one('posted_within')) ?? null,
    sort: jobSorts.find((sort) => sort === one('sort')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    view: one('view') === 'grid' ? 'grid' : 'list',
  };
}

const camelCase = (name: string) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function readSkills(values: readonly string[]): string[] {
  const skills = values.map((value) => cleanText(value.trim(), SKILL_MAX_LENGTH));
  return [...new Set(skills)].filter((skill) => skill !== '').slice(0, SKILLS_MAX);
}
