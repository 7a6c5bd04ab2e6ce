import type { Db } from '../../../platform/database.ts';
import { keptInMemory } from '../../../platform/in-force/kept-in-memory.ts';
import { announceToServers } from '../../../platform/live/live.ts';
import { addLayer, beginLayerAt, listLayers, moveDown, readNthNewest } from './queries.ts';

/**
 * Jobs lie in layers by date: the newest in layer 0, and each layer below holds eight times as many.
 * Frequent words are found often enough in the upper ones, so that the others need not be read.
 */

const NEWEST = 32_000;
const TIMES_AS_MANY_BELOW = 8;
/** How many jobs each layer but the last has after jobs were moved down. */
export const LAYER_SIZES: readonly number[] = [0, 1, 2].map(
  (layer) => NEWEST * TIMES_AS_MANY_BELOW ** layer,
);
/** So many times its size a layer may hold before jobs are moved, so that few are moved at a time. */
const MAY_GROW = 2;
const MOVED_AT_ONCE = 1_000;
const LAYERS_TOPIC = 'search_layers';

const kept = keptInMemory(LAYERS_TOPIC, listLayers);

/** The layers that may have jobs, the newest first. */
export const currentLayers = (db: Db): Promise<readonly number[]> => kept.read(db);

export const listenForLayers = kept.listen;

/**
 * Moves the oldest jobs of layers that have grown too large to the layer below. A new layer is only
 * announced at first, so that every server reads it before jobs lie in it.
 */
export async function moveOldJobsDown(db: Db, sizes = LAYER_SIZES): Promise<void> {
  for (const [layer, size] of sizes.entries()) {
    const outgrown = await readNthNewest(db, layer, size * MAY_GROW);
    if (outgrown === null) continue;
    const layers = await listLayers(db);
    if (!layers.includes(layer + 1)) {
      await db.transaction().execute(async (trx) => {
        await addLayer(trx, layer + 1);
        await announceToServers(trx, LAYERS_TOPIC);
      });
      continue;
    }
    const beginsAt = await readNthNewest(db, layer, size);
    if (beginsAt === null) continue;
    await beginLayerAt(db, layer, beginsAt);
    while ((await moveDown(db, { layer, beginsAt, limit: MOVED_AT_ONCE })) > 0);
  }
}
