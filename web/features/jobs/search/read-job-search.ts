import {
  type Choices,
  choiceFilters,
  ofEachChoice,
} from '../../../../contract/search/choice-filters.ts';
import { pageOf, searchTextOf, severalOf } from '../../../lib/lists/list-address.ts';
import { cleanText } from '../../../../contract/format/texts/clean-text.ts';
import { employmentTypeLabels, valuesOf, workModeLabels } from '../../../parts/labels.ts';
import { type JobSearch, jobSorts, type JobTypeChoice, noSearch } from './job-search.ts';
import { INDUSTRY_MAX_LENGTH, SKILL_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

export const postedWithinDays: readonly number[] = [1, 3, 7, 14];
export const jobTypeChoices: readonly JobTypeChoice[] = [
  ...valuesOf(employmentTypeLabels),
  'remote',
];

const TEXTS_MAX = 20;
const EXPERIENCE_MAX_YEARS = 60;
const SALARY_MAX_LPA = 10_000;
const POSTED_WITHIN_MAX_DAYS = 3_650;

/** The slider of the seeker's own search. */
export const FIND_JOBS_SLIDER_LPA = { min: 5, max: 50 } as const;

/** Reads an address; what is unknown or impossible in it is left out. */
export function readJobSearch(params: URLSearchParams): JobSearch {
  // Links from elsewhere may write workMode for work_mode.
  const all = (name: string) => [...params.getAll(name), ...params.getAll(camelCase(name))];
  const one = (name: string) => all(name)[0] ?? '';
  const text = (name: string) => searchTextOf(one(name));
  const choices = <Value extends string>(name: string, known: readonly Value[]) => [
    ...severalOf(known).read(all(name)),
  ];
  const lakhs = (name: string) => {
    const number = Number(one(name).trim() || Number.NaN);
    return number >= 0 && number <= SALARY_MAX_LPA ? number : null;
  };
  const whole = (name: string, { least = 1, most = Number.MAX_SAFE_INTEGER } = {}) => {
    const number = Number(one(name).trim() || Number.NaN);
    return Number.isInteger(number) && number >= least && number <= most ? number : null;
  };
  const isOn = (name: string) => one(name) === 'true';
  const location = text('location');
  const isRemote = isOn('remote');
  const workModes = all('work_mode');
  return {
    search: text('search'),
    location,
    employment_type: choices('employment_type', jobTypeChoices),
    ...ofEachChoice<Choices>((name) => choices<never>(name, choiceFilters[name] as never)),
    experience_years: whole('experience_years', { least: 0, most: EXPERIENCE_MAX_YEARS }),
    work_mode: valuesOf(workModeLabels).filter(
      (mode) => workModes.includes(mode) || (mode === 'remote' && isRemote && !location),
    ),
    industry: readTexts(all('industry'), INDUSTRY_MAX_LENGTH),
    skill: readTexts(all('skill'), SKILL_MAX_LENGTH),
    salary_min: lakhs('salary_min'),
    salary_max: lakhs('salary_max'),
    include_undisclosed: isOn('include_undisclosed'),
    include_remote: isOn('include_remote') || (isRemote && location !== ''),
    posted_within: whole('posted_within', { most: POSTED_WITHIN_MAX_DAYS }),
    company_id: whole('company_id'),
    verified: isOn('verified'),
    direct: isOn('direct'),
    as_typed: isOn('as_typed'),
    sort: jobSorts.find((sort) => sort === one('sort')) ?? null,
    page: pageOf(params),
    view: one('view') === 'grid' ? 'grid' : 'list',
  };
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Every parameter that a search reads. */
export const jobSearchNames: readonly string[] = [...Object.keys(noSearch), 'remote'].flatMap(
  (name) => [...new Set([name, camelCase(name)])],
);

function readTexts(values: readonly string[], maxLength: number): string[] {
  const texts = values.map((value) => cleanText(value.trim(), maxLength));
  return [...new Set(texts)].filter((text) => text !== '').slice(0, TEXTS_MAX);
}
