import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Session } from '../../contract/accounts.ts';
import { presentAccount } from '../../server/domains/accounts/present.ts';
import type { Db } from '../../server/platform/database.ts';
import { startSession } from '../../server/platform/sessions.ts';
import type { Accounts } from '../tables/accounts.ts';
import type { Companies } from '../tables/companies.ts';
import type { Profiles } from '../tables/profiles.ts';

// Test data for tests and journeys: every function adds one thing by SQL, with defaults for everything that a test
// does not care about.

type Account = Selectable<Accounts>;
type AccountFacts = Partial<Insertable<Accounts>>;

/** The password of every account. */
export const PASSWORD = 'Mango-tree-42';
/** The hash of PASSWORD, with the lowest cost that argon2id allows. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$kc0BAezVeLDZklqZzlhhkw$cTpyOKIvmlgzyeI51IfLzesxpl6f0O9jVZpIdIazP/I';

/** A short random text that occurs in no other name; its "x" keeps it from ever being a phone number. */
export const freshMark = (): string =>
  `${randomBytes(3).toString('hex')}x${randomBytes(2).toString('hex')}`;

/** Adds an account with a confirmed address, unless its state is `pending`. */
export async function addAccount(
  db: Db,
  role: Accounts['role'],
  facts: AccountFacts = {},
): Promise<Account> {
  const isPending = facts.state === 'pending';
  return db
    .insertInto('accounts')
    .values({
      uid: `ID${randomBytes(8).toString('hex').toUpperCase()}`,
      email: `${role}-${freshMark()}@people.example`,
      role,
      state: 'active',
      level: isPending ? 0 : 1,
      name: 'Asha Rao',
      password_hash: PASSWORD_HASH,
      email_verified_at: isPending ? null : new Date(),
      team_role: facts.company_id ? 'owner' : null,
      admin_role: role === 'admin' ? 'owner' : null,
      // Quiet hours are off, because tests run at any hour.
      quiet_on: false,
      ...facts,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Starts a session without a password, which only tests can do. */
export async function signIn(db: Db, account: Account): Promise<Session> {
  const session = await startSession(db, account.id, { address: '127.0.0.1', userAgent: '' });
  return { ...session, user: { ...presentAccount(account), profilePictureUrl: null } };
}

/** A seeker without a profile. */
export const addSeeker = (db: Db, facts: AccountFacts = {}): Promise<Account> =>
  addAccount(db, 'user', facts);

/** Adds the seeker's profile. */
export const addProfile = (
  db: Db,
  seekerId: number,
  facts: Partial<Insertable<Profiles>> = {},
): Promise<Selectable<Profiles>> =>
  db
    .insertInto('profiles')
    .values({
      account_id: seekerId,
      title: 'Accounts Executive',
      location: 'Indore',
      about: 'Keeps the books of a trading firm.',
      skills: ['Tally', 'GST', 'MS Excel'],
      default_cover_letter: 'I have kept the books of a trading firm for three years.',
      ...facts,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Adds a complete company without recruiters. */
export const addCompany = (
  db: Db,
  facts: Partial<Insertable<Companies>> = {},
): Promise<Selectable<Companies>> =>
  db
    .insertInto('companies')
    .values({
      name: `Narmada Traders ${freshMark()}`,
      description: 'Narmada Traders buys and sells grain.',
      industry: 'Agriculture and Food',
      ...facts,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A recruiter of a company, as its owner. */
export const addRecruiter = (
  db: Db,
  companyId: number,
  facts: AccountFacts = {},
): Promise<Account> =>
  addAccount(db, 'hr', { name: 'Priya Nair', company_id: companyId, ...facts });

export const addAdmin = (db: Db, facts: AccountFacts = {}): Promise<Account> =>
  addAccount(db, 'admin', { name: 'Meenakshi Rao', ...facts });
