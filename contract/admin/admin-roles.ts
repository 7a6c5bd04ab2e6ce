/**
 * What an admin may do. Each operation for admins names the roles that it is for (`admins`); an owner
 * may do all, and decides who is an admin.
 */
export const adminRoles = ['owner', 'support', 'moderator', 'finance', 'data_protection'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Whether an admin of this role may make a call that is for these. */
export const mayAsAdmin = (own: AdminRole | null, admins: readonly AdminRole[] = []): boolean =>
  own === 'owner' || (own !== null && admins.includes(own));
