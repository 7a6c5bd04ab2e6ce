/** The decisions that letters are written for. */
const decisionOccasions = [
  'reviewing',
  'interview',
  'accepted',
  'offered',
  'hired',
  'rejected',
] as const;
export type DecisionOccasion = (typeof decisionOccasions)[number];

/** What a company keeps texts for: its decisions, and messages. */
export const letterOccasions = [...decisionOccasions, 'message'] as const;
export type LetterOccasion = (typeof letterOccasions)[number];
