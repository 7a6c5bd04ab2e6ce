import type { Insertable } from 'kysely';
import type { WorkEvents } from '../../../db/team-tables.ts';
import type { Db } from '../../platform/database.ts';

type NewEvent = Pick<Insertable<WorkEvents>, 'kind' | 'company_id' | 'actor_id' | 'fields'> & {
  job_id: number | null;
};

/** Without the job if it is of another company: a filter may name any. */
export async function insertEvent(db: Db, { job_id, ...event }: NewEvent): Promise<void> {
  await db
    .insertInto('work_events')
    .values((values) => ({
      ...event,
      job_id: values
        .selectFrom('jobs')
        .select('id')
        .where('id', '=', job_id)
        .where('company_id', '=', event.company_id),
    }))
    .execute();
}
