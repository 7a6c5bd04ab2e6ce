import type { TeamInvitation, TeamMember } from '../../../contract/team/team.ts';

/** For tests: the member of a team who founded it. */
export const sampleMember = (more: Partial<TeamMember> = {}): TeamMember => ({
  id: 1,
  name: 'Anil Sharma',
  email: 'anil@people.test',
  role: 'owner',
  joined_at: '2026-10-01T06:00:00.000Z',
  last_active_on: '2026-11-20',
  ...more,
});
export const neha = sampleMember({
  id: 2,
  name: 'Neha Joshi',
  email: 'neha@people.test',
  role: 'recruiter',
});

export const sampleInvitation: TeamInvitation = {
  id: 5,
  email: 'farida@people.test',
  role: 'viewer',
  invited_by: 'Anil Sharma',
  sent_at: '2026-11-20T06:00:00.000Z',
  expires_at: '2026-11-27T06:00:00.000Z',
  expired: false,
};
