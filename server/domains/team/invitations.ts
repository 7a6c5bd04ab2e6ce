/** Invitations into a company's team: anybody who reads the mail of an address may join with it. */
import {
  INVITATIONS_PER_ADDRESS_PER_DAY,
  TEAM_INVITATION_DAYS,
  TEAM_INVITATIONS_PER_DAY,
} from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { maskedEmail } from '../../../contract/format/texts/masked-email.ts';
import type { TeamRole } from '../../../contract/team/team-roles.ts';
import type { OpenedInvitation, TeamInvitation, TeamMember } from '../../../contract/team/team.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { freshToken, hashToken } from '../../platform/secrets/tokens.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { deleteEmptyCompany, lockCompanyAndItsKey } from '../companies/companies.ts';
import {
  deleteInvitation,
  findByToken,
  getInvitation,
  isMember,
  keepInvitation,
  languageOf,
  renewInvitation,
} from './invitation-queries.ts';
import { mailInvitation } from './mails.ts';
import { notifyOwners } from './notices.ts';
import { presentInvitation, presentMember } from './present.ts';
import { buyerOfCompany, refuseBeyond } from '../plans/plans.ts';
import {
  companyNameOf,
  countSeats,
  getMember,
  insertEvent,
  isUsed,
  lockAccount,
  lockMembers,
  setCompany,
} from './queries.ts';

/** How many links one network may try; a mobile network puts many people behind one address. */
const LOOKS_AN_HOUR = 300;

type InvitationServices = Pick<Services, 'db' | 'publicUrl'>;

const companyOf = ({ company_id }: SignedIn): number => {
  if (company_id === null) throw refuse('resource.hr_profile.not_found');
  return company_id;
};

const expiry = () => new Date(Date.now() + TEAM_INVITATION_DAYS * DAY_SECONDS * 1_000);

/** Limited, because the recipient may not have asked for these mails. */
async function countInvitation(trx: Trx, company: number, email: string): Promise<void> {
  const [ofCompany, ofAddress] = [
    attemptKey('team-invitation', { company }),
    attemptKey('team-invitation', { email }),
  ];
  await countAttempt(trx, { key: ofCompany, most: TEAM_INVITATIONS_PER_DAY, seconds: DAY_SECONDS });
  await countAttempt(trx, {
    key: ofAddress,
    most: INVITATIONS_PER_ADDRESS_PER_DAY,
    seconds: DAY_SECONDS,
  });
}

/** An invited person takes up a seat until the invitation ends. */
const refuseBeyondSeats = async (trx: Trx, companyId: number): Promise<void> =>
  refuseBeyond(trx, buyerOfCompany(companyId), {
    allowance: 'seats',
    used: await countSeats(trx, companyId),
  });

interface Sent {
  email: string;
  role: TeamRole;
  token: string;
  /** The language of the page it is sent from; somebody with an account is written to in their own. */
  language: Language;
}

async function send(
  trx: Trx,
  publicUrl: string,
  owner: SignedIn,
  { token, language, ...to }: Sent,
): Promise<void> {
  await mailInvitation(trx, {
    ...to,
    language: (await languageOf(trx, to.email)) ?? language,
    by: owner.name,
    company: await companyNameOf(trx, companyOf(owner)),
    url: `${publicUrl}/team/join#token=${token}`,
  });
}

/** Rechecks the inviter's role under the lock: it may have changed since the call began. */
async function lockOwner(trx: Trx, companyId: number, id: number): Promise<void> {
  const roles = await lockMembers(trx, companyId, [id]);
  if (roles.get(id) !== 'owner') throw refuse('authz.team_role');
}

export const inviteMember = (
  { db, publicUrl }: InvitationServices,
  owner: SignedIn,
  { email, role, language }: { email: string; role: TeamRole; language: Language },
): Promise<TeamInvitation> =>
  db.transaction().execute(async (trx) => {
    const companyId = companyOf(owner);
    await lockOwner(trx, companyId, owner.id);
    if (await isMember(trx, companyId, email)) {
      throw refuse('resource.team.already_member', { field: 'email' });
    }
    await refuseBeyondSeats(trx, companyId);
    await countInvitation(trx, companyId, email);
    const { token, token_hash } = freshToken();
    const id = await keepInvitation(trx, {
      company_id: companyId,
      email,
      role,
      token_hash,
      invited_by: owner.id,
      expires_at: expiry(),
    });
    if (id === undefined) throw refuse('resource.team_invitation.exists', { field: 'email' });
    await insertEvent(trx, { company_id: companyId, kind: 'invited', actor_id: owner.id, role });
    await send(trx, publicUrl, owner, { email, role, token, language });
    return presentInvitation(await getInvitation(trx, id));
  });

