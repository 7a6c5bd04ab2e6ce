import type { Db } from '../../platform/database.ts';
import { insertEvent, type Work } from './queries.ts';

/** Notes what a member of a team did with jobs, applications or letters, for the list of who did what. */
export const noteWork = (db: Db, work: Work): Promise<void> => insertEvent(db, work);
