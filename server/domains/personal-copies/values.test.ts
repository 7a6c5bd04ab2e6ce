import { expect, test } from 'vitest';
import { textOf } from './values.ts';

test.each([
  [null, 'en', 'title', ''],
  ['2026-11-22T06:30:00.000Z', 'en', 'created_at', '22 Nov 2026, 12:00\u00a0pm'],
  ['2026-11-22', 'en', 'day', '22 Nov 2026'],
  [true, 'hi', 'sms_login', 'हाँ'],
  [['Tally', 'GST'], 'en', 'skills', 'Tally, GST'],
  ['pending', 'hi', 'status', 'अभी बाक़ी'],
  ['applied', 'en', 'kind', 'Applied'],
  ['applied', 'en', 'visibility', 'Companies that you apply to'],
  // In the person's own words, even if the text happens to be one of our values.
  ['pending', 'hi', 'title', 'pending'],
  ['draft', 'en', 'name', 'draft'],
  [
    [{ title: 'Tailor', id: 'x' }, { title: 'Cutter' }],
    'en',
    'experience',
    'Title: Tailor\n\nTitle: Cutter',
  ],
  [
    { job_title: 'Tailor', status: 'rejected' },
    'hi',
    'subject',
    'नौकरी: Tailor\nस्थिति: चयन नहीं हुआ',
  ],
] as const)('%j in %s under %s reads "%s"', (value, language, column, text) => {
  expect(textOf(value, language, column)).toBe(text);
});
