export const differenceStates = ['open', 'explained', 'solved'] as const;
