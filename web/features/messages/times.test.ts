import { expect, test } from 'vitest';
import { dayText, lastTimeText } from './times.ts';

const words = { today: 'Today', yesterday: 'Yesterday' };
/** 00:10 on 22 November in India. */
const NOW = Date.parse('2026-11-21T18:40:00.000Z');

test.each([
  ['2026-11-21T18:31:00.000Z', 'Today', '12:01\u00a0am'],
  ['2026-11-21T18:29:00.000Z', 'Yesterday', 'Yesterday'],
  ['2026-11-20T18:30:00.000Z', 'Yesterday', 'Yesterday'],
  ['2026-11-20T18:29:00.000Z', '20 Nov 2026', '20 Nov 2026'],
  ['2025-12-31T18:29:00.000Z', '31 Dec 2025', '31 Dec 2025'],
])('a message of %s belongs to its day in India', (moment, day, last) => {
  expect(dayText(moment, 'en', words, NOW)).toBe(day);
  expect(lastTimeText(moment, 'en', words, NOW)).toBe(last);
});

test('a clock that is slightly slow does not date a message tomorrow', () => {
  expect(dayText('2026-11-22T18:31:00.000Z', 'en', words, NOW)).toBe('Today');
});
