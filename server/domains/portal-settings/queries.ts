import { sql } from 'kysely';
import type { SettingGroup } from '../../../contract/portal-settings/settings.ts';
import type { Db, Trx } from '../../platform/database.ts';

/** The groups that have ever been changed. */
export const listGroups = (db: Db) =>
  db
    .selectFrom('portal_settings')
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.id', '=', 'portal_settings.changed_by')
        .on('accounts.state', '<>', 'deleted'),
    )
    .select([
      'portal_settings.name',
      'portal_settings.value',
      'portal_settings.version',
      'portal_settings.changed_at',
      'accounts.name as changed_by',
    ])
    .execute();

/** Serialises changes of a group, even before it has a row. */
export async function lockGroup(trx: Trx, group: SettingGroup): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('portal_settings'), hashtext(${group}))`.execute(
    trx,
  );
}

export async function writeGroup(
  trx: Trx,
  name: SettingGroup,
  { value, adminId }: { value: string; adminId: number },
): Promise<void> {
  await trx
    .insertInto('portal_settings')
    .values({ name, value, changed_by: adminId })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        value,
        version: sql<number>`portal_settings.version + 1`,
        changed_at: sql<string>`now()`,
        changed_by: adminId,
      }),
    )
    .execute();
}

/** Stores the same keys, sealed anew. Nobody changed the settings, so nothing else is written. */
export async function replaceKeys(trx: Trx, name: SettingGroup, keys: string): Promise<void> {
  const value = sql<string>`jsonb_set(value, '{keys}', to_jsonb(${keys}::text))`;
  await trx.updateTable('portal_settings').set({ value }).where('name', '=', name).execute();
}
