import { describe, expect, test } from 'vitest';
import { joinParts, type Part } from './join-parts.ts';

/** A part that these of the three visits load, such as 'AB'. */
const part = (name: string, fetchedBy: string, bytes: number, imports: Part[] = []): Part => ({
  modules: [name],
  bytes,
  fixed: false,
  forGuests: false,
  imports: new Set(imports),
  fetched: ['A', 'B', 'C'].map((visit) => fetchedBy.includes(visit)),
  present: [false, false, false],
});

const patient = { weight: 1, tolerates: 1_000_000 };

const joined = (parts: Part[], visits = [patient, patient, patient]) =>
  joinParts(parts, visits)
    .map(({ modules }) => modules.toSorted().join(' '))
    .toSorted();

describe('joining parts of pages', () => {
  test('joins what the same visits load', () => {
    const parts = [part('list', 'AB', 9000), part('search', 'AB', 20), part('form', 'C', 50)];
    expect(joined(parts)).toEqual(['form', 'list search']);
  });

  test('lets a visit load a little more than it needs, but not much', () => {
    const small = () => [part('list', 'ABC', 9000), part('icon', 'AB', 300)];
    const large = () => [part('list', 'ABC', 9000), part('editor', 'AB', 30_000)];
    expect(joined(small())).toEqual(['icon list']);
    expect(joined(large())).toEqual(['editor', 'list']);
  });

  test('spares visits that tolerate little', () => {
    const hasty = { weight: 3, tolerates: 10 };
    const parts = [part('list', 'ABC', 9000), part('icon', 'AB', 300)];
    expect(joined(parts, [patient, patient, hasty])).toEqual(['icon', 'list']);
  });

  test('counts what a joined part brings along', () => {
    const heavy = part('schemas', 'A', 30_000);
    const parts = [heavy, part('check', 'A', 100, [heavy]), part('list', 'ABC', 9000)];
    expect(joined(parts)).toEqual(['check schemas', 'list']);
  });

  test('never makes a guest load code that no guest needs', () => {
    const parts = [{ ...part('list', 'ABC', 9000), forGuests: true }, part('icon', 'AB', 20)];
    expect(joined(parts)).toEqual(['icon', 'list']);
  });

  test('keeps fixed parts apart, and knows what they bring along', () => {
    const fixed = { ...part('zod', 'A', 30_000), fixed: true };
    const parts = [fixed, part('check', 'A', 100, [fixed]), part('list', 'ABC', 9000)];
    expect(joined(parts)).toEqual(['check', 'list', 'zod']);
  });

  test('never creates a circle', () => {
    const bottom = part('bottom', 'AB', 100);
    const between = { ...part('between', 'AB', 100, [bottom]), fixed: true };
    expect(joined([bottom, between, part('top', 'AB', 100, [between])])).toEqual([
      'between',
      'bottom',
      'top',
    ]);
  });

  test('puts later code into a file that the page has by then', () => {
    const later = part('dialog', 'B', 100);
    const page = { ...part('page', 'AB', 200), present: [false, true, false] };
    expect(joined([later, page])).toEqual(['dialog page']);
  });
});
