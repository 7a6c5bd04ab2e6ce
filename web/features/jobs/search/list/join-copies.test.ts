import { expect, test } from 'vitest';
import { sampleJob } from '../../../../test/sample-job.ts';
import { noSearch } from '../job-search.ts';
import { joinCopies } from './join-copies.ts';

const guard = (id: number, location: string, rest = {}) =>
  sampleJob({ id, title: 'Security Guard', company_id: 7, location, ...rest });
const joined = (...jobs: ReturnType<typeof guard>[]) => {
  const found = joinCopies({ jobs, more_places: [] }, noSearch);
  return {
    ids: found.jobs.map(({ id }) => id),
    places: found.more_places.map(({ job_id, places }) => [
      job_id,
      ...places.map(({ id, location }) => `${id} ${location}`),
    ]),
  };
};

test('copies of one posting in other places share the line of the first', () => {
  expect(
    joined(guard(1, 'Pune'), guard(2, 'Goa'), guard(3, 'Surat', { title: 'security  guard' })),
  ).toEqual({ ids: [1], places: [[1, '2 Goa', '3 Surat']] });
});

test.each([
  ['of another company', guard(2, 'Goa', { company_id: 8 })],
  ['with another title', guard(2, 'Goa', { title: 'Security Guard (Night)' })],
  ['in the same place', guard(2, 'Pune', { salary_min: 3 })],
])('a job %s has a line of its own', (_, other) => {
  expect(joined(guard(1, 'Pune'), other)).toEqual({ ids: [1, 2], places: [] });
});

test.each([
  ['दर्जी', 'दर्जा'],
  ['C++ Developer', 'C# Developer'],
])('%s and %s are not the same title', (title, other) => {
  expect(joined(guard(1, 'Pune', { title }), guard(2, 'Goa', { title: other })).ids).toEqual([
    1, 2,
  ]);
});

test('by relevance a line has the places that the search names and those of its copies on the page', () => {
  const jobs = [guard(1, 'Pune'), guard(2, 'Goa'), guard(3, 'Surat'), guard(4, 'Pune')];
  const more_places = [{ job_id: 1, places: [{ id: 3, location: 'Surat' }] }];
  const found = joinCopies({ jobs, more_places }, { ...noSearch, search: 'guard' });
  expect(found.jobs.map(({ id }) => id)).toEqual([1]);
  expect(found.more_places).toEqual([
    {
      job_id: 1,
      places: [
        { id: 3, location: 'Surat' },
        { id: 2, location: 'Goa' },
        { id: 4, location: 'Pune' },
      ],
    },
  ]);
});

test('among the jobs of one company each has a line', () => {
  const jobs = [guard(1, 'Pune'), guard(2, 'Goa')];
  const found = joinCopies({ jobs, more_places: [] }, { ...noSearch, company_id: 7 });
  expect(found).toEqual({ jobs, more_places: [] });
});
