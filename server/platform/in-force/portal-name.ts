/**
 * The portal's name in everything that leaves this server in other ways than as pages and answers.
 */
import { DEFAULT_NAME, namedThroughout } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../database.ts';
import type { MailLook } from '../mail-page.ts';
import { settingsInForce } from './settings.ts';

/** How mails show the portal. */
export async function mailLook(db: Db): Promise<MailLook> {
  const { name, accent, accent_dark: accentDark } = (await settingsInForce(db)).look;
  return { name: name ?? DEFAULT_NAME, accent, accentDark };
}

/** The name that owners have given the portal, or else that of the product. */
export const portalName = async (db: Db): Promise<string> => (await mailLook(db)).name;

/** A value as it leaves the server, with the portal's name in all its texts. */
export const portalNamed = async <T>(db: Db, value: T): Promise<T> =>
  namedThroughout(value, await portalName(db));
