/** The name of the portal in what leaves this server by other ways than pages and answers. */
import { DEFAULT_NAME, namedThroughout } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../database.ts';
import type { MailLook } from '../mail.ts';
import { keptInMemory } from './kept-in-memory.ts';

/** The topic for changed settings of the portal. */
export const SETTINGS_TOPIC = 'portal_settings';

const kept = keptInMemory(SETTINGS_TOPIC, async (db) => {
  const row = await db
    .selectFrom('portal_settings')
    .select('value')
    .where('name', '=', 'look')
    .executeTakeFirst();
  const { name, accent } = (row?.value ?? {}) as Partial<MailLook>;
  return { name: name ?? DEFAULT_NAME, accent: accent ?? null };
});

/** How mails show the portal. */
export const mailLook: (db: Db) => Promise<MailLook> = kept.read;

export const listenForName = kept.listen;

export const portalName = async (db: Db): Promise<string> => (await kept.read(db)).name;

/** A value as it leaves the server, with the portal's name in all its texts. */
export const portalNamed = async <T>(db: Db, value: T): Promise<T> =>
  namedThroughout(value, await portalName(db));
