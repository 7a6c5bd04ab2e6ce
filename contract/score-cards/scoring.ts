/** What an interviewer can judge, besides the whole. */
export const scoreCriteria = ['skills', 'problems', 'communication', 'reliability'] as const;
export type ScoreCriterion = (typeof scoreCriteria)[number];

/** Poor, fair, good, excellent: without a middle, so that everybody has to decide. */
export const scorePoints = [1, 2, 3, 4] as const;

export const EVIDENCE_MIN_LENGTH = 20;
export const EVIDENCE_MAX_LENGTH = 1_000;
