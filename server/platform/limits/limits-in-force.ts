import { type LimitName, limits } from '../../../contract/portal-settings/limits.ts';
import type { Db } from '../database.ts';
import { settingsInForce } from '../in-force/settings.ts';

/** A number that owners may have changed. */
export const limitInForce = async (db: Db, name: LimitName): Promise<number> =>
  (await settingsInForce(db)).limits[name] ?? limits[name].usual;
