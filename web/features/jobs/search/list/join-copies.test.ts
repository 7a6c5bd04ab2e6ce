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

test('titles in Hindi that differ only in their vowel signs are not the same', () => {
  expect(
    joined(guard(1, 'Pune', { title: 'दर्जी' }), guard(2, 'Goa', { title: 'दर्जा' })).ids,
  ).toEqual([1, 2]);
});

test('a copy that the search names at the first has no line besides', () => {
  const jobs = [guard(1, 'Pune'), guard(2, 'Goa'), guard(3, 'Surat')];
  const more_places = [{ job_id: 1, places: [{ id: 3, location: 'Surat' }] }];
  const found = joinCopies({ jobs, more_places }, noSearch);
  expect(found.jobs.map(({ id }) => id)).toEqual([1]);
  expect(found.more_places[0]?.places.map(({ id }) => id)).toEqual([3, 2]);
});

test('among the jobs of one company each has a line', () => {
  const jobs = [guard(1, 'Pune'), guard(2, 'Goa')];
  const found = joinCopies({ jobs, more_places: [] }, { ...noSearch, company_id: 7 });
  expect(found).toEqual({ jobs, more_places: [] });
});
