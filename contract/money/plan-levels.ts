import { ALERTS_MAX, OUTSIDE_APPLICATIONS_MAX } from '../constants.ts';
import type { Role } from '../endpoint.ts';

/** Who buys plans: seekers for themselves, owners for their company. */
const buyers = ['user', 'hr'] as const satisfies readonly Role[];
export type Buyer = (typeof buyers)[number];

/** The plans of each kind of buyer, each above the one before; the first is free and everybody's. */
export const levelsOf = {
  user: ['free', 'plus'],
  hr: ['starter', 'growth', 'team'],
} as const satisfies Record<Buyer, readonly string[]>;

export const levels = [...levelsOf.user, ...levelsOf.hr] as const;
export type Level = (typeof levels)[number];

export const planPeriods = ['month', 'year'] as const;
export type PlanPeriod = (typeof planPeriods)[number];

/** The level of those who have not bought any. */
export const freeLevelOf = (buyer: Buyer): Level => levelsOf[buyer][0];

/** What can be had only so many of at once. */
export const allowances = ['alerts', 'outsideApplications', 'openJobs', 'seats'] as const;
export type Allowance = (typeof allowances)[number];

/**
 * All that plans differ in: how many of each somebody may have at once, in one table. What a seeker pays for
 * changes neither the order of any list nor what a company sees of them. A free plan is enough for an
 * honest small employer.
 */
export const gives: Record<Level, Partial<Record<Allowance, number>>> = {
  free: { alerts: ALERTS_MAX, outsideApplications: OUTSIDE_APPLICATIONS_MAX },
  plus: { alerts: 100, outsideApplications: 5_000 },
  starter: { openJobs: 500, seats: 25 },
  growth: { openJobs: 2_000, seats: 100 },
  team: { openJobs: 10_000, seats: 500 },
};

/** How many a level allows; none of what is not for such a buyer. */
export const mostOf = (level: Level, allowance: Allowance): number => gives[level][allowance] ?? 0;

/** From four fifths on a limit is near, and is told before it is met. */
export const isNear = (used: number, most: number): boolean => used * 5 >= most * 4;

/** Whether a plan gives more than another one. */
export const isAbove = (level: Level, other: Level): boolean =>
  levels.indexOf(level) > levels.indexOf(other);
