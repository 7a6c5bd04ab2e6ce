import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionOf, completionWeights } from './completion.ts';

const whole = {
  title: 'Weaver',
  location: 'Indore',
  phone: '+919876543210',
  about: 'I weave.',
  skills: ['Weaving', 'Dyeing', 'Loom repair'],
  experience: [{ title: 'Weaver' }],
  education: [{ degree: 'Class XII' }],
  languages: [{ language: 'Hindi' }],
  resumeUrl: '/file',
} as unknown as Parameters<typeof completionOf>[0] & object;

const bare: typeof whole = {
  title: '',
  location: '',
  phone: null,
  about: '',
  skills: [],
  experience: [],
  education: [],
  languages: [],
  resumeUrl: null,
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('how complete a profile is', () => {
  test('the weights add up to the whole', () => {
    expect(sum(Object.values(completionWeights))).toBe(100);
  });

  test('nothing saved is 0, everything is 100 with nothing missing', () => {
    expect(completionOf(null).percent).toBe(0);
    expect(completionOf(bare).percent).toBe(0);
    expect(completionOf(whole)).toEqual({ percent: 100, missing: [] });
  });

  test.each([
    ['title', { title: '' }, 90],
    ['location', { location: '' }, 95],
    ['phone', { phone: null }, 90],
    ['phone', { phone: '' }, 90],
    ['about', { about: '' }, 90],
    ['skills', { skills: ['Tally', 'GST'] }, 85],
    ['experience', { experience: [] }, 85],
    ['education', { education: [] }, 90],
    ['languages', { languages: [] }, 95],
    ['resumeUrl', { resumeUrl: null }, 80],
  ])('without %s (%j) it is %d', (part, lack, percent) => {
    expect(completionOf({ ...whole, ...lack })).toEqual({ percent, missing: [part] });
  });

  test('whatever is missing, percent and missing weights make 100, the biggest weight first', () => {
    const part = fc.constantFrom(...(Object.keys(whole) as (keyof typeof whole)[]));
    fc.assert(
      fc.property(fc.uniqueArray(part), (filled) => {
        const some = Object.fromEntries(filled.map((name) => [name, whole[name]]));
        const { percent, missing } = completionOf({ ...bare, ...some });
        const weights = missing.map((name) => completionWeights[name]);
        expect(percent + sum(weights)).toBe(100);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
        expect(missing).toHaveLength(Object.keys(completionWeights).length - filled.length);
      }),
    );
  });
});
