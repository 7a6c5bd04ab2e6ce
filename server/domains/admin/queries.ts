import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

interface Figure {
  total: number;
  this_week: number;
}

/** Counts the rows of `from`, and of them those whose moment lies in the last seven days. */
const figure = (moment: 'created_at' | 'posted_at', from: RawBuilder<unknown>) =>
  sql<Figure>`(select json_build_object(
    'total', count(*),
    'this_week', count(*) filter (where ${sql.ref(moment)} > now() - interval '7 days')
  ) from ${from})`;

/** Everything that is not deleted; open jobs are those that somebody can apply to now. */
export const countEverything = (db: Db) =>
  db
    .selectNoFrom([
      figure('created_at', sql`accounts where role = 'user' and state <> 'deleted'`).as('seekers'),
      figure('created_at', sql`accounts where role = 'hr' and state <> 'deleted'`).as('recruiters'),
      figure('created_at', sql`companies`).as('companies'),
      figure(
        'posted_at',
        sql`jobs where status = 'active' and deleted_at is null and expires_at > now()`,
      ).as('open_jobs'),
      figure('created_at', sql`applications`).as('applications'),
    ])
    .executeTakeFirstOrThrow();
