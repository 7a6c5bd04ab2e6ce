import { describe, expect, test } from 'vitest';
import { untilNextPassing, untilNextPassingOf } from './next-passing.ts';

const NOW = Date.parse('2026-12-01T06:00:00.000Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const offered = (...slots: string[]) =>
  ({
    state: 'proposed',
    starts_at: null,
    slots,
    last_slot_at: slots.at(-1) ?? null,
    minutes: 30,
  }) as const;
const booked = (starts_at: string) =>
  ({
    state: 'booked',
    starts_at,
    slots: [] as string[],
    last_slot_at: null,
    minutes: 30,
  }) as const;

describe('interviews are read again', () => {
  test('when the first slot of any of them passes', () => {
    expect(untilNextPassing([offered(at(90), at(20)), offered(at(45))], NOW)).toBe(
      20 * 60_000 + 2_000,
    );
  });

  test('not for a slot that has passed already', () => {
    expect(untilNextPassing([offered(at(-1), at(20))], NOW)).toBe(20 * 60_000 + 2_000);
    expect(untilNextPassing([offered(at(-1))], NOW)).toBe(false);
  });

  test('when the last slot has passed, also if it can no longer be chosen', () => {
    const taken = { ...offered(), last_slot_at: at(20) };
    expect(untilNextPassing([taken], NOW)).toBe(20 * 60_000 + 2_000);
  });

  test('with their applications, whose lists know only the last slot', () => {
    const { slots: _, ...brief } = offered(at(20), at(45));
    const applications = [{ interview: null }, { interview: brief }];
    expect(untilNextPassingOf(applications, NOW)).toBe(45 * 60_000 + 2_000);
    expect(untilNextPassingOf([{ interview: null }], NOW)).toBe(false);
  });

  test('when a set one is over, not when it begins', () => {
    expect(untilNextPassing([booked(at(10))], NOW)).toBe(40 * 60_000 + 2_000);
  });

  test('after half a day if nothing passes earlier, and never without interviews or for cancelled ones', () => {
    expect(untilNextPassing([offered(at(60 * 24 * 40))], NOW)).toBe(12 * 3_600_000);
    expect(untilNextPassing([], NOW)).toBe(false);
    expect(untilNextPassing([{ ...booked(at(10)), state: 'cancelled' }], NOW)).toBe(false);
  });
});
