/** Those who applied to the company, or those who chose to be found and have not applied. */
export const candidateSources = ['applied', 'found'] as const;
