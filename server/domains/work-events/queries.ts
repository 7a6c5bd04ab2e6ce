import type { WorkEventKind } from '../../../contract/team/team-activity.ts';
import type { Db } from '../../platform/database.ts';

export interface Work {
  kind: WorkEventKind;
  company_id: number;
  actor_id: number;
  job_id?: number | null;
  application_id?: number;
  /** A candidate, whom the list names by their newest application to the company. */
  candidate_id?: number;
  /** The fields that were changed in a job. */
  fields?: string[];
}

/**
 * Leaves out ids of other companies: a filter may name any job, and a person who was found may never have applied.
 */
export function eventOf(db: Db, work: Work) {
  const { job_id = null, application_id, candidate_id, ...event } = work;
  return db.insertInto('work_events').values((values) => ({
    ...event,
    job_id: values
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', job_id)
      .where('company_id', '=', event.company_id),
    application_id: values
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .select('applications.id')
      .where('jobs.company_id', '=', event.company_id)
      .where((row) =>
        candidate_id === undefined
          ? row('applications.id', '=', application_id ?? null)
          : row.and([
              row('applications.seeker_id', '=', candidate_id),
              row('applications.is_hidden', '=', false),
            ]),
      )
      .orderBy('applications.created_at', 'desc')
      .limit(1),
  }));
}
