/** The team of a company: its members, their roles, and how they join and leave. */
import type { TeamMember } from '../../../contract/team/team.ts';
import type { TeamRole } from '../../../contract/team/team-roles.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Departure } from '../../platform/departures.ts';
import type { Services } from '../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { deleteEmptyCompany, isLastRecruiter, lockCompany } from '../companies/companies.ts';
import { leavePanels } from '../interviews/interviews.ts';
import { closeJobsOfCompany, removePersonFromJobs } from '../jobs/jobs.ts';
import {
  deleteInvitationsBy,
  deleteInvitationsOf,
  deleteInvitationsTo,
  listInvitations,
} from './invitation-queries.ts';
import { mailNewOwner, mailOldOwner, mailRemoval } from './mails.ts';
import { mailOwnersOfDeparture, notifyMember, notifyOwners } from './notices.ts';
import { presentInvitation, presentMember } from './present.ts';
import {
  companyNameOf,
  findHeir,
  getMember,
  hasOthers,
  insertEvent,
  listMembers,
  lockAccount,
  lockMembers,
  lockWithTeams,
  setCompany,
  setRole,
} from './queries.ts';

export { lockWithTeams } from './queries.ts';

type TeamServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;
type DepartureServices = TeamServices & Pick<Services, 'departures'>;

/** Everybody sees the members; invitations are only for owners. */
export async function readTeam(db: Db, { company_id: companyId, team_role }: SignedIn) {
  if (companyId === null) return { members: [], invitations: [] };
  const isOwner = team_role === 'owner';
  const [members, invitations] = await Promise.all([
    listMembers(db, companyId),
    isOwner ? listInvitations(db, companyId) : [],
  ]);
  return {
    members: members.map(presentMember),
    invitations: invitations.map(presentInvitation),
  };
}

interface Locked {
  companyId: number;
  /** The role of the member whom the change concerns. */
  role: TeamRole;
}

/**
 * Locks owner, member and company, in the same order as everywhere. Checks the owner's role again, because it may
 * have changed since the call began.
 */
async function lockTeam(trx: Trx, owner: SignedIn, memberId: number): Promise<Locked> {
  const companyId = owner.company_id;
  if (companyId === null) throw refuse('resource.team.member_not_found');
  const roles = await lockMembers(trx, companyId, [owner.id, memberId]);
  await lockCompany(trx, companyId);
  if (roles.get(owner.id) !== 'owner') throw refuse('authz.team_role');
  const role = orRefuse(roles.get(memberId), 'resource.team.member_not_found');
  return { companyId, role };
}

async function refuseLastOwner(trx: Trx, id: number, { companyId, role }: Locked): Promise<void> {
  if (role === 'owner' && !(await hasOthers(trx, { id, companyId, role: 'owner' }))) {
    throw refuse('resource.team.last_owner');
  }
}

/** Viewers hold no interviews: somebody who becomes one is replaced on panels, as if they left. */
export const changeRole = (
  { db, ...services }: TeamServices,
  owner: SignedIn,
  { id, role }: { id: number; role: TeamRole },
): Promise<TeamMember> =>
  db.transaction().execute(async (trx) => {
    const locked = await lockTeam(trx, owner, id);
    const { companyId } = locked;
    if (locked.role !== role) {
      await refuseLastOwner(trx, id, locked);
      await setRole(trx, id, role);
      if (role === 'viewer') {
        const standIn = await standInFor(trx, owner, { id, companyId });
        await leavePanels({ trx, ...services, accountId: id, companyId, standIn });
      }
      if (role !== 'owner') await deleteInvitationsBy({ trx, accountId: id, companyId });
      await insertEvent(trx, {
        company_id: companyId,
        kind: 'role_changed',
        actor_id: owner.id,
        member_id: id,
        role,
      });
      if (id !== owner.id) await notifyMember(trx, { companyId, memberId: id, role });
    }
    return presentMember(await getMember(trx, companyId, id));
  });

