import { z } from 'zod';

/** Where a page ends: the values of its last job in the search's order. */
export type Position = z.output<typeof Position>;

const Id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
// PostgreSQL's calendar has no year 0.
const Moment = z.iso.datetime({ offset: true }).refine((moment) => !moment.startsWith('0000'));
const Position = z.discriminatedUnion('order', [
  z.object({ order: z.literal('newest'), posted_at: Moment, job_id: Id }),
  z.object({
    order: z.literal('salary'),
    salary_max_inr: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
    job_id: Id,
  }),
  z.object({
    order: z.literal('relevance'),
    // See `tiers` (ranking/order.ts).
    tier: z.literal([0, 1, 2, 3]).default(2),
    in_title: z.boolean(),
    // If the words of the search ask for pay: false for jobs that do not state theirs.
    states_pay: z.boolean().optional(),
    // Whether the job is the first of its copies.
    is_first: z.boolean().default(true),
    // Rounded to PostgreSQL's 32-bit floats, which refuse smaller numbers.
    rank: z.number().min(0).max(1e9).transform(Math.fround),
    posted_at: Moment,
    job_id: Id,
  }),
]);

/** An opaque text for URLs of at most 300 characters. */
export const writeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(Position.parse(position))).toString('base64url');

/** The position, or undefined if the cursor is made up or belongs to another order. */
export function readCursor(
  cursor: string | undefined,
  order: Position['order'],
): Position | undefined {
  if (!cursor) return undefined;
  try {
    const position = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return position.order === order ? position : undefined;
  } catch {
    return undefined;
  }
}
