import { expect, test } from 'vitest';
import { synonymsFrom } from '../synonyms/synonyms.ts';
import { readTerms } from '../text-query.ts';
import { relatedTo } from './related-roles.ts';

const synonymsOf = synonymsFrom([
  ['plumber', 'nalsaz', 'पाइप वाला मिस्त्री'],
  ['tailor', 'silai machine operator'],
]);
/** Beside each other, in either order, or with one word between them. */
function queryOf(role: string): string {
  const [a = '', b = ''] = role.split(' ').map((word) => `'${word}'`);
  return `((${a} <-> ${b}) | (${a} <2> ${b}) | (${b} <-> ${a}))`;
}
const namesOf = (typed: string) =>
  relatedTo(readTerms(typed, synonymsOf)).map(({ query }) => query);

test('a role brings the other roles of its groups, and not itself', () => {
  expect(namesOf('plumber')).toEqual(
    ['pipe fitter', 'plumbing supervisor', 'plumbing technician'].map(queryOf),
  );
});

test('a rank alone is not offered, and a name of several words brings what it means', () => {
  expect(namesOf('mechanic')).not.toContain("'technician'");
  expect(namesOf('silai machine operator')).toEqual(namesOf('tailor'));
});

test('the longest role among the words counts: a truck driver is not any other driver', () => {
  expect(namesOf('urgent truck driver pune')).toEqual(namesOf('truck driver'));
  expect(namesOf('truck driver')).not.toContain(queryOf('truck driver'));
  expect(namesOf('truck driver')).toContain("'driver'");
});

test('the longer name counts, though it was shortened', () => {
  const short = synonymsFrom([['executive', 'exec']]);
  const related = relatedTo(readTerms('hr exec', short)).map(({ query }) => query);
  expect(related).toEqual(namesOf('hr executive'));
  expect(related).not.toEqual(namesOf('hr'));
});

test('plurals count, and words that are no role bring nothing', () => {
  expect(namesOf('plumbers')).toEqual(namesOf('plumber'));
  expect(namesOf('moonlight zither')).toEqual([]);
});

test('a role has the same related work under each of its names in the dictionary', () => {
  expect(namesOf('nalsaz')).toEqual(namesOf('plumber'));
  expect(namesOf('पाइप वाला मिस्त्री')).toEqual(namesOf('plumber'));
});
