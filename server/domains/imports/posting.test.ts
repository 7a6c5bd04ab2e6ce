import { describe, expect, test } from 'vitest';
import { hashOf, type Posting, readPosting } from './posting.ts';
import type { Fields } from './readers/row.ts';

const now = new Date('2026-11-20T06:00:00Z');
const row = { id: 'n-1', title: 'Staff Nurse', company: 'Arogya Hospital' };

function read(fields: Fields): Posting {
  const posting = readPosting({ ...row, ...fields }, { source: 'file', now });
  if ('problem' in posting) throw new Error(posting.problem);
  return posting;
}

test('a row with little more than a title leaves everything else unknown', () => {
  expect(readPosting({ id: 7, title: ' Tailor ' }, { source: 'jobs', now })).toEqual({
    source: 'jobs',
    source_id: '7',
    source_url: null,
    company: 'Company not named',
    company_about: null,
    company_industry: null,
    title: 'Tailor',
    description: '',
    location: 'Location not given',
    other_locations: [],
    employment_type: null,
    experience_level: null,
    experience_min_years: null,
    experience_max_years: null,
    work_mode: null,
    salary_min_inr: null,
    salary_max_inr: null,
    salary_period: 'year',
    skills: [],
    openings: 1,
    language: 'en',
    posted_at: null,
    is_date_given: false,
  });
});

test.each([
  ['no title', { title: undefined }, 'no title'],
  ['a title of emoji alone', { title: '🚀🚀' }, 'no title'],
  ['a title that is no text', { title: { en: 'Nurse' } }, 'no title'],
  ['neither id nor address', { id: '' }, 'no id'],
])('refuses a row with %s', (_, fields, problem) => {
  expect(readPosting({ ...row, ...fields }, { source: 'file', now })).toEqual({ problem });
});

test('a row without an id is identified by its URL', () => {
  const { source_id } = read({ id: undefined, url: 'https://jobs.example/7' });
  expect(source_id).toBe('https://jobs.example/7');
});

test.each([
  ['https://jobs.example/7', 'https://jobs.example/7'],
  ['http://jobs.example/7', 'http://jobs.example/7'],
  ['javascript:alert(1)', null],
  ['jobs.example/7', null],
  ['https://', null],
])('keeps the URL %j as %j', (url, kept) => {
  expect(read({ url }).source_url).toBe(kept);
});

describe('text', () => {
  test('a long title is cut at a word, at 120 characters at most', () => {
    const { title } = read({ title: 'Senior Accountant '.repeat(10) });
    expect(title).toBe(`${'Senior Accountant '.repeat(6)}Senior`);
  });

  test.each([
    ['emoji', 'Join us 🚀 today 👩‍⚕️ now', 'Join us today now'],
    ['NUL and control characters', 'Night\0 shift\u0007', 'Night shift'],
    ['marks without width', 'Zero\u200Bwidth\uFEFF', 'Zerowidth'],
    ['halves of characters', 'Half \uD83D done', 'Half \uFFFD done'],
    ['entities', 'Sales &amp; Service&nbsp;Head', 'Sales & Service Head'],
  ])('a description loses %s', (_, description, kept) => {
    expect(read({ description }).description).toBe(kept);
  });

  test('keeps the joiners of Hindi', () => {
    const description = 'शिक्षक क्\u200Dया पढ़ाएँ';
    expect(read({ title: 'शिक्षक', description })).toMatchObject({ description, language: 'hi' });
  });

  test('keeps lines, and turns bullets into a list', () => {
    const description = '  Duties:\r\n• Wash\r\n• Iron\r\nAbout us\n\n\n\nA laundry';
    expect(read({ description }).description).toBe(
      'Duties:\n- Wash\n- Iron\n\nAbout us\n\nA laundry',
    );
  });

  test('a description is cut at 10,000 characters', () => {
    expect(read({ description: 'word '.repeat(3000) }).description).toHaveLength(9_999);
  });
});

test.each([
  ['cities first', { cities: ['Pune', 'pune', 'Nagpur'], location_raw: 'x' }, 'Pune', ['Nagpur']],
  [
    'the place in its own words',
    { location_raw: 'Other Madhya Pradesh +2' },
    'Other Madhya Pradesh',
  ],
  ['a place without capitals', { location_raw: 'navi mumbai, india' }, 'Navi Mumbai, India'],
  ['a country code', { location_raw: 'IN' }, 'India'],
  ['states', { location_raw: 'Not specified', states: ['Kerala'] }, 'Kerala'],
  ['remote work', { work_mode: 'remote' }, 'Remote'],
  ['nothing', { location_raw: 'n/a' }, 'Location not given'],
] as [string, Record<string, unknown>, string, string[]?][])(
  'the location is read from %s',
  (_, fields, location, others = []) => {
    expect(read(fields)).toMatchObject({ location, other_locations: others });
  },
);

