/** What a recruiter may do in the team of their company; each may do all that those before may. */
export const teamRoles = ['viewer', 'interviewer', 'recruiter', 'owner'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Whether a member's role is enough. Whoever has no company yet counts as an owner. */
export const mayAs = (own: TeamRole | null, least: TeamRole): boolean =>
  teamRoles.indexOf(own ?? 'owner') >= teamRoles.indexOf(least);

/** The roles that are simply given; ownership has a call of its own. */
export const givenRoles = ['viewer', 'interviewer', 'recruiter'] as const;