/** Who takes over on panels: the owner who made the change, unless it is about themselves. */
const standInFor = async (
  trx: Trx,
  owner: SignedIn,
  { id, companyId }: { id: number; companyId: number },
): Promise<number | null> =>
  id === owner.id ? ((await findHeir(trx, { id, companyId }))?.id ?? null) : owner.id;

/** What a member did stays with the company; somebody else takes over their upcoming interviews. */
export const removeMember = (
  { db, ...services }: DepartureServices,
  owner: SignedIn,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const locked = await lockTeam(trx, owner, id);
    const { companyId } = locked;
    await refuseLastOwner(trx, id, locked);
    const removed = await getMember(trx, companyId, id);
    const standIn = await standInFor(trx, owner, { id, companyId });
    await endWhatIsKept({ trx, ...services, accountId: id, companyId, standIn });
    const by = id === owner.id ? {} : { by: await getMember(trx, companyId, owner.id) };
    await mailOwnersOfDeparture(trx, { companyId, memberId: id, ...by }, services.publicUrl);
    await setCompany(trx, id, { company_id: null, team_role: null });
    await insertEvent(trx, {
      company_id: companyId,
      kind: 'removed',
      actor_id: owner.id,
      member_id: id,
    });
    const gone = { companyId, memberId: id, role: null };
    await notifyOwners(trx, { ...gone, ...by });
    if (id !== owner.id) await notifyMember(trx, gone);
    await mailRemoval(trx, removed, await companyNameOf(trx, companyId));
  });

/** Transfers or shares ownership. */
export const makeOwner = (
  { db, ...services }: TeamServices,
  owner: SignedIn,
  { member_id: id, own_role }: { member_id: number; own_role: TeamRole },
): Promise<TeamMember> =>
  db.transaction().execute(async (trx) => {
    const { companyId, role } = await lockTeam(trx, owner, id);
    // Giving it to oneself changes nothing.
    if (id === owner.id) throw refuse('resource.team.member_not_found', { field: 'member_id' });
    const change = { company_id: companyId, actor_id: owner.id };
    if (role !== 'owner') {
      await setRole(trx, id, 'owner');
      await insertEvent(trx, { ...change, kind: 'became_owner', member_id: id, role: 'owner' });
      await notifyMember(trx, { companyId, memberId: id, role: 'owner' });
    }
    if (own_role !== 'owner') {
      await setRole(trx, owner.id, own_role);
      if (own_role === 'viewer') {
        await leavePanels({ trx, ...services, accountId: owner.id, companyId, standIn: id });
      }
      const lowered = { kind: 'role_changed', member_id: owner.id, role: own_role } as const;
      await insertEvent(trx, { ...change, ...lowered });
    }
    const [heir, before] = [
      await getMember(trx, companyId, id),
      await getMember(trx, companyId, owner.id),
    ];
    const about = { company: await companyNameOf(trx, companyId), heir: heir.name };
    const url = `${services.publicUrl}/hr/team`;
    await mailNewOwner(trx, heir, { ...about, by: before.name, url });
    await mailOldOwner(trx, before, { ...about, own_role, url });
    return presentMember(heir);
  });

/** The last owner can leave only as the last member; then the open jobs close. */
export const leaveTeam = (
  { db, ...services }: DepartureServices,
  { id, company_id }: SignedIn,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockWithTeams(trx, 'id', [id]);
    const companyId = (await lockAccount(trx, id)).company_id;
    if (companyId === null || companyId !== company_id) {
      throw refuse('resource.hr_profile.not_found');
    }
    await lockCompany(trx, companyId);
    const { role } = await getMember(trx, companyId, id);
    const isLast = !(await hasOthers(trx, { id, companyId }));
    if (!isLast) await refuseLastOwner(trx, id, { companyId, role });
    if (isLast) await closeJobsOfCompany(trx, companyId);
    const standIn = (await findHeir(trx, { id, companyId }))?.id ?? null;
    await endWhatIsKept({ trx, ...services, accountId: id, companyId, standIn });
    await mailOwnersOfDeparture(trx, { companyId, memberId: id }, services.publicUrl);
    await setCompany(trx, id, { company_id: null, team_role: null });
    await insertEvent(trx, { company_id: companyId, kind: 'left', actor_id: id, member_id: id });
    if (!isLast) {
      await notifyOwners(trx, { companyId, memberId: id, role: null });
      return;
    }
    await deleteInvitationsOf(trx, companyId);
    await deleteEmptyCompany(trx, companyId);
  });