test.each([
  ['Full Time, Permanent', 'full_time'],
  ['FullTime', 'full_time'],
  ['Regular / Permanent +2', 'full_time'],
  ['Part-time +1', 'part_time'],
  ['Part Time, Permanent', 'part_time'],
  ['Full Time, Temporary/Contractual', 'contract'],
  ['Internship', 'internship'],
  ['Full Time, Freelance/Homebased', 'freelance'],
  ['Day shift', null],
  [undefined, null],
])('the employment type %j is %j', (employment_type, kept) => {
  expect(read({ employment_type }).employment_type).toBe(kept);
});

test('"Internship" in a title sets the type; "Internal Auditor" does not', () => {
  expect(read({ title: 'Intern - Agri' }).employment_type).toBe('internship');
  expect(read({ title: 'Internal Auditor' }).employment_type).toBe(null);
});

test.each([
  [{ work_mode: 'Fully remote' }, 'remote'],
  [{ work_mode: 'Hybrid remote' }, 'hybrid'],
  [{ location_raw: 'Remote, India' }, 'remote'],
  [{ employment_type: 'Work from home' }, 'remote'],
  [{ work_mode: 'On-site' }, 'onsite'],
  [{ work_mode: 'on_site' }, 'onsite'],
  [{ work_mode: 'work_from_home' }, 'remote'],
  [{ location_raw: 'Pune' }, null],
])('the work mode of %j is %j', (fields, kept) => {
  expect(read(fields).work_mode).toBe(kept);
});

test.each([
  [{ employment_type: '10 Positions' }, 10],
  [{ openings: '4' }, 4],
  [{ openings: -3 }, 1],
])('the openings of %j are %j', (fields, kept) => {
  expect(read(fields).openings).toBe(kept);
});

test.each([
  [{ exp_min: 0, exp_max: 6 }, 0, 6, 'entry'],
  [{ exp_min: 1 }, 1, null, 'junior'],
  [{ exp_min: '2', exp_max: '4' }, 2, 4, 'junior'],
  [{ experience_raw: '3-5 Yrs' }, 3, 5, 'mid'],
  [{ experience_raw: '5+ years' }, 5, null, 'senior'],
  [{ experience_raw: '6 to 9 years' }, 6, 9, 'senior'],
  [{ exp_min: 7 }, 7, null, 'lead'],
  [{ exp_min: 10, exp_max: 14 }, 10, 14, 'executive'],
  [{ experience_raw: 'Fresher' }, 0, null, 'entry'],
  [{ exp_max: 3 }, null, 3, null],
  [{ experience_raw: '28 Feb' }, null, null, null],
  [{ experience_raw: '3 months duration' }, null, null, null],
  [{ exp_min: 9, exp_max: 2 }, null, null, null],
  [{ exp_min: -1 }, null, null, null],
])('the experience of %j', (fields, min, max, level) => {
  expect(read(fields)).toMatchObject({
    experience_min_years: min,
    experience_max_years: max,
    experience_level: level,
  });
});

test('skills are trimmed, unique in any case, and at most 30', () => {
  expect(read({ skills: [' Excel ', 'excel', '', 5, 'Tally'] }).skills).toEqual([
    'Excel',
    '5',
    'Tally',
  ]);
  expect(read({ skills: Array.from({ length: 40 }, (_, n) => `s${n}`) }).skills).toHaveLength(30);
});

test.each([
  ['Excel | Tally|GST', ['Excel', 'Tally', 'GST']],
  ['Excel; Tally, Prime', ['Excel', 'Tally, Prime']],
  ['Excel, Tally', ['Excel', 'Tally']],
])('a list can be the text %j', (skills, kept) => {
  expect(read({ skills }).skills).toEqual(kept);
});

test.each([
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['Thu, 23 Apr 2026 00:00:00 GMT', '2026-04-23T00:00:00.000Z'],
  ['05/11/2026', '2026-11-05T00:00:00.000Z'],
  ['2026-11-21', null],
  ['1970-01-01', null],
  ['28 Feb', null],
  ['45/45/2026', null],
  ['3 days ago', null],
])('the date %j is %j', (posted_date, kept) => {
  expect(read({ posted_date }).posted_at).toBe(kept);
});

test('equal rows have the same hash, whatever the order of their keys', () => {
  const one = read({ skills: ['a'], exp_min: 2 });
  const other = read({ exp_min: 2, skills: ['a'], applicants: '40' });
  expect(hashOf(one)).toBe(hashOf(other));
  expect(hashOf(one)).not.toBe(hashOf(read({ skills: ['a'], exp_min: 3 })));
});
