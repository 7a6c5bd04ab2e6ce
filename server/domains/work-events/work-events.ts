import type { WorkEventKind } from '../../../contract/team/team-activity.ts';
import type { Db } from '../../platform/database.ts';
import { insertEvent } from './queries.ts';

interface Work {
  kind: WorkEventKind;
  company_id: number;
  actor_id: number;
  job_id: number | null;
  /** Of a changed job. */
  fields?: string[];
}

/** Notes what a member of a team did with jobs or applications, for the list of who did what. */
export const noteWork = (db: Db, work: Work): Promise<void> => insertEvent(db, work);
