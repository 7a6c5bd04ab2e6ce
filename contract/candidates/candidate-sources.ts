/** Who applied to the company, or whoever chose to be found and has not applied. */
export const candidateSources = ['applied', 'found'] as const;
