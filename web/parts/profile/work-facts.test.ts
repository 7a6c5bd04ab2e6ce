import { describe, expect, test } from 'vitest';
import {
  ctcText,
  experienceText,
  languageText,
  noticeInColumn,
  noticeText,
  scoreText,
} from './work-facts.ts';

test.each([
  [0, 'None yet', 'अभी नहीं'],
  [1, '1 month', '1 महीना'],
  [12, '1 year', '1 साल'],
  [27, '2 years 3 months', '2 साल 3 महीने'],
])('%d months of experience are %s', (months, en, hi) => {
  expect(experienceText(months, 'en')).toBe(en);
  expect(experienceText(months, 'hi')).toBe(hi);
});

describe('the notice period', () => {
  test.each([
    [null, null, '', ''],
    [0, null, 'Can start at once', 'At once'],
    [1, null, '1 day', '1 day'],
    [30, null, '30 days', '30 days'],
    [30, '2026-12-31', 'Serving notice, last day 31 Dec 2026', 'Until 31 Dec 2026'],
  ])('of %s days with the last day %s is %j, in a column %j', (days, lastDay, words, short) => {
    const facts = { notice_period_days: days, last_working_day: lastDay };
    expect(noticeText(facts, 'en')).toBe(words);
    expect(noticeInColumn(facts, 'en')).toBe(short);
  });
});

test('a language says what somebody can do in it', () => {
  const hindi = { language: 'Hindi', read: true, write: false, speak: true };
  expect(languageText(hindi, 'en')).toBe('Hindi (read, speak)');
  expect(languageText({ ...hindi, read: false, speak: false }, 'en')).toBe('Hindi');
});

test('pay is written to the rupee', () => {
  expect(ctcText(4.12345, 'en')).toBe('₹4.12345 LPA');
  expect(ctcText(120, 'hi')).toBe('₹120 लाख सालाना');
  expect(ctcText(null, 'en')).toBe('');
});

test('a score is written by its scale', () => {
  expect(scoreText({ score: 8.2, scoreKind: 'cgpa' }, 'en')).toBe('CGPA 8.2');
  expect(scoreText({ score: 71.5, scoreKind: 'percent' }, 'hi')).toBe('71.5%');
  expect(scoreText({ score: null, scoreKind: null }, 'en')).toBe('');
});
