export const contactOutcomes = ['solved', 'declined'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];
