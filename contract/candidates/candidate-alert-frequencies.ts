export const candidateAlertFrequencies = ['never', 'daily', 'weekly'] as const;
export type CandidateAlertFrequency = (typeof candidateAlertFrequencies)[number];
