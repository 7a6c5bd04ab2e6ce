/** What a recruiter may do in the team of their company; each may do all that those before may. */
export const teamRoles = ['viewer', 'interviewer', 'recruiter', 'owner'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Whether the role of a member is enough. Whoever has no company yet may do what an owner may. */
export const mayAs = (own: TeamRole | null, least: TeamRole): boolean =>
  teamRoles.indexOf(own ?? 'owner') >= teamRoles.indexOf(least);
