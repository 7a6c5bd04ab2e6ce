/** What can happen to an application. */
export const eventKinds = [
  'applied',
  'applied_again',
  'viewed',
  /** Shortlisted: from here on the company knows who it is. */
  'revealed',
  'status_changed',
  'withdrawn',
  /** A time was chosen, time or place were changed, it was cancelled, or somebody did not come. */
  'interview_chosen',
  'interview_moved',
  'interview_cancelled',
  'interview_missed',
  /** The answers of somebody who was said not to have come. */
  'interview_was_there',
  'interview_again',
  /** What became of an offer; that it was made is a change of the status. */
  'offer_revised',
  'offer_accepted',
  'offer_declined',
  'offer_withdrawn',
  'offer_expired',
  'offer_not_joined',
] as const;
