import { type Insertable, sql } from 'kysely';
import type { TeamRole } from '../../../contract/team/team-roles.ts';
import type { TeamEvents } from '../../../db/tables/team.ts';
import { anyOfIds, type Db, type Trx } from '../../platform/database.ts';
import { dayInIndia } from '../../platform/calendar/days-in-india.ts';
import { announce, MEMBERSHIP_TOPIC } from '../../platform/live/live.ts';

// Every statement is limited to the company.

/**
 * Since when somebody belongs to the company; for its creator, and for those who came before teams existed, since the
 * account was created.
 */
const joinedAt = sql<string>`coalesce((select max(joined.created_at) from team_events as joined
  where joined.company_id = accounts.company_id and joined.member_id = accounts.id
    and joined.kind = 'joined'), accounts.created_at)`;

/** Sessions end after a day; known devices are remembered longer. */
const lastActiveOn = sql<string | null>`(
  select to_char(${dayInIndia(sql`max(seen)`)}, 'YYYY-MM-DD') from (
    select max(last_seen_at) as seen from sessions where sessions.account_id = accounts.id
    union all
    select max(last_seen_at) from known_devices where known_devices.account_id = accounts.id
  ) as traces)`;

const inOrder = sql`array_position(array['owner', 'recruiter', 'interviewer', 'viewer'],
  accounts.team_role)`;

const members = (db: Db, companyId: number) =>
  db
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.name', 'accounts.email', 'accounts.language'])
    .select(sql<TeamRole>`accounts.team_role`.as('role'))
    .select([joinedAt.as('joined_at'), lastActiveOn.as('last_active_on')])
    .where('accounts.company_id', '=', companyId)
    .where('accounts.state', '<>', 'deleted');

export type MemberRow = Awaited<ReturnType<typeof getMember>>;

export const listMembers = (db: Db, companyId: number) =>
  members(db, companyId).orderBy(inOrder).orderBy(joinedAt).orderBy('accounts.id').execute();

export const getMember = (db: Db, companyId: number, id: number) =>
  members(db, companyId).where('accounts.id', '=', id).executeTakeFirstOrThrow();

/** The roles of these members. Locks their accounts, always in the same order. */
export async function lockMembers(
  trx: Trx,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, TeamRole | null>> {
  const rows = await trx
    .selectFrom('accounts')
    .select(['id', 'team_role'])
    .where('id', '=', anyOfIds(ids))
    .where('company_id', '=', companyId)
    .where('state', '<>', 'deleted')
    .orderBy('id')
    // A weaker lock, so that rows referring to an account, such as notifications, can still be written: their writer
    // may hold a job that this transaction needs next.
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, team_role }) => [id, team_role]));
}

/**
 * Locks these accounts with everybody in their teams. When a member leaves or is shut out, a colleague may become the
 * owner, and companies are locked after accounts.
 */
export async function lockWithTeams(
  trx: Trx,
  by: 'id' | 'uid',
  values: readonly (number | string)[],
): Promise<void> {
  const column = sql.ref(`own.${by}`);
  await sql`select from accounts where id in (
      select own.id from accounts as own where ${column} = any(${values})
      union
      select member.id from accounts as own join accounts as member on member.company_id = own.company_id
       where ${column} = any(${values}))
    order by id for no key update`.execute(trx);
}

/** The company of an account, which is locked. */
export const lockAccount = (trx: Trx, id: number) =>
  trx
    .selectFrom('accounts')
    .select(['company_id', 'email'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Whether other members of the company can sign in; with a role, only members who have it. */
export async function hasOthers(
  trx: Trx,
  { id, companyId, role }: { id: number; companyId: number; role?: TeamRole },
): Promise<boolean> {
  const other = await trx
    .selectFrom('accounts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '<>', id)
    .where('state', 'in', ['active', 'pending'])
    .$if(role !== undefined, (query) => query.where('team_role', '=', role ?? null))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The successor of the last owner: the member with the highest role, and of these the longest-standing. */
export const findHeir = (trx: Trx, { id, companyId }: { id: number; companyId: number }) =>
  members(trx, companyId)
    .where('accounts.id', '<>', id)
    .where('accounts.state', 'in', ['active', 'pending'])
    .orderBy(sql`accounts.state`)
    .orderBy(inOrder)
    .orderBy(joinedAt)
    .orderBy('accounts.id')
    .limit(1)
    .executeTakeFirst();

/** The owners who can sign in. */
export const listOwners = (trx: Trx, companyId: number) =>
  members(trx, companyId)
    .where('accounts.team_role', '=', 'owner')
    .where('accounts.state', 'in', ['active', 'pending'])
    .orderBy('accounts.id')
    .execute();

export async function setRole(trx: Trx, id: number, role: TeamRole): Promise<void> {
  await trx.updateTable('accounts').set({ team_role: role }).where('id', '=', id).execute();
  await announce(trx, [id], MEMBERSHIP_TOPIC);
}

export async function setCompany(
  trx: Trx,
  id: number,
  membership: { company_id: number; team_role: TeamRole } | { company_id: null; team_role: null },
): Promise<void> {
  await trx.updateTable('accounts').set(membership).where('id', '=', id).execute();
  await announce(trx, [id], MEMBERSHIP_TOPIC);
}

export async function insertEvent(trx: Trx, event: Insertable<TeamEvents>): Promise<void> {
  await trx.insertInto('team_events').values(event).execute();
}

export async function companyNameOf(db: Db, companyId: number): Promise<string> {
  const { name } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return name;
}

/**
 * Whether anything depends on a company with only one member: jobs, other people, or what it has asked and viewed.
 */
export async function isUsed(trx: Trx, companyId: number, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from jobs where company_id = ${companyId})
      or exists (select from accounts where company_id = ${companyId} and id <> ${memberId})
      or exists (select from profile_views where company_id = ${companyId})
      or exists (select from contact_requests where company_id = ${companyId}) as used`.execute(
    trx,
  );
  return rows[0]?.used ?? true;
}

/** How many seats are taken: by members, and by invited people. */
export async function countSeats(db: Db, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from accounts where company_id = ${companyId})
    + (select count(*) from team_invitations
        where company_id = ${companyId} and expires_at > now()) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
