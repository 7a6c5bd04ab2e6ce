import type { RawBuilder } from 'kysely';
import type { Session } from '../../contract/accounts.ts';
import { addJob } from '../../db/world/hiring.ts';
import {
  addAdmin,
  addCompany,
  addProfile,
  addRecruiter,
  addSeeker,
  signIn,
} from '../../db/world/people.ts';
import type { Db } from '../../server/platform/database.ts';
import { oneOf, type Random } from '../every-call/inputs.ts';

// The people of the measurement: companies with two recruiters and three jobs each, seekers, and an admin.

export interface Person {
  id: number;
  email: string;
  session: Session;
  /** 0 for seekers and admins. */
  companyId: number;
}

export interface Town {
  address: string;
  db: Db;
  random: Random;
  jobs: Map<number, number[]>;
  recruiters: Person[];
  seekers: Person[];
  admin: Person;
  /** Whose address or number this is, of every seeker that there ever was. */
  holderOf: Map<string, number>;
  /** How often each call was answered in each way. */
  answers: Map<string, number>;
  problems: Set<string>;
}

const COMPANIES = 4;
const SEEKERS = 20;

export async function openTown(address: string, db: Db, random: Random): Promise<Town> {
  const signedIn = async (account: Awaited<ReturnType<typeof addSeeker>>) => ({
    id: account.id,
    email: account.email,
    session: await signIn(db, account),
    companyId: account.company_id ?? 0,
  });
  const town: Town = {
    address,
    db,
    random,
    jobs: new Map(),
    recruiters: [],
    seekers: [],
    admin: await signedIn(await addAdmin(db)),
    holderOf: new Map(),
    answers: new Map(),
    problems: new Set(),
  };
  // Admins need a second step; this one is never used.
  await db
    .insertInto('two_step')
    .values({ account_id: town.admin.id, sealed_secret: Buffer.alloc(1), enabled_at: new Date() })
    .execute();
  for (let number = 0; number < COMPANIES; number += 1) {
    const { id } = await addCompany(db);
    const jobs: number[] = [];
    for (const is_blind of [false, false, true]) jobs.push((await addJob(db, id, { is_blind })).id);
    town.jobs.set(id, jobs);
    for (const team_role of ['owner', 'recruiter'] as const) {
      town.recruiters.push(await signedIn(await addRecruiter(db, id, { team_role })));
    }
  }
  for (let number = 0; number < SEEKERS; number += 1) await newSeeker(town);
  return town;
}

/** Somebody comes to the town. */
async function newSeeker({ db, random, seekers, holderOf }: Town): Promise<void> {
  const number = `98123${String(holderOf.size).padStart(5, '0')}`;
  const account = await addSeeker(db, { phone: `+91${number}`, name: `Asha ${holderOf.size}` });
  await addProfile(db, account.id, { visibility: oneOf(random, ['nobody', 'applied', 'checked']) });
  holderOf.set(account.email, account.id).set(number, account.id);
  const session = await signIn(db, account);
  seekers.push({ id: account.id, email: account.email, session, companyId: 0 });
}

/** Signs a seeker in again, or lets somebody else come in place of one who has left for good. */
export async function comeBack(town: Town, seeker: Person): Promise<void> {
  const account = await town.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', seeker.id)
    .executeTakeFirst();
  if (account?.state === 'active') seeker.session = await signIn(town.db, account);
  if (account && account.state !== 'deleted') return;
  const at = town.seekers.indexOf(seeker);
  if (at === -1) return;
  town.seekers.splice(at, 1);
  await newSeeker(town);
}

/** The first row of a query, for choosing what to do next. */
export async function firstOf<Row>({ db }: Town, query: RawBuilder<unknown>) {
  const { rows } = await query.execute(db);
  return rows[0] as Row | undefined;
}
