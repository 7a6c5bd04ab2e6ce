import { expect, test } from 'vitest';
import { relatedRoles } from './related-roles.ts';

const namesOf = (typed: string) => relatedRoles(typed.split(' ')).map(({ query }) => query);

test('a role brings the other roles of its groups, and not itself', () => {
  expect(namesOf('plumber')).toEqual([
    "('pipe' & 'fitter')",
    "('plumbing' & 'supervisor')",
    "('plumbing' & 'technician')",
  ]);
});

test('the longest role among the words counts: a truck driver is no other driver', () => {
  expect(namesOf('urgent truck driver pune')).toEqual(namesOf('truck driver'));
  expect(namesOf('truck driver')).not.toContain("('truck' & 'driver')");
  expect(namesOf('truck driver')).toContain("'driver'");
});

test('plurals count, words that are no role bring nothing', () => {
  expect(namesOf('plumbers')).toEqual(namesOf('plumber'));
  expect(namesOf('moonlight zither')).toEqual([]);
});
