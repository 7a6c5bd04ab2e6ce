import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database.ts';

/** Before any job. */
const ALWAYS = '0001-01-01';

/** The layers that may have jobs, the newest first. */
export async function listLayers(db: Db): Promise<readonly number[]> {
  const rows = await db.selectFrom('search_layers').select('layer').orderBy('layer').execute();
  return rows.map(({ layer }) => layer);
}

/** When the nth newest job of a layer was posted; null if it has fewer. */
export async function readNthNewest(db: Db, layer: number, nth: number): Promise<string | null> {
  const row = await db
    .selectFrom('job_search')
    .select('posted_at')
    .where('layer', '=', sql<number>`${sql.lit(layer)}`)
    .orderBy('posted_at', 'desc')
    .orderBy('job_id', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.posted_at ?? null;
}

export async function addLayer(trx: Trx, layer: number): Promise<void> {
  await sql`
    insert into search_layers (layer, begins_at) values (${layer}, ${ALWAYS})
    on conflict do nothing`.execute(trx);
}

export async function beginLayerAt(db: Db, layer: number, beginsAt: string): Promise<void> {
  await db
    .updateTable('search_layers')
    .set({ begins_at: beginsAt })
    .where('layer', '=', layer)
    .execute();
}

/**
 * Moves so many of the jobs that are older than a layer to the one below, and answers how many. Jobs that
 * somebody is just changing stay until the next time, so that nobody waits for anybody. Pages stay as they are.
 */
export const moveDown = (
  db: Db,
  { layer, beginsAt, limit }: { layer: number; beginsAt: string; limit: number },
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`set local vritti.pages_may_wait = 'on'`.execute(trx);
    const { numAffectedRows } = await sql`
      update job_search set layer = ${layer + 1} where job_id in (
        select job_id from job_search
        where layer = ${sql.lit(layer)} and posted_at < ${beginsAt}
        order by posted_at limit ${limit} for update skip locked)`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });

/** The layer of a job by its date, as an expression. */
export const layerOf = (postedAt: string) => sql<number>`(
  select count(*) from search_layers where search_layers.begins_at > ${sql.ref(postedAt)})`;
