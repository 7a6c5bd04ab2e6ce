import { type LimitName, limits } from '../../../contract/portal-settings/limits.ts';
import type { Db } from '../database.ts';
import { settingsInForce } from '../in-force/settings.ts';

/** A limit as it is now: owners may have changed the number. */
export const limitInForce = async (db: Db, name: LimitName): Promise<number> =>
  (await settingsInForce(db)).limits[name] ?? limits[name].usual;
