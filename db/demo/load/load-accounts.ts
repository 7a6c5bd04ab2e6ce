import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '../../../server/platform/database.ts';
import { hashPassword } from '../../../server/platform/secrets/passwords.ts';
import type { Accounts } from '../../tables/accounts.ts';
import type { Profiles } from '../../tables/profiles.ts';
import type { buildApplicants } from '../applicants.ts';
import { askers } from '../company-checks.ts';
import { appellants } from '../second-month.ts';
import { DEMO_PASSWORD, type DemoProfile, people, type Registered } from '../people.ts';
import { colleagues } from '../team.ts';

/** Accounts and companies are older than the oldest job. */
export const OPENED_DAYS_AGO = 45;
const DAYS_BEFORE_APPLYING = 0.1;

export type CompanyIds = ReadonlyMap<string, number>;
export type AccountsByEmail = ReadonlyMap<string, Selectable<Accounts>>;

type Crowd = ReturnType<typeof buildApplicants>;

interface Loaded {
  companyIds: CompanyIds;
  daysAgo: (days: number) => Date;
}

export function lookUp<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo has no ${String(key)}`);
  return value;
}

/**
 * Adds the accounts of everybody, in the order in which they registered, so that later numbers are of later days; and
 * the profiles of seekers.
 */
export async function addAccounts(
  trx: Trx,
  crowd: Crowd,
  { companyIds, daysAgo }: Loaded,
): Promise<AccountsByEmail> {
  const known = await hashPassword(DEMO_PASSWORD);
  const secret = await hashPassword(randomUUID());
  const everybody: Registered[] = [
    ...peopleThere(),
    ...colleagues,
    ...applicantsOf(crowd),
    ...askers,
    ...appellants,
  ];
  const rows = everybody
    .toSorted((a, b) => b.daysAgo - a.daysAgo)

    .map(({ daysAgo: days, companyName, hasSecret, ...person }): Insertable<Accounts> => {
      const created_at = daysAgo(days);
      return {
        ...person,
        uid: `IDDEMO${person.name.replaceAll(' ', '').toUpperCase()}`,
        state: 'active',
        level: 1,
        password_hash: hasSecret ? secret : known,
        email_verified_at: created_at,
        company_id: companyName === undefined ? null : lookUp(companyIds, companyName),
        company_hints: null,
        // Whoever tries the demo at night in India sees each mail at once, too.
        quiet_on: false,
        created_at,
        updated_at: created_at,
      };
    });
  const added = await trx.insertInto('accounts').values(rows).returningAll().execute();
  const accounts = new Map(added.map((account) => [account.email, account]));
  await addProfiles(trx, crowd, accounts);
  return accounts;
}

const peopleThere = (): Registered[] =>
  people.map((person) => ({
    name: person.name,
    email: person.email,
    role: person.role,
    companyName: person.role === 'hr' ? person.companyName : undefined,
    team_role: person.role === 'hr' ? 'owner' : null,
    admin_role: person.role === 'admin' ? person.adminRole : null,
    daysAgo: OPENED_DAYS_AGO,
  }));

/** People who registered and applied soon afterwards. */
const applicantsOf = ({ people: crowd, applications: sent }: Crowd): Registered[] =>
  crowd.map(({ name, email, role }) => {
    const applied = sent.flatMap(({ seeker, events: [first] }) =>
      seeker === email && first ? first.daysAgo : [],
    );
    const daysAgo =
      applied.length > 0 ? Math.max(...applied) + DAYS_BEFORE_APPLYING : OPENED_DAYS_AGO;
    return { name, email, role, hasSecret: true, daysAgo };
  });

async function addProfiles(trx: Trx, crowd: Crowd, accounts: AccountsByEmail): Promise<void> {
  const seekers = people.filter((person) => person.role === 'user');
  const profiles = [...seekers, ...crowd.people].map(({ email, profile }) =>
    profileRow(lookUp(accounts, email).id, profile),
  );
  await trx.insertInto('profiles').values(profiles).execute();
  for (const { email, publicCode } of seekers) {
    if (!publicCode) continue;
    const { id, created_at } = lookUp(accounts, email);
    const shown = { account_id: id, code: publicCode, consented_at: created_at };
    await trx.insertInto('public_profiles').values(shown).execute();
  }
}

function profileRow(account_id: number, profile: DemoProfile): Insertable<Profiles> {
  const { skills, experience, education, defaultCoverLetter, ...facts } = profile;
  return {
    account_id,
    ...facts,
    preferred_locations: [...facts.preferred_locations],
    languages: JSON.stringify(facts.languages),
    skills: [...skills],
    experience: JSON.stringify(experience),
    education: JSON.stringify(education),
    default_cover_letter: defaultCoverLetter,
  };
}
