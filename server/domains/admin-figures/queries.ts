import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import { topicsFor } from '../../../contract/contact/contact-topics.ts';
import type { FigureDay, FigureDays, Waiting } from '../../../contract/admin/admin-figures.ts';
import { isWaitingCheck } from '../company-checks/facts.ts';
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

const undone = (from: RawBuilder<unknown>) => sql`(select count(*) from ${from})`;

/** What the lists of admins show as waiting; of messages, those that the role answers. */
const waitingFor = (role: AdminRole | null) => sql<Waiting>`json_build_object(
  'contact_messages', ${undone(sql`contact_messages
    where answered_at is null and topic = any(${topicsFor(role)}::text[])`)},
  'reports', ${undone(sql`reports where decided_at is null`)},
  'message_reports', ${undone(sql`message_reports where handled_at is null`)},
  'appeals', ${undone(sql`appeals where decided_at is null`)},
  'company_checks', ${undone(sql`company_checks
    join companies on companies.id = company_checks.company_id where ${isWaitingCheck}`)})`;

/** Counts everything that is not deleted; open jobs are those that seekers can apply to now. */
export const countEverything = (db: Db, role: AdminRole | null) =>
  db
    .selectNoFrom([
      figure('created_at', sql`accounts where role = 'user' and state <> 'deleted'`).as('seekers'),
      figure('created_at', sql`accounts where role = 'hr' and state <> 'deleted'`).as('recruiters'),
      figure('created_at', sql`companies`).as('companies'),
      figure('posted_at', sql`jobs where ${isOpen}`).as('open_jobs'),
      figure('created_at', sql`applications`).as('applications'),
      waitingFor(role).as('waiting'),
    ])
    .executeTakeFirstOrThrow();

const dayInIndia = (moment: string) => sql`(${sql.ref(moment)} at time zone 'Asia/Kolkata')::date`;

/** Every day of the period, with none too; each table is read once from the first day on. */
export async function countByDay(db: Db, days: FigureDays): Promise<FigureDay[]> {
  const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
  const first = sql`(${today} - ${days}::int + 1)`;
  const since = sql`${first}::timestamp at time zone 'Asia/Kolkata'`;
  const came = (moment: 'created_at' | 'posted_at', from: RawBuilder<unknown>) => sql`(
    select ${dayInIndia(moment)} as day, count(*) as came from ${from}
      and ${sql.ref(moment)} >= ${since} group by 1)`;
  const { rows } = await sql<FigureDay>`
    select series.day::date as day, coalesce(registered.came, 0) as registrations,
        coalesce(posted.came, 0) as jobs, coalesce(applied.came, 0) as applications
      from generate_series(${first}, ${today}, interval '1 day') as series (day)
        left join ${came('created_at', sql`accounts where role in ('user', 'hr')`)} as registered
          on registered.day = series.day::date
        left join ${came('posted_at', sql`jobs where status <> 'draft'`)} as posted
          on posted.day = series.day::date
        left join ${came('created_at', sql`applications where true`)} as applied
          on applied.day = series.day::date
     order by 1`.execute(db);
  return rows;
}
