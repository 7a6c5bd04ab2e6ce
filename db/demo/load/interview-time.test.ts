import { expect, test } from 'vitest';
import { interviewTime } from './interview-time.ts';

const THURSDAY = Date.parse('2026-11-26T12:00:00+05:30');

test('an interview is on its day, at its hour', () => {
  expect(interviewTime(4, 11, THURSDAY)).toEqual(new Date('2026-11-30T11:00:00+05:30'));
});

test('one that would be on a Sunday is on the Monday after, later than those of that day', () => {
  expect(interviewTime(3, 11, THURSDAY)).toEqual(new Date('2026-11-30T15:00:00+05:30'));
});

test('one that would have been on a Sunday was on the Saturday before', () => {
  expect(interviewTime(-4, 11, THURSDAY)).toEqual(new Date('2026-11-21T15:00:00+05:30'));
});
