import { randomBytes } from 'node:crypto';
import type { Session } from '../../contract/accounts.ts';
import type { Role } from '../../contract/endpoint.ts';
import { addAccount, addCompany, addRecruiter, PASSWORD, signIn } from '../../db/world/people.ts';
import type { Db } from '../../server/platform/database.ts';
import { hashPassword } from '../../server/platform/secrets/passwords.ts';
import type { KnownPerson } from './watch.ts';

const KNOWN = 20;
const STREAMERS_STREAMS = 10;

/** Existing accounts; each logs in from a network of its own. */
export async function addKnown(db: Db): Promise<KnownPerson[]> {
  const password_hash = await hashPassword(PASSWORD);
  const adding = Array.from({ length: KNOWN }, async (_, index) => {
    const { email } = await addAccount(db, 'user', { password_hash });
    const device = randomBytes(16).toString('hex');
    return { email, home: `198.51.100.${index + 1}`, device };
  });
  return Promise.all(adding);
}

/** A session of a new account. */
export const addSession = async (db: Db, role: Role): Promise<Session> =>
  role === 'hr'
    ? signIn(db, await addRecruiter(db, (await addCompany(db)).id))
    : signIn(db, await addAccount(db, role));

/** A session of an account whose address is not confirmed. */
export const addUnconfirmed = async (db: Db): Promise<Session> =>
  signIn(db, await addAccount(db, 'user', { state: 'pending' }));

/** Sessions that together may have this many streams of live news. */
export const addStreamers = (db: Db, streams: number): Promise<Session[]> =>
  Promise.all(
    Array.from({ length: Math.ceil(streams / STREAMERS_STREAMS) }, () => addSession(db, 'user')),
  );