/** Only the newest link works. */
export const sendInvitationAgain = (
  { db, publicUrl }: InvitationServices,
  owner: SignedIn,
  { id, language }: { id: number; language: Language },
): Promise<TeamInvitation> =>
  db.transaction().execute(async (trx) => {
    const companyId = owner.company_id;
    if (companyId === null) throw refuse('resource.team_invitation.not_found');
    await lockOwner(trx, companyId, owner.id);
    const { token, token_hash } = freshToken();
    const link = { token_hash, expires_at: expiry() };
    const renewed = orRefuse(
      await renewInvitation(trx, { id, companyId }, link),
      'resource.team_invitation.not_found',
    );
    await countInvitation(trx, companyId, renewed.email);
    await send(trx, publicUrl, owner, { ...renewed, token, language });
    return presentInvitation(await getInvitation(trx, id));
  });

export const withdrawInvitation = (db: Db, owner: SignedIn, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const companyId = owner.company_id ?? 0;
    const withdrawn = orRefuse(
      await deleteInvitation(trx, companyId, id),
      'resource.team_invitation.not_found',
    );
    await insertEvent(trx, {
      company_id: companyId,
      kind: 'invitation_withdrawn',
      actor_id: owner.id,
      role: withdrawn.role,
    });
  });

const countLook = (db: Db, address: string): Promise<void> =>
  countAttempt(db, {
    key: attemptKey('team-invitation-look', { address }),
    most: LOOKS_AN_HOUR,
    seconds: HOUR_SECONDS,
  });

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What the link shows to anybody who has it, who need not be the person it was sent to. */
export async function openInvitation(
  db: Db,
  reader: SignedIn | null,
  token: string,
  from: { address: string },
): Promise<OpenedInvitation> {
  await countLook(db, from.address);
  const found = orRefuse(await findByToken(db, hashToken(token)), 'resource.team_invitation.ended');
  return {
    ...found,
    email: maskedEmail(found.email),
    is_yours: reader && isSameAddress(found.email, reader.email),
    invited_by: found.invited_by || null,
  };
}

/**
 * Joins the team with the account of the invited address. An own company with neither jobs nor people is given up.
 */
export async function joinTeam(
  db: Db,
  recruiter: SignedIn,
  token: string,
  from: { address: string },
): Promise<TeamMember> {
  await countLook(db, from.address);
  return db.transaction().execute(async (trx) => {
    const { email, company_id: before } = await lockAccount(trx, recruiter.id);
    const found = orRefuse(
      await findByToken(trx, hashToken(token)),
      'resource.team_invitation.ended',
    );
    if (!isSameAddress(found.email, email)) {
      throw refuse('resource.team_invitation.other_address');
    }
    const companyId = found.company_id;
    // Locked in the same order everywhere, before checking what belongs to the own company.
    const both = new Set([companyId, before ?? companyId]);
    for (const id of [...both].toSorted((a, b) => a - b)) await lockCompanyAndItsKey(trx, id);
    if (before !== null && before !== companyId && (await isUsed(trx, before, recruiter.id))) {
      const company = await companyNameOf(trx, before);
      throw refuse('resource.team.other_company', { values: { company } });
    }
    // The link works once, even if it is followed twice at the same moment.
    if (!(await deleteInvitation(trx, companyId, found.id))) {
      throw refuse('resource.team_invitation.ended');
    }
    if (before !== companyId) {
      await setCompany(trx, recruiter.id, { company_id: companyId, team_role: found.role });
      await insertEvent(trx, {
        company_id: companyId,
        kind: 'joined',
        actor_id: recruiter.id,
        member_id: recruiter.id,
        role: found.role,
      });
      await notifyOwners(trx, { companyId, memberId: recruiter.id, role: found.role });
      if (before !== null) await deleteEmptyCompany(trx, before);
    }
    return presentMember(await getMember(trx, companyId, recruiter.id));
  });
}
