import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isOpen } from '../jobs/facts.ts';

interface Figure {
  total: number;
  this_week: number;
}

/** Counts the rows of `from`, and those of the last seven days by the column `moment`. */
const figure = (moment: 'created_at' | 'posted_at', from: RawBuilder<unknown>) =>
  sql<Figure>`(select json_build_object(
    'total', count(*),
    'this_week', count(*) filter (where ${sql.ref(moment)} > now() - interval '7 days')
  ) from ${from})`;

/** Counts everything that is not deleted; open jobs are those that seekers can apply to now. */
export const countEverything = (db: Db) =>
  db
    .selectNoFrom([
      figure('created_at', sql`accounts where role = 'user' and state <> 'deleted'`).as('seekers'),
      figure('created_at', sql`accounts where role = 'hr' and state <> 'deleted'`).as('recruiters'),
      figure('created_at', sql`companies`).as('companies'),
      figure('posted_at', sql`jobs where ${isOpen}`).as('open_jobs'),
      figure('created_at', sql`applications`).as('applications'),
    ])
    .executeTakeFirstOrThrow();
