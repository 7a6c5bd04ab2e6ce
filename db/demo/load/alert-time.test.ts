import { expect, test } from 'vitest';
import { lastSent } from './alert-time.ts';

const at = (moment: string) => Date.parse(`${moment}+05:30`);

test.each([
  ['daily', '2026-11-26T12:00', '2026-11-26T08:00'],
  ['daily', '2026-11-26T07:59', '2026-11-25T08:00'],
  ['weekly', '2026-11-26T12:00', '2026-11-23T08:00'],
  ['weekly', '2026-11-29T23:59', '2026-11-23T08:00'],
  ['weekly', '2026-11-30T07:59', '2026-11-23T08:00'],
  ['weekly', '2026-11-30T08:00', '2026-11-30T08:00'],
] as const)('a %s alert was last sent before %s on %s', (frequency, now, sent) => {
  expect(lastSent(frequency, at(now))).toEqual(new Date(at(sent)));
});
