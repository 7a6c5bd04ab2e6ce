/** The kinds of personal data that a breach can concern. */
export const breachDataKinds = [
  'contact',
  'logins',
  'profiles',
  'resumes',
  'applications',
  'messages',
  'payments',
  'other',
] as const;
export type BreachDataKind = (typeof breachDataKinds)[number];

/** The notices that the law requires; the first and the last without delay. */
export const breachNotices = ['board_told_at', 'board_detailed_at', 'people_told_at'] as const;
export type BreachNotice = (typeof breachNotices)[number];
