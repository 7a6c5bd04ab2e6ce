/** What owners set for the whole portal; every change is in the audit log and in force in all servers at once. */
import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import type { SettingGroup, SettingGroups } from '../../../contract/portal-settings/settings.ts';
import { type SocialSite, socialSites } from '../../../contract/portal-settings/social-sites.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { isStale } from '../../platform/http/versions.ts';
import { announceToServers } from '../../platform/live/live.ts';
import { announcePages } from '../../platform/page-cache.ts';
import { refuse } from '../../platform/refusal.ts';
import { recordAct } from '../../platform/security-events.ts';
import { type Kept, readSettings, SETTINGS_TOPIC, settingsInForce } from './in-force.ts';
import { lockGroup, writeGroup } from './queries.ts';

type Asked = Pick<Services, 'db' | 'setByEnvironment'>;

export async function readPortalSettings({ db, setByEnvironment }: Asked): Promise<PortalSettings> {
  const { contactEmail, grievanceOfficer, senderEmail } = setByEnvironment;
  return {
    ...(await readSettings(db)),
    by_environment: {
      contact_email: contactEmail ?? null,
      officer_name: grievanceOfficer?.name ?? null,
      officer_email: grievanceOfficer?.email ?? null,
      sender_email: senderEmail ?? null,
    },
  };
}

export interface Change<G extends SettingGroup> {
  adminId: number;
  value: SettingGroups[G];
  /** The version that the change is based on; without it, the change wins over any other. */
  ifMatch: string | undefined;
}

export const changeSettings = <G extends SettingGroup>(
  db: Db,
  group: G,
  { adminId, value, ifMatch }: Change<G>,
): Promise<Kept<G>> =>
  db.transaction().execute(async (trx) => {
    await lockGroup(trx, group);
    const before: Kept<SettingGroup> = (await readSettings(trx))[group];
    if (isStale(ifMatch, before.version)) {
      throw refuse('resource.setting.stale', { current: before });
    }
    await writeGroup(trx, group, { value: JSON.stringify(value), adminId });
    await recordAct(trx, { act: 'settings_changed', ...differences(group, before, value) });
    await announceToServers(trx, SETTINGS_TOPIC);
    // Last, because until then pages would be rendered with the old settings.
    await announcePages(trx);
    return (await readSettings(trx))[group];
  });

/** The officer is a person, whom the log does not name: it never forgets. */
const personal = new Set(['officer_name', 'officer_email']);

/** What of a group has changed, as the audit log has it: `moderation.hold_first_jobs`. */
function differences(group: SettingGroup, before: object, after: object) {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(old.get(key)),
  );
  const shown = (valueOf: (key: string, value: unknown) => unknown) =>
    Object.fromEntries(
      changed.map(([key, value]) => [
        `${group}.${key}`,
        wordOf(valueOf(key, value), personal.has(key)),
      ]),
    );
  return { before: shown((key) => old.get(key)), after: shown((_key, value) => value) };
}

function wordOf(value: unknown, isPersonal: boolean): string | boolean | null {
  if (value === null || value === undefined) return null;
  if (isPersonal) return '…';
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join(', ') : (value as string);
}

/** What visitors see of the settings. */
export interface PortalFacts {
  contactEmail: string | undefined;
  grievanceOfficer: { name: string; email: string } | undefined;
  socialLinks: { site: SocialSite; url: string }[];
  /** The paths of announced pages that do not exist for now. */
  hiddenPages: readonly string[];
}

/** What the environment sets wins, so that whoever runs the server can put right what was set here. */
export async function portalFacts({ db, setByEnvironment }: Asked): Promise<PortalFacts> {
  const { contact, announcing } = await settingsInForce(db);
  const { officer_name: name, officer_email: email } = contact;
  const officer = name && email ? { name, email } : undefined;
  const { contactEmail, grievanceOfficer, senderEmail } = setByEnvironment;
  return {
    contactEmail: contactEmail ?? contact.contact_email ?? senderEmail,
    grievanceOfficer: grievanceOfficer ?? officer,
    socialLinks: socialSites.flatMap((site) => {
      const url = contact[site];
      return url === null ? [] : [{ site, url }];
    }),
    hiddenPages: announcing.hidden_pages,
  };
}

/** Whether moderators look at the first jobs of companies that nobody has checked before others see them. */
export const holdsFirstJobs = async (db: Db): Promise<boolean> =>
  (await settingsInForce(db)).moderation.hold_first_jobs;

/** Whether an announced page does not exist for now. */
export const isHiddenPage = async (db: Db, path: string): Promise<boolean> =>
  (await settingsInForce(db)).announcing.hidden_pages.includes(path);
