import type { ColumnType, Generated } from 'kysely';
import type { SettingGroup, SettingGroups } from '../../contract/portal-settings/settings.ts';
import type { MomentWithDefault, OrNull } from './columns.ts';

export interface PortalSettingTables {
  portal_settings: PortalSettings;
}

/** A group of settings that has ever been changed. */
interface PortalSettings {
  name: SettingGroup;
  /** As JSON text on input. Rows of an earlier release may lack a newer key. */
  value: ColumnType<Partial<SettingGroups[SettingGroup]>, string, string>;
  version: Generated<number>;
  changed_at: MomentWithDefault;
  changed_by: OrNull<number>;
}
