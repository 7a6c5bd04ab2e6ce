import fc from 'fast-check';
import {
  choiceFilters,
  type Choices,
  ofEachChoice,
} from '../../../../contract/search/choice-filters.ts';
import { describe, expect, test } from 'vitest';
import {
  countFilters,
  type JobSearch,
  jobQuery,
  jobsAddress,
  linkTo,
  jobSorts,
  noSearch,
  sortOf,
  withoutFilters,
} from './job-search.ts';
import { jobTypeChoices, readJobSearch } from './read-job-search.ts';

const read = (address: string) => readJobSearch(new URLSearchParams(address));

describe('reading an address', () => {
  test.each<[string, Partial<JobSearch>]>([
    ['', {}],
    ['?search=+nurse+&location=Pune', { search: 'nurse', location: 'Pune' }],
    ['?work_mode=remote&work_mode=hybrid', { work_mode: ['remote', 'hybrid'] }],
    ['?workMode=remote', { work_mode: ['remote'] }],
    ['?employmentType=part_time', { employment_type: ['part_time'] }],
    ['?employment_type=remote', { employment_type: ['remote'] }],
    ['?experienceLevel=entry', { experience_level: ['entry'] }],
    ['?experience_level=boss&work_mode=moon', {}],
    ['?skill=SQL&skill=+&skill=SQL', { skill: ['SQL'] }],
    ['?salary_min=8&salary_max=12', { salary_min: 8, salary_max: 12 }],
    ['?salary_min=5&salary_max=30', { salary_min: 5, salary_max: 30 }],
    ['?salary_min=-1&salary_max=lots', {}],
    ['?salary_min=&salary_max=&posted_within=', {}],
    [
      '?include_undisclosed=true&include_remote=true',
      { include_undisclosed: true, include_remote: true },
    ],
    ['?includeRemote=true', { include_remote: true }],
    ['?remote=true', { work_mode: ['remote'] }],
    ['?remote=true&work_mode=onsite', { work_mode: ['remote', 'onsite'] }],
    ['?remote=true&location=Pune', { location: 'Pune', include_remote: true }],
    ['?remote=yes', {}],
    ['?company_id=7', { company_id: 7 }],
    ['?companyId=7&company_id=', {}],
    ['?company_id=0&posted_within=0', {}],
    ['?company_id=x', {}],
    ['?posted_within=7', { posted_within: 7 }],
    ['?posted_within=8', { posted_within: 8 }],
    ['?posted_within=9999', {}],
    ['?experience_years=0&industry=Textiles', { experience_years: 0, industry: ['Textiles'] }],
    ['?experience_years=&industry=', {}],
    ['?experience_years=61', {}],
    ['?page=100001', { page: 100_001 }],
    ['?sort=salary&view=grid&page=3', { sort: 'salary', view: 'grid', page: 3 }],
    ['?sort=best&view=map&page=0', {}],
    ['?page=1.5', {}],
  ])('%s', (address, search) => {
    expect(read(address)).toEqual({ ...noSearch, ...search });
  });

  test('what the API could not keep is cleaned: no NUL, no half of an emoji', () => {
    expect(read('?search=%00&location=a%00b&skill=%00')).toEqual({ ...noSearch, location: 'ab' });
    expect(read(`?search=${'x'.repeat(199)}😀`).search).toBe('x'.repeat(199));
    expect(read(`?skill=${'x'.repeat(59)}😀`).skill).toEqual(['x'.repeat(59)]);
    expect(read('?search=😀').search).toBe('😀');
  });

  test('long texts are cut to what the API takes', () => {
    const { search, skill } = read(`?search=${'x'.repeat(300)}&skill=${'y'.repeat(100)}`);
    expect(search).toHaveLength(200);
    expect(skill).toEqual(['y'.repeat(60)]);
  });
});

const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const text = fc.string({ maxLength: 30 }).map((value) => value.trim());
const anySearch: fc.Arbitrary<JobSearch> = fc.record({
  search: text,
  location: text,
  employment_type: some(jobTypeChoices),
  ...ofEachChoice<{ [Name in keyof Choices]: fc.Arbitrary<Choices[Name]> }>((name) =>
    some<never>(choiceFilters[name] as never),
  ),
  experience_years: fc.option(fc.integer({ min: 0, max: 60 })),
  industry: fc.uniqueArray(text.filter(Boolean), { maxLength: 4 }),
  skill: fc.uniqueArray(text.filter(Boolean), { maxLength: 4 }),
  salary_min: fc.option(fc.integer({ min: 0, max: 100 })),
  salary_max: fc.option(fc.integer({ min: 0, max: 100 })),
  include_undisclosed: fc.boolean(),
  include_remote: fc.boolean(),
  posted_within: fc.option(fc.integer({ min: 1, max: 3_650 })),
  company_id: fc.option(fc.integer({ min: 1 })),
  verified: fc.boolean(),
  direct: fc.boolean(),
  as_typed: fc.boolean(),
  sort: fc.option(fc.constantFrom(...jobSorts)),
  page: fc.integer({ min: 1, max: 100 }),
  view: fc.constantFrom('list' as const, 'grid' as const),
});

describe('writing an address', () => {
  test('brings every search back', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const [, query = ''] = jobsAddress(search, { page: search.page }).split('?');
        expect(read(query)).toEqual(search);
      }),
    );
  });

  test('leaves out what is not asked for', () => {
    expect(jobsAddress(noSearch)).toBe('/jobs');
    expect(linkTo({ ...noSearch, search: 'nurse' })).toBe('?search=nurse');
  });

  test('a change begins on the first page again', () => {
    const third = { ...noSearch, search: 'nurse', page: 3 };
    expect(jobsAddress(third, { sort: 'salary' })).toBe('/jobs?search=nurse&sort=salary');
    expect(jobsAddress(third, { page: 4 })).toBe('/jobs?search=nurse&page=4');
  });
});

test('the API is asked for the filters, never for the view', () => {
  expect(
    jobQuery({ ...noSearch, view: 'grid', include_remote: true, work_mode: ['hybrid'] }),
  ).toEqual({
    include_remote: 'true',
    work_mode: ['hybrid'],
  });
});

test('the API is not asked for a salary that begins above its end, which stays in the address', () => {
  const search = { ...noSearch, search: 'nurse', salary_min: 30, salary_max: 5 };
  expect(jobQuery(search)).toEqual({ search: 'nurse' });
  expect(jobsAddress(search)).toBe('/jobs?search=nurse&salary_min=30&salary_max=5');
});

test('clearing the filters keeps the words, the order and the view', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const cleared = withoutFilters(search);
      expect(countFilters(cleared)).toBe(0);
      const { search: words, location, sort, view } = search;
      expect(cleared).toMatchObject({ search: words, location, sort, view, page: 1 });
    }),
  );
});

test('both ends of the pay are one filter', () => {
  const filters = { ...noSearch, salary_min: 6, salary_max: 9, skill: ['SQL', 'Excel'] };
  expect(countFilters(filters)).toBe(3);
});

test('the order is by relevance when there are words, else by date, unless asked otherwise', () => {
  expect(sortOf(noSearch)).toBe('newest');
  expect(sortOf({ ...noSearch, search: 'nurse' })).toBe('relevance');
  expect(sortOf({ ...noSearch, search: 'nurse', sort: 'salary' })).toBe('salary');
});
