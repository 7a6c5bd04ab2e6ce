import { describe, expect, test } from 'vitest';
import { dayIn } from './format/today.ts';
import { emojiPattern, JobChange, JobForm } from './jobs.ts';

const form = (more = {}) => ({
  title: 'Tailor',
  description: 'Stitch school uniforms.',
  location: 'Tiruppur',
  employment_type: 'full_time',
  ...more,
});

const rulesOf = (more: object) =>
  JobForm.safeParse(form(more)).error?.issues.map((issue) => [issue.path.join('.'), issue.message]);

describe('emoji in a description', () => {
  test.each([
    ['digits, # and *', 'Call 1-9, room #42, 5* hotel'],
    ['Devanagari', 'आपकी ज़िम्मेदारियाँ और योग्यताएँ'],
    ['Devanagari with a joiner (ZWJ)', 'क्\u200Dष और र्\u200Dय'],
    ['Devanagari with a non-joiner (ZWNJ)', 'क्\u200Cष'],
    ['Devanagari digits', '१० से ६ बजे'],
    ['Tamil', 'தையல் வேலை தெரிந்தவர்கள் தேவை'],
    ['Telugu, Bengali, Urdu', 'ఉద్యోగం চাকরি ملازمت'],
    ['rupees', '₹25,000 – ₹30,000'],
    ['©, ® and ™', 'Tally™ © 2026 ®'],
    ['bullets and arrows', '• one → two ✓ three ■ four – five'],
    ['a pictograph shown as text', '☎ 080-1234, ✉ by mail'],
    ['fractions and degrees', '½ day, 25 °C'],
  ])('%s are accepted as text', (_, text) => {
    expect(emojiPattern.test(text)).toBe(false);
    expect(rulesOf({ description: text })).toBeUndefined();
  });

  test.each([
    ['a smile', 'Join us 😀'],
    ['a rocket', '🚀 growth'],
    ['a heart made a picture', 'We ❤\uFE0F you'],
    ['a telephone made a picture', '☎\uFE0F 080'],
    ['a check mark', '✅ PF and ESI'],
    ['a flag', '🇮🇳'],
    ['half a flag', '\u{1F1EE}'],
    ['a keycap', 'Press 1\uFE0F\u20E3'],
    ['a keycap without its selector', 'Press #\u20E3'],
    ['a skin tone', '👍🏽'],
    ['a skin tone alone', '\u{1F3FD}'],
    ['a family', '👨‍👩‍👧'],
    ['a star', '⭐ rating'],
    ['a flag of tags', '🏴\u{E0067}\u{E0062}\u{E007F}'],
  ])('%s is refused', (_, text) => {
    expect(rulesOf({ description: text })).toEqual([
      ['description', 'resource.job.emoji_in_description'],
    ]);
  });
});

describe('the last day of a job', () => {
  test.each([dayIn(1), dayIn(60), `${dayIn(60)}T23:59:00+05:30`, '', null])(
    'can be %j',
    (expires_at) => {
      expect(rulesOf({ expires_at })).toBeUndefined();
    },
  );

  test.each([
    [dayIn(0), 'resource.job.invalid_last_day'],
    [`${dayIn(60)}T19:00:00Z`, 'resource.job.invalid_last_day'],
    ['soon', 'Invalid input'],
  ])('cannot be %s', (expires_at, code) => {
    expect(rulesOf({ expires_at })).toEqual([['expires_at', code]]);
  });
});

describe('the rules of a job', () => {
  test.each([
    ['title', { title: ' ' }, 'resource.job.missing_title'],
    ['description', { description: '\n' }, 'resource.job.missing_description'],
    ['location', { location: '' }, 'resource.job.missing_location'],
    ['employment_type', { employment_type: '' }, 'resource.job.missing_employment_type'],
    ['employment_type', { employment_type: 'remote' }, 'resource.job.missing_employment_type'],
    ['salary_min', { salary_min: 9, salary_max: 8 }, 'resource.job.salary_range'],
    [
      'experience_min_years',
      { experience_min_years: 5, experience_max_years: 2 },
      'resource.job.experience_range',
    ],
  ])('%s has its own code', (field, wrong, code) => {
    expect(rulesOf(wrong)).toEqual([[field, code]]);
  });

  test('all broken rules are reported at once', () => {
    const issues = JobForm.safeParse({ salary_min: 2, salary_max: 1 }).error?.issues ?? [];
    expect(issues.map((issue) => issue.message)).toEqual([
      'resource.job.missing_title',
      'resource.job.missing_description',
      'resource.job.missing_location',
      'resource.job.missing_employment_type',
      'resource.job.salary_range',
    ]);
  });

  test.each([
    ['a negative salary', { salary_min: -1 }],
    ['a salary in words', { salary_max: 'ten' }],
    ['a title of 121 characters', { title: 'x'.repeat(121) }],
    ['a description of 10,001 characters', { description: 'x'.repeat(10_001) }],
    ['31 skills', { skills: Array.from({ length: 31 }, (_, index) => `skill ${index}`) }],
    ['no openings', { openings: 0 }],
  ])('%s is refused', (_, wrong) => {
    expect(rulesOf(wrong)).toHaveLength(1);
  });

  test('texts are trimmed, empty ones become null, equal bounds are valid and each skill is kept once', () => {
    const job = JobForm.parse(
      form({
        title: '  Tailor ',
        salary_min: '4.5',
        salary_max: 4.5,
        experience_level: '',
        experience_min_years: '',
        skills: ['Tally', ' Tally ', 'GST'],
      }),
    );
    expect(job).toMatchObject({
      title: 'Tailor',
      salary_min: 4.5,
      salary_max: 4.5,
      experience_level: null,
      experience_min_years: null,
      experience_max_years: null,
      work_mode: null,
      skills: ['Tally', 'GST'],
      openings: 1,
      language: 'en',
      status: 'active',
    });
  });

  test('a draft needs only a title', () => {
    const draft = { status: 'draft', salary_min: 2, salary_max: 1, description: '😀' };
    expect(JobForm.safeParse({ ...draft, title: 'Tailor' }).error).toBeUndefined();
    expect(JobForm.safeParse(draft).error?.issues.map((issue) => issue.message)).toEqual([
      'resource.job.missing_title',
    ]);
  });

  test('a change leaves out what was not sent', () => {
    expect(JobChange.parse({ status: 'closed' })).toEqual({ status: 'closed' });
    expect(JobChange.parse({ salary_min: '', openings: '3' })).toEqual({
      salary_min: null,
      openings: 3,
    });
  });
});
