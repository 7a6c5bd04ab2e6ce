/**
 * The owners' settings for the whole portal, as they are in force: every request reads them, and
 * they seldom change.
 */
import { usualCategories } from '../../../contract/portal-settings/categories.ts';
import type { LanguageSettings } from '../../../contract/portal-settings/languages.ts';
import type { SettingGroup, SettingGroups } from '../../../contract/portal-settings/settings.ts';
import type { Db } from '../database.ts';
import { keptInMemory } from './kept-in-memory.ts';

/** The topic for changed settings of the portal. */
export const SETTINGS_TOPIC = 'portal_settings';

/** In force as long as nobody has changed anything. */
export const defaultSettings: SettingGroups = {
  languages: { offered: ['en', 'hi'], usual: 'en' },
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
  categories: { categories: [...usualCategories] },
};

interface KeptRow {
  name: SettingGroup;
  value: Partial<SettingGroups[SettingGroup]>;
}

/** Settings that were never changed, or that came with a later release, have their default. */
export function settingsOf(rows: readonly KeptRow[]): SettingGroups {
  const groupOf = <G extends SettingGroup>(group: G): SettingGroups[G] => ({
    ...defaultSettings[group],
    ...rows.find(({ name }) => name === group)?.value,
  });
  return {
    languages: groupOf('languages'),
    limits: groupOf('limits'),
    mail: groupOf('mail'),
    sms: groupOf('sms'),
    payments: groupOf('payments'),
    look: groupOf('look'),
    contact: groupOf('contact'),
    moderation: groupOf('moderation'),
    announcing: groupOf('announcing'),
    categories: groupOf('categories'),
  };
}

const kept = keptInMemory(SETTINGS_TOPIC, async (db) =>
  settingsOf(await db.selectFrom('portal_settings').select(['name', 'value']).execute()),
);

/** The settings, from memory until any server announces a change. */
export const settingsInForce: (db: Db) => Promise<SettingGroups> = kept.read;

export const offeredLanguages = async (db: Db): Promise<LanguageSettings> =>
  (await settingsInForce(db)).languages;

export const listenForSettings = kept.listen;
