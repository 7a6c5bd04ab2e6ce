import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionItems, completionOf, editPath } from './completion.ts';
import { profileMessages } from './messages.ts';
import { sampleProfile } from '../../test/sample-profile.ts';

const bare = sampleProfile({
  phone: null,
  title: '',
  location: '',
  about: '',
  skills: [],
  experience: [],
  education: [],
  resumeUrl: null,
});

describe('how complete a profile is', () => {
  test('the points of everything wanted add up to the whole', () => {
    expect(completionItems.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });

  test('nothing saved is 0, everything is 100 with nothing missing', () => {
    expect(completionOf(null).percent).toBe(0);
    expect(completionOf(null).missing).toHaveLength(completionItems.length);
    expect(completionOf(bare).percent).toBe(0);
    expect(completionOf(sampleProfile())).toEqual({ percent: 100, missing: [] });
  });

  test.each([
    ['missingTitle', { title: '' }, 90],
    ['missingLocation', { location: '' }, 90],
    ['missingPhone', { phone: null }, 90],
    ['missingPhone', { phone: '' }, 90],
    ['missingAbout', { about: '' }, 90],
    ['missingSkills', { skills: ['Tally', 'GST'] }, 85],
    ['missingExperience', { experience: [] }, 85],
    ['missingEducation', { education: [] }, 90],
    ['missingResume', { resumeUrl: null }, 80],
  ] as const)('%s: %j leaves %d', (label, lack, percent) => {
    const { missing, ...found } = completionOf(sampleProfile(structuredClone(lack) as object));
    expect(found.percent).toBe(percent);
    expect(missing.map((item) => item.label)).toEqual([label]);
  });

  test('whatever is missing, percent and missing points make 100, the biggest share first', () => {
    const parts = fc.record(
      {
        title: fc.constantFrom('', 'Weaver'),
        location: fc.constantFrom('', 'Indore'),
        about: fc.constantFrom('', 'I weave.'),
        phone: fc.constantFrom(null, '+919876543210'),
        skills: fc.array(fc.string({ minLength: 1 }), { maxLength: 5 }),
        resumeUrl: fc.constantFrom(null, '/file'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(parts, (some) => {
        const { percent, missing } = completionOf({ ...bare, ...some });
        const points = missing.map((item) => item.points);
        expect(percent + points.reduce((sum, one) => sum + one, 0)).toBe(100);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }),
    );
  });

  test('every missing thing has its words in both languages and leads to a tab', () => {
    for (const { label, tab } of completionItems) {
      expect(profileMessages.en[label]).not.toBe('');
      expect(profileMessages.hi[label]).toMatch(/[\u0900-\u097f]/);
      expect(editPath(tab)).toBe(tab === 'basic' ? '/profile/edit' : `/profile/edit?tab=${tab}`);
    }
  });
});
