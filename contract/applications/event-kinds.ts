/** What can happen to an application. */
export const eventKinds = [
  'applied',
  'applied_again',
  'viewed',
  'status_changed',
  'withdrawn',
  /** A time was chosen, time or place were changed, it was cancelled, or somebody did not come. */
  'interview_chosen',
  'interview_moved',
  'interview_cancelled',
  'interview_missed',
  /** Whoever was said not to have come answers. */
  'interview_was_there',
  'interview_again',
] as const;
