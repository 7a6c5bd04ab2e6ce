import { z } from 'zod';
import { TRANSPARENCY_LEAST } from './constants.ts';
import { endpoints } from './endpoint.ts';
import {
  type TransparencyFigureName,
  type TransparencySubject,
  transparencySubjects,
  units,
} from './transparency/subjects.ts';

const names = Object.values(transparencySubjects).flatMap(
  (figures) => Object.keys(figures) as TransparencyFigureName[],
);

const TransparencyFigure = z.object({
  subject: z.enum(Object.keys(transparencySubjects) as TransparencySubject[]),
  name: z.enum(names),
  unit: z.enum(units),
  /**
   * Null if it is, or is worked out from, a number from one to nine: so few people could be
   * recognised.
   */
  value: z.number().nullable(),
});
export type TransparencyFigure = z.output<typeof TransparencyFigure>;

const Transparency = z.object({
  /** The moment at which everything was counted, and the moment from which it is counted. */
  until: z.string(),
  since: z.string(),
  figures: z.array(TransparencyFigure),
});
export type Transparency = z.output<typeof Transparency>;

export const transparency = endpoints({
  'GET /barong/public/transparency': {
    summary: `How this portal does: answers, reports, takedowns, grievances and refunds of the last days, consents that hold now, and uptime; null for less than ${TRANSPARENCY_LEAST}`,
    who: 'anyone',
    output: Transparency,
  },
  'GET /barong/public/transparency.csv': {
    summary: 'The same figures as CSV',
    who: 'anyone',
    output: 'file',
  },
});
