export const viewPeriods = ['month', 'year'] as const;
