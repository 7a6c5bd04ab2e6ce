import type { Db } from '../../platform/database.ts';
import { eventOf, type Work } from './queries.ts';

export type { Work } from './queries.ts';

/** Notes what a member of a team did with jobs, applications or letters, for the list of who did what. */
export async function noteWork(db: Db, work: Work): Promise<void> {
  await eventOf(db, work).execute();
}

/** `noteWork` as a statement that can be sent together with others. */
export const notingWork = eventOf;
