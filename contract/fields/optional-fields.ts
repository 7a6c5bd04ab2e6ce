import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

// Fields that may be left empty: an empty text is read as null.

/** An empty text, read as null. */
export const blank = z.literal('').transform(() => null);

/** The rules of those fields for which a value is given: a form without one of them has this value. */
export const mayBeLeftOut = <
  Rules extends Readonly<Record<string, z.ZodType>>,
  Name extends keyof Rules & string,
>(
  rules: Rules,
  values: { [N in Name]: z.output<Rules[N]> },
) =>
  Object.fromEntries(
    (Object.keys(values) as Name[]).map((name) => [
      name,
      rules[name]?.default(values[name] as never),
    ]),
  ) as { [N in Name]: z.ZodDefault<Rules[N]> };

/** A line of text that may be left empty, trimmed. */
export const lineOrNull = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullable()
    .transform((text) => text || null);

export const choiceOf = <const V extends readonly [string, ...string[]]>(
  values: V,
  code?: ErrorCode,
) => z.union([blank, z.null(), z.enum(values)], code);

export const numberBetween = (least: number, most: number) =>
  z.union([blank, z.null(), z.coerce.number().min(least).max(most)]);

export const wholeBetween = (least: number, most: number) =>
  z.union([blank, z.null(), z.coerce.number().int().min(least).max(most)]);

/** A day of PostgreSQL's calendar, which has no year 0. */
export const Day = z.iso
  .date({ error: ({ input }) => (input === '' ? 'request.missing' : undefined) })
  .refine((day) => !day.startsWith('0000'));

/** The first and last day in India that count, such as 2026-11-23. */
export const days = { from: Day.optional(), to: Day.optional() };

const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z');
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59Z');

/** Whether PostgreSQL reads this moment in UTC as JavaScript writes it, by a year of four digits. */
export const isInCalendar = (moment: string): boolean =>
  Date.parse(moment) >= FIRST_MOMENT && Date.parse(moment) <= LAST_MOMENT;

export const dayOrNull = z.union([blank, z.null(), Day]);
