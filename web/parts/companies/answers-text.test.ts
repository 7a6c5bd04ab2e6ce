import { expect, test } from 'vitest';
import { answersMessages } from './answers-messages.ts';
import { answersText } from './answers-text.ts';

test.each([
  [{ counted: 40, in_time_percent: 82, median_days: 5 }, '82% of 40 in time, half within 5 days'],
  [{ counted: 12, in_time_percent: 100, median_days: 1 }, '100% of 12 in time, half within a day'],
  [{ counted: 10, in_time_percent: 0, median_days: null }, '0% of 10 in time'],
  [null, null],
])('%j reads %j', (figures, text) => {
  expect(answersText(figures, answersMessages.en)).toBe(text);
});
