/** The settings as they are in force: read with every page, seldom changed. */
import type { SettingGroup, SettingGroups } from '../../../contract/portal-settings/settings.ts';
import type { Db } from '../../platform/database.ts';
import { keptInMemory } from '../../platform/in-force/kept-in-memory.ts';
import { SETTINGS_TOPIC } from '../../platform/in-force/portal-name.ts';
import { listGroups } from './queries.ts';

/** As long as nobody has changed anything. */
const defaults: SettingGroups = {
  limits: {
    jobs_per_day: null,
    conversations_per_day: null,
    upload_megabytes_per_day: null,
    code_sms_per_hour: null,
  },
  mail: { sender: null, keys: null },
  sms: { keys: null },
  payments: { keys: null },
  look: { name: null, accent: null, accent_dark: null, logo: null },
  contact: {
    contact_email: null,
    officer_name: null,
    officer_email: null,
    linkedin: null,
    x: null,
    youtube: null,
    instagram: null,
    facebook: null,
  },
  moderation: { hold_first_jobs: false },
  announcing: { hidden_pages: [] },
};

/** A group with its history. */
export type Kept<G extends SettingGroup> = SettingGroups[G] & {
  version: number;
  changed_at: string | null;
  changed_by: string | null;
};
export type KeptSettings = { [G in SettingGroup]: Kept<G> };

/** As the database has them now; what was never changed, or came with a later release, is the default. */
export async function readSettings(db: Db): Promise<KeptSettings> {
  const rows = await listGroups(db);
  const keptOf = <G extends SettingGroup>(group: G): Kept<G> => {
    const row = rows.find((one) => one.group === group);
    const { value, version = 0, changed_at = null, changed_by = null } = row ?? {};
    return { ...defaults[group], ...value, version, changed_at, changed_by };
  };
  return {
    limits: keptOf('limits'),
    mail: keptOf('mail'),
    sms: keptOf('sms'),
    payments: keptOf('payments'),
    look: keptOf('look'),
    contact: keptOf('contact'),
    moderation: keptOf('moderation'),
    announcing: keptOf('announcing'),
  };
}

const kept = keptInMemory(SETTINGS_TOPIC, readSettings);

/** The settings, from memory until any server announces a change. */
export const settingsInForce = kept.read;

export const listenForSettings = kept.listen;
