/** What a list of accounts can be narrowed to by missed interviews. */
export const missedFilters = ['often'] as const;
export type MissedFilter = (typeof missedFilters)[number];
