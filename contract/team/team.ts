import { z } from 'zod';
import { Email } from '../accounts/email.ts';
import { endpoints } from '../endpoint.ts';
import { teamRoles } from './team-roles.ts';
import { idOf, idParams } from '../fields/ids.ts';
import { givenRoles } from './team-roles.ts';

export const TeamMember = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  joined_at: z.string(),
  /** The last day in India on which they were signed in; null if that is long ago. */
  last_active_on: z.string().nullable(),
});
export type TeamMember = z.output<typeof TeamMember>;

export const TeamInvitation = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(teamRoles),
  /** Null once the inviting account is deleted. */
  invited_by: z.string().nullable(),
  sent_at: z.string(),
  expires_at: z.string(),
  expired: z.boolean(),
});
export type TeamInvitation = z.output<typeof TeamInvitation>;

/** What an invitation says to anybody who has its link. */
export const OpenedInvitation = z.object({
  company_name: z.string(),
  role: z.enum(teamRoles),
  /** The address that it was sent to, masked: the link may have been passed on. */
  email: z.string(),
  /** Whether that is the address of the signed-in account; null for a guest. */
  is_yours: z.boolean().nullable(),
  invited_by: z.string().nullable(),
  expires_at: z.string(),
});
export type OpenedInvitation = z.output<typeof OpenedInvitation>;

const Done = z.object({ message: z.string() });
const GivenRole = z.enum(givenRoles, 'request.invalid_value');
const Token = z.string('request.missing').trim().min(1, 'request.missing').max(200);
const member = { teamMember: 'recruiter' } as const;

export const team = endpoints({
  'GET /barong/resource/team': {
    summary: 'The members of the company, owners first; for owners also the open invitations',
    who: 'hr',
    output: z.object({
      members: z.array(TeamMember),
      invitations: z.array(TeamInvitation),
    }),
  },
  'POST /barong/resource/team/invitations': {
    summary:
      'Invite an address into the team, by mail; the answer is the same with or without an account',
    who: 'hr',
    team: 'owner',
    verified: true,
    body: z.object({ email: Email, role: GivenRole }),
    example: { email: 'kavita@people.test', role: 'recruiter' },
    status: 201,
    output: TeamInvitation,
    errors: [
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'resource.hr_profile.not_found',
      'resource.team.already_member',
      'resource.team_invitation.exists',
      'resource.plan.limit',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/team/invitations/:id/mail': {
    summary: 'Send an invitation again, with a new link; the one before ends',
    who: 'hr',
    team: 'owner',
    verified: true,
    params: idParams({ teamInvitation: 'recruiter' }),
    output: TeamInvitation,
    errors: ['resource.team_invitation.not_found', 'request.too_many_requests'],
  },
  'DELETE /barong/resource/team/invitations/:id': {
    summary: 'Withdraw an invitation: its link ends',
    who: 'hr',
    team: 'owner',
    params: idParams({ teamInvitation: 'recruiter' }),
    output: Done,
    errors: ['resource.team_invitation.not_found'],
  },
  'POST /barong/public/team_invitations': {
    summary:
      'What an invitation says, by the token of its link, and whether it was sent to the address of whoever is signed in',
    who: 'anyone',
    body: z.object({ token: Token }),
    output: OpenedInvitation,
    errors: ['resource.team_invitation.ended', 'request.missing', 'request.too_many_requests'],
  },
  'POST /barong/resource/team/membership': {
    summary:
      'Join the company of an invitation, with the address that it was sent to; an own company without jobs and people is given up',
    who: 'hr',
    // Whoever joins is not in the team yet.
    team: 'viewer',
    verified: true,
    body: z.object({ token: Token }),
    status: 201,
    output: TeamMember,
    errors: [
      'resource.team_invitation.ended',
      'resource.team_invitation.other_address',
      'resource.team.other_company',
      'request.missing',
      'request.too_many_requests',
    ],
  },
  'PUT /barong/resource/team/members/:id': {
    summary: 'Change what a member may do; the last owner stays one',
    who: 'hr',
    team: 'owner',
    params: idParams(member),
    body: z.object({ role: GivenRole }),
    example: { role: 'viewer' },
    output: TeamMember,
    errors: ['resource.team.member_not_found', 'resource.team.last_owner'],
  },
  'DELETE /barong/resource/team/members/:id': {
    summary: 'Remove a member from the company; their account and what they did stay',
    who: 'hr',
    team: 'owner',
    params: idParams(member),
    output: Done,
    errors: ['resource.team.member_not_found', 'resource.team.last_owner'],
  },
  'POST /barong/resource/team/owners': {
    summary: 'Make a member an owner, and say what one will be oneself; both are told by mail',
    who: 'hr',
    team: 'owner',
    verified: true,
    recentlyAuthenticated: true,
    body: z.object({
      member_id: idOf(member),
      own_role: z.enum(teamRoles, 'request.invalid_value').default('owner'),
    }),
    example: { member_id: 1, own_role: 'owner' },
    output: TeamMember,
    errors: ['resource.team.member_not_found'],
  },
  'POST /barong/resource/team/departure': {
    summary: 'Leave the company; the last owner cannot while others are there',
    who: 'hr',
    // Everybody may leave.
    team: 'viewer',
    body: z.object({ confirmed: z.literal(true, 'request.missing') }),
    output: Done,
    errors: ['resource.hr_profile.not_found', 'resource.team.last_owner', 'request.missing'],
  },
});
