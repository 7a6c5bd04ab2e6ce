/** What owners have set for the whole portal, and which settings are in force. */
import type { PortalLook } from '../../../contract/portal-settings/logo.ts';
import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { type SocialSite, socialSites } from '../../../contract/portal-settings/social-sites.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { presentKeys } from './keys.ts';
import { presentLook, shownLook } from './look.ts';
import { settingsInForce } from '../../platform/in-force/settings.ts';
import { readSettings } from './history.ts';

type SettingServices = Pick<Services, 'db' | 'setByEnvironment'>;
type OwnerServices = SettingServices & Pick<Services, 'seal'>;

export async function readPortalSettings({
  db,
  seal,
  setByEnvironment,
}: OwnerServices): Promise<PortalSettings> {
  const { contactEmail, grievanceOfficer, senderEmail, mail, sms, payments } = setByEnvironment;
  const settings = await readSettings(db);
  return {
    ...settings,
    mail: presentKeys(seal, settings.mail),
    sms: presentKeys(seal, settings.sms),
    payments: presentKeys(seal, settings.payments),
    look: presentLook(settings.look),
    by_environment: {
      contact_email: contactEmail ?? null,
      officer_name: grievanceOfficer?.name ?? null,
      officer_email: grievanceOfficer?.email ?? null,
      sender_email: senderEmail ?? null,
      mail: mail ?? false,
      sms: sms ?? false,
      payments: payments ?? false,
    },
  };
}

/** The settings that visitors see. */
export interface PortalFacts {
  /** The languages that are offered. */
  languages: readonly Language[];
  look: PortalLook;
  contactEmail: string | undefined;
  grievanceOfficer: { name: string; email: string } | undefined;
  socialLinks: { site: SocialSite; url: string }[];
  /** The paths of announced pages that are hidden for now. */
  hiddenPages: readonly string[];
}

/** The environment takes precedence, so that the operator of the server can correct what was set here. */
export async function portalFacts({ db, setByEnvironment }: SettingServices): Promise<PortalFacts> {
  const { languages, look, mail, contact, announcing } = await settingsInForce(db);
  const { officer_name: name, officer_email: email } = contact;
  const officer = name && email ? { name, email } : undefined;
  const { contactEmail, grievanceOfficer, senderEmail } = setByEnvironment;
  return {
    languages: languages.offered,
    look: shownLook(look),
    contactEmail: contactEmail ?? contact.contact_email ?? senderEmail ?? mail.sender ?? undefined,
    grievanceOfficer: grievanceOfficer ?? officer,
    socialLinks: socialSites.flatMap((site) => {
      const url = contact[site];
      return url === null ? [] : [{ site, url }];
    }),
    hiddenPages: announcing.hidden_pages,
  };
}

/** Whether moderators review the first jobs of unchecked companies before others see them. */
export const holdsFirstJobs = async (db: Db): Promise<boolean> =>
  (await settingsInForce(db)).moderation.hold_first_jobs;

/** Whether an announced page is hidden for now. */
export const isHiddenPage = async (db: Db, path: string): Promise<boolean> =>
  (await settingsInForce(db)).announcing.hidden_pages.includes(path);
