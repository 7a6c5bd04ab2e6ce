export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];
