import type { Insertable } from 'kysely';
import type { WorkEvents } from '../../../db/team-tables.ts';
import type { Db } from '../../platform/database.ts';

export async function insertEvent(db: Db, event: Insertable<WorkEvents>): Promise<void> {
  await db.insertInto('work_events').values(event).execute();
}
