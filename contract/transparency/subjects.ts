export const units = ['count', 'percent', 'days', 'rupees', 'minutes'] as const;
type Unit = (typeof units)[number];

/** What we tell everybody about ourselves, in the order of the page, by subject. */
export const transparencySubjects = {
  answers: {
    applications_counted: 'count',
    answered_in_time: 'percent',
    answer_median: 'days',
  },
  jobs: { open_jobs: 'count', open_jobs_confirmed: 'percent' },
  reports: {
    reports_received: 'count',
    reports_decided: 'count',
    reports_upheld: 'count',
    report_median: 'days',
  },
  moderation: {
    jobs_held: 'count',
    jobs_removed: 'count',
    jobs_released: 'count',
    profiles_held: 'count',
    profiles_released: 'count',
  },
  appeals: { appeals_decided: 'count', appeals_granted: 'count' },
  grievances: {
    grievances_received: 'count',
    grievances_due: 'count',
    grievances_in_time: 'percent',
  },
  refunds: { refunds_paid: 'count', refunds_rupees: 'rupees' },
  consents: {
    consents_terms: 'count',
    consents_contact: 'count',
    consents_companies: 'count',
    consents_found: 'count',
    consents_public: 'count',
    consents_phone: 'count',
    consents_withdrawn: 'count',
  },
  uptime: { uptime: 'percent', minutes_measured: 'minutes' },
} as const satisfies Record<string, Record<string, Unit>>;

export type TransparencySubject = keyof typeof transparencySubjects;
type KeysOf<T> = T extends unknown ? keyof T : never;
export type TransparencyFigureName = KeysOf<(typeof transparencySubjects)[TransparencySubject]>;