/** Ends everything stored for the member, as each noun defines in its `index.ts`; first in jobs, which are locked first. */
async function endWhatIsKept({
  departures,
  ...departure
}: Departure & Pick<Services, 'departures'>): Promise<void> {
  await removePersonFromJobs(departure);
  for (const end of departures) await end(departure);
}

/** Prepares the deletion of a member's account, which the caller has locked with its team. */
export async function leaveForGood(
  services: Omit<Departure, 'accountId' | 'companyId' | 'standIn'> & Pick<Services, 'departures'>,
  { id, company_id: companyId }: Pick<SignedIn, 'id' | 'company_id'>,
): Promise<void> {
  if (companyId === null) return;
  const { trx } = services;
  const isLast = await isLastRecruiter(trx, id, companyId);
  if (isLast) await closeJobsOfCompany(trx, companyId);
  const standIn = (await findHeir(trx, { id, companyId }))?.id ?? null;
  await endWhatIsKept({ ...services, accountId: id, companyId, standIn });
  if (!isLast) {
    await mailOwnersOfDeparture(trx, { companyId, memberId: id }, services.publicUrl);
    await passOnOwnership(trx, { id, company_id: companyId }, services.publicUrl);
    await notifyOwners(trx, { companyId, memberId: id, role: null });
  }
}

/**
 * Makes somebody else an owner when the last one deletes their account, even one who became it since the call began.
 * The caller has locked the team and the company.
 */
export async function passOnOwnership(
  trx: Trx,
  { id, company_id: companyId }: Pick<SignedIn, 'id' | 'company_id'>,
  publicUrl: string,
): Promise<void> {
  if (companyId === null) return;
  if ((await lockMembers(trx, companyId, [id])).get(id) !== 'owner') return;
  await makeHeirOwner(trx, { id, companyId }, publicUrl);
}

/**
 * When admins shut out owners or let members in again, makes sure that the team has an owner who can sign in. An
 * owner who comes back is a second one. The caller has locked the team and the company.
 */
export const keepAnOwner = (trx: Trx, companyId: number, publicUrl: string): Promise<void> =>
  makeHeirOwner(trx, { id: NOBODY, companyId }, publicUrl);

/** The id of no account. */
const NOBODY = 0;

/** If no other owner can sign in, makes the successor an owner and tells them. */
async function makeHeirOwner(
  trx: Trx,
  { id, companyId }: { id: number; companyId: number },
  publicUrl: string,
): Promise<void> {
  if (await hasOthers(trx, { id, companyId, role: 'owner' })) return;
  const heir = await findHeir(trx, { id, companyId });
  if (!heir) return;
  await setRole(trx, heir.id, 'owner');
  await insertEvent(trx, {
    company_id: companyId,
    kind: 'became_owner',
    member_id: heir.id,
    role: 'owner',
  });
  await notifyMember(trx, { companyId, memberId: heir.id, role: 'owner' });
  const about = { company: await companyNameOf(trx, companyId), by: null };
  await mailNewOwner(trx, heir, { ...about, url: `${publicUrl}/hr/team` });
}

/** Deletes the invitations to an address whose account is deleted. */
export const forgetInvitationsTo = (trx: Trx, email: string): Promise<void> =>
  deleteInvitationsTo(trx, email);
