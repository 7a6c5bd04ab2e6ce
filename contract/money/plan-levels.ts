import {
  ALERTS_MAX,
  MESSAGES_PER_ACCOUNT_PER_DAY,
  NEW_CONVERSATIONS_PER_DAY,
  OUTSIDE_APPLICATIONS_MAX,
} from '../constants.ts';
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

/** What plans limit: how many at once, or how many within a time. */
export const allowances = [
  'alerts',
  'outsideApplications',
  'insightMonths',
  'openJobs',
  'seats',
  'candidateViews',
  'featuredDays',
  'newConversations',
  'messages',
] as const;
export type Allowance = (typeof allowances)[number];

/**
 * What is used up and comes back: with the calendar month in India, or for each recruiter 24 hours
 * after each use.
 */
export const comesBack: Partial<Record<Allowance, 'month' | 'day'>> = {
  candidateViews: 'month',
  featuredDays: 'month',
  newConversations: 'day',
  messages: 'day',
};

/** What is never used up, because it says how far something reaches. */
export const reaches: ReadonlySet<Allowance> = new Set(['insightMonths']);

/**
 * All that plans differ in: how many of each somebody may have, in one table. What a seeker pays for
 * changes neither the order of any list nor what a company sees of them. A free plan is enough for an
 * honest small employer.
 */
export const gives: Record<Level, Partial<Record<Allowance, number>>> = {
  free: { alerts: ALERTS_MAX, outsideApplications: OUTSIDE_APPLICATIONS_MAX, insightMonths: 3 },
  plus: { alerts: 100, outsideApplications: 5_000, insightMonths: 24 },
  starter: {
    openJobs: 500,
    seats: 25,
    candidateViews: 50,
    featuredDays: 3,
    newConversations: NEW_CONVERSATIONS_PER_DAY,
    messages: MESSAGES_PER_ACCOUNT_PER_DAY,
  },
  growth: {
    openJobs: 2_000,
    seats: 100,
    candidateViews: 300,
    featuredDays: 20,
    newConversations: 200,
    messages: 2_000,
  },
  team: {
    openJobs: 10_000,
    seats: 500,
    candidateViews: 2_000,
    featuredDays: 100,
    newConversations: 400,
    messages: 4_000,
  },
};

/** How many a level allows; none of what is not for such a buyer. */
export const mostOf = (level: Level, allowance: Allowance): number => gives[level][allowance] ?? 0;

/** What the largest plan allows. */
export const mostOfAll = (allowance: Allowance): number =>
  Math.max(...levels.map((level) => mostOf(level, allowance)));

/** From four fifths on, a limit counts as near, and pages warn of it before it is reached. */
export const isNear = (used: number, most: number): boolean => used * 5 >= most * 4;

/** Whether a plan gives more than another one. */
export const isAbove = (level: Level, other: Level): boolean =>
  levels.indexOf(level) > levels.indexOf(other);
