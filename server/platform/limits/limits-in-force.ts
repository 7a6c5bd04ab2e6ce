import {
  type LimitName,
  limits,
  type LimitSettings,
} from '../../../contract/portal-settings/limits.ts';
import type { Db } from '../database.ts';
import { keptInMemory } from '../in-force/kept-in-memory.ts';
import { SETTINGS_TOPIC } from '../in-force/portal-name.ts';

const kept = keptInMemory(SETTINGS_TOPIC, async (db) => {
  const row = await db
    .selectFrom('portal_settings')
    .select('value')
    .where('name', '=', 'limits')
    .executeTakeFirst();
  return (row?.value ?? {}) as Partial<LimitSettings>;
});

export const listenForLimits = kept.listen;

/** A number that owners may have changed. */
export const limitInForce = async (db: Db, name: LimitName): Promise<number> =>
  (await kept.read(db))[name] ?? limits[name].usual;
