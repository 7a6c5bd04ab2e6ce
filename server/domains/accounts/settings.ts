/** The settings of an account: name, language of mails, password. */
import type { User } from '../../../contract/accounts.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { isOffered, type LanguageSettings } from '../../../contract/portal-settings/languages.ts';
import type { Db } from '../../platform/database.ts';
import { offeredLanguages } from '../../platform/in-force/settings.ts';
import { hashPassword } from '../../platform/secrets/passwords.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import {
  endSessions,
  type FreshSession,
  renewSession,
  type SignedIn,
} from '../../platform/sessions.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { readAccountByPassword } from './accounts.ts';
import { presentUser } from './present.ts';
import { mailPasswordChanged } from './settings-mails.ts';
import { dropOpenLinks, setPassword, updateAccount } from './settings-queries.ts';
import { refuseContactIn } from './names.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

interface AccountChange {
  username?: string | undefined;
  language?: Language | undefined;
  marketing_consent?: boolean | undefined;
}

export const changeAccount = async (
  { db, seal }: { db: Db; seal: Seal },
  id: number,
  { username, language, marketing_consent }: AccountChange,
): Promise<User> => {
  if (username !== undefined) refuseContactIn(username, 'username');
  return presentUser(
    seal,
    await updateAccount(db, id, {
      ...(username === undefined ? {} : { name: username }),
      ...(language === undefined ? {} : chosen(await offeredLanguages(db), language)),
      ...(marketing_consent === undefined ? {} : { marketing_consent }),
    }),
  );
};

/** A language that is not offered now is stored for later, but mails use another one until then. */
const chosen = (settings: LanguageSettings, language: Language) =>
  isOffered(settings, language)
    ? { language, unoffered_language: null }
    : { language: settings.usual, unoffered_language: language };

/** Changes the password and ends all sessions but the current one, which gets a new token. */
export async function changePassword(
  db: Db,
  { id, session_id }: SignedIn,
  { current_password, password }: { current_password: string; password: string },
): Promise<FreshSession> {
  const account = await readAccountByPassword(db, id, current_password, 'current_password');
  refuseWeakPassword(password, [account.email, account.name]);
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    await setPassword(trx, id, password_hash, { provesMailbox: false });
    await noteSecurityEvent(trx, { kind: 'password_changed' });
    await endSessions(trx, id, { except: [session_id] });
    await dropOpenLinks(trx, id);
    // An unconfirmed address may belong to somebody else.
    if (account.email_verified_at) await mailPasswordChanged(trx, account);
    return renewSession(trx, session_id);
  });
}
