// The choices of a profile, apart from its schemas: pages show them without loading those.

/** On what grounds a seeker may work in India. */
export const workAuthorisations = ['citizen', 'oci', 'visa', 'needs_visa'] as const;
export type WorkAuthorisation = (typeof workAuthorisations)[number];

/** Who may find a profile: nobody, companies that were applied to, all checked companies. */
export const visibilities = ['nobody', 'applied', 'checked'] as const;
export type Visibility = (typeof visibilities)[number];

/** What the score of an education is measured in. */
export const scoreKinds = ['cgpa', 'percent'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

export const SCORE_MAX: Record<ScoreKind, number> = { cgpa: 10, percent: 100 };

export const LANGUAGES_MAX = 20;
export const PREFERRED_LOCATIONS_MAX = 10;
