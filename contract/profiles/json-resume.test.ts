import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonResumeOf, readJsonResume, type ResumeContent } from './json-resume.ts';
import { scoreKinds, workAuthorisations } from './choices.ts';

const text = (maxLength = 40) =>
  fc.string({ unit: 'grapheme', maxLength }).map((words) => words.trim());
const name = text().filter((words) => words !== '');
const texts = fc.uniqueArray(name, { maxLength: 5 });
const month = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${String(year).padStart(4, '0')}-${String(of).padStart(2, '0')}`);
const span = fc
  .record({ startDate: fc.option(month), endDate: fc.option(month), current: fc.boolean() })
  .map((dates) => ({ ...dates, endDate: dates.current ? null : dates.endDate }));
const score = fc.oneof(
  fc.constant({ score: null, scoreKind: null }),
  fc.record({
    score: fc.double({ min: 0, max: 10, noNaN: true }).map((number) => Math.abs(number)),
    scoreKind: fc.constantFrom(...scoreKinds),
  }),
);

const content: fc.Arbitrary<ResumeContent> = fc.record({
  name,
  email: fc.emailAddress(),
  phone: fc.option(name),
  title: text(),
  location: text(),
  about: text(200),
  skills: texts,
  experience: fc.array(
    fc
      .tuple(
        fc.record({
          id: fc.constant(''),
          title: text(),
          company: text(),
          location: text(),
          description: text(200),
          skills: texts,
        }),
        span,
      )
      .map(([facts, dates]) => ({ ...facts, ...dates })),
    { maxLength: 4 },
  ),
  education: fc.array(
    fc
      .tuple(
        fc.record({
          id: fc.constant(''),
          degree: text(),
          institution: text(),
          field: text(),
          location: text(),
          description: text(),
        }),
        span,
        score,
      )
      .map(([facts, dates, mark]) => ({ ...facts, ...dates, ...mark })),
    { maxLength: 4 },
  ),
  languages: fc.array(
    fc.record({ language: name, read: fc.boolean(), write: fc.boolean(), speak: fc.boolean() }),
    { maxLength: 4 },
  ),
  notice_period_days: fc.option(fc.nat(365)),
  last_working_day: fc.option(fc.constant('2026-12-31')),
  preferred_locations: texts,
  work_authorisation: fc.option(fc.constantFrom(...workAuthorisations)),
});

// Version 1.0.0 allows no field of one's own at the top, which the present schema does.
const ajv = new Ajv();
addFormats.default(ajv);
const isValid = ajv.compile({ ...schema, additionalProperties: false });

const asFile = (resume: unknown): unknown => JSON.parse(JSON.stringify(resume));

describe('a profile as JSON Resume', () => {
  test('is read back as it was, whatever it says', () => {
    fc.assert(
      fc.property(content, (said) => {
        expect(readJsonResume(asFile(jsonResumeOf(said)))).toEqual(said);
      }),
    );
  });

  test('is valid by the official schema, whatever it says', () => {
    fc.assert(
      fc.property(content, (said) => {
        const file = asFile(jsonResumeOf(said));
        expect(isValid(file) ? [] : isValid.errors).toEqual([]);
      }),
    );
  });

  test.each([
    { awards: 'none' },
    { work: [{ startDate: '2021-3' }] },
    { basics: { email: 'nobody' } },
    { 'x-vritti': {} },
  ])('the schema would notice %j', (wrong) => {
    expect(isValid(wrong)).toBe(false);
  });
});

describe("somebody else's JSON Resume", () => {
  test('is read as far as it goes', () => {
    const read = readJsonResume({
      basics: {
        name: 'Ravi Iyer',
        label: 'Electrician',
        email: 7,
        location: { city: 'Kochi', region: 'Kerala', countryCode: 'IN' },
        profiles: [{ network: 'X' }],
      },
      work: [
        {
          name: 'Volt',
          position: 'Wireman',
          startDate: '2021-03-09',
          highlights: ['Wired 40 flats'],
        },
        { name: 'Ohm', startDate: '2018', endDate: '2020', summary: 'Repairs' },
      ],
      education: [
        { institution: 'ITI Kochi', studyType: 'ITI', area: 'Electrician', score: '82%' },
      ],
      skills: [{ name: 'Wiring', keywords: ['House wiring', 'Wiring'] }],
      languages: [{ language: 'Malayalam', fluency: 'Native speaker' }],
      awards: 'none',
    });
    expect(read).toMatchObject({
      name: 'Ravi Iyer',
      title: 'Electrician',
      email: '',
      location: 'Kochi, Kerala, IN',
      skills: ['Wiring', 'House wiring'],
    });
    expect(read?.experience).toMatchObject([
      { startDate: '2021-03', endDate: null, current: true, description: 'Wired 40 flats' },
      { startDate: '2018-01', endDate: '2020-12', current: false, description: 'Repairs' },
    ]);
    expect(read?.education).toMatchObject([{ degree: 'ITI', score: 82, scoreKind: 'percent' }]);
    expect(read?.languages).toEqual([
      { language: 'Malayalam', read: true, write: true, speak: true },
    ]);
  });

  test.each([null, 7, 'text', [], {}, { work: [] }, { basics: 'Asha' }])('%j is none', (file) => {
    expect(readJsonResume(file)).toBeNull();
  });
});
