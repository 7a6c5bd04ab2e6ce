/** The settings as owners see them: with the version of each group, and who changed it last. */
import type { SettingGroup, SettingGroups } from '../../../contract/portal-settings/settings.ts';
import type { Db } from '../../platform/database.ts';
import { settingsOf } from '../../platform/in-force/settings.ts';
import { listGroups } from './queries.ts';

/** A group with its history. */
export type GroupWithHistory<G extends SettingGroup> = SettingGroups[G] & {
  version: number;
  changed_at: string | null;
  changed_by: string | null;
};
export type SettingsWithHistory = { [G in SettingGroup]: GroupWithHistory<G> };

/** As they are in the database now. */
export async function readSettings(db: Db): Promise<SettingsWithHistory> {
  const rows = await listGroups(db);
  const settings = settingsOf(rows);
  const keptOf = <G extends SettingGroup>(group: G): GroupWithHistory<G> => {
    const row = rows.find(({ name }) => name === group);
    const { version = 0, changed_at = null, changed_by = null } = row ?? {};
    return { ...settings[group], version, changed_at, changed_by };
  };
  return {
    languages: keptOf('languages'),
    limits: keptOf('limits'),
    mail: keptOf('mail'),
    sms: keptOf('sms'),
    payments: keptOf('payments'),
    look: keptOf('look'),
    contact: keptOf('contact'),
    moderation: keptOf('moderation'),
    announcing: keptOf('announcing'),
    categories: keptOf('categories'),
  };
}
