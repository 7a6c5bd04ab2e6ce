import { type SqlBool, sql } from 'kysely';
import { anyOfIds, type Db } from '../../platform/database.ts';
import { StartError } from '../../platform/process/start-error.ts';

/** An application whose events are not as they were written. */
export interface BrokenHistory {
  application_id: number;
  /** The first event that does not fit, counted from 1; null if the last ones are missing. */
  position: number | null;
}

/**
 * Reads all events of these applications, and finds every one that was changed, removed or inserted other
 * than by the product (docs/decisions/0035-receipts.md).
 */
export async function findBrokenHistories(db: Db, ids: readonly number[]) {
  const among = (column: string) => sql<SqlBool>`${sql.ref(column)} = ${anyOfIds(ids)}`;
  const { rows } = await sql<BrokenHistory>`
    with chained as (
      select event, application_id, position, hash,
        lag(hash) over chain as previous, row_number() over chain as place
      from application_events as event where ${among('application_id')}
      window chain as (partition by application_id order by position)
    ), misfits as (
      select application_id, min(place) as position from chained
      join applications on applications.id = application_id
      join accounts on accounts.id = seeker_id
      where place <> position
        or hash <> application_event_hash(previous, event)
        or (event).texts_hash is distinct from application_event_texts_hash(event)
          -- Erased with the account of the seeker.
          and ((event).salt is not null or accounts.state <> 'deleted')
      group by application_id
    )
    select applications.id as application_id, misfits.position from applications
    left join misfits on misfits.application_id = applications.id
    where ${among('applications.id')} and (misfits.application_id is not null
      or last_event_hash is distinct from (select hash from application_events
        where application_events.application_id = applications.id order by position desc limit 1)
      or last_event_hash is null)
    order by applications.id`.execute(db);
  return rows;
}

const MOST_NAMED = 20;
/** No statement reads the events of more applications, however many there are. */
const READ_AT_ONCE = 1_000;

async function listApplications(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Throws if events of any application were tampered with, and names these applications. */
export async function refuseBrokenHistories(db: Db): Promise<void> {
  const broken: BrokenHistory[] = [];
  for (let after = 0; ;) {
    const ids = await listApplications(db, after, READ_AT_ONCE);
    const last = ids.at(-1);
    if (last === undefined) break;
    broken.push(...(await findBrokenHistories(db, ids)));
    after = last;
  }
  if (broken.length === 0) return;
  const named = broken
    .slice(0, MOST_NAMED)
    .map(({ application_id, position }) => `${application_id} (event ${position ?? 'missing'})`);
  throw new StartError(
    `Applications whose events are not as they were written: ${broken.length}, namely ${named.join(', ')}.`,
  );
}
