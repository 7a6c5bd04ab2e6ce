/** The states of accounts that are not deleted. */
export const managedStates = ['active', 'inactive', 'pending', 'banned'] as const;
export type ManagedState = (typeof managedStates)[number];
