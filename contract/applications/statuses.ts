export const applicationStatuses = [
  'pending',
  'reviewing',
  'interview',
  'offered',
  'hired',
  'accepted',
  'rejected',
  'unanswered',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The statuses in which the company still owes an answer. */
export const waitingStatuses = [
  'pending',
  'reviewing',
  'interview',
] as const satisfies readonly ApplicationStatus[];

/** The statuses that are the company's answer, so that the candidate knows where they stand. */
export const answerStatuses = [
  'offered',
  'hired',
  'accepted',
  'rejected',
] as const satisfies readonly ApplicationStatus[];

/** The statuses in which an application is over. */
export const endedStatuses = [
  'hired',
  'rejected',
  'unanswered',
  'withdrawn',
] as const satisfies readonly ApplicationStatus[];

/**
 * The statuses that a company may move an application to, by its current status. Withdrawing is up
 * to the seeker and possible from every status but `withdrawn`; applying again after that makes it
 * `pending`. `unanswered` is given by the clock alone, from `waitingStatuses`; the company can still
 * move it as it could one in review.
 */
export const companyTransitions: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ['reviewing', 'interview', 'accepted', 'rejected'],
  reviewing: ['interview', 'accepted', 'rejected'],
  interview: ['offered', 'accepted', 'rejected'],
  offered: ['hired', 'rejected'],
  hired: [],
  accepted: ['offered', 'rejected'],
  rejected: ['accepted'],
  unanswered: ['interview', 'accepted', 'rejected'],
  withdrawn: [],
};

/** The tracker's own words for the statuses. */
export const trackerStatuses = [
  'Applied',
  'Interviewing',
  'Offer Extended',
  'Rejected',
  'No Answer',
  'Withdrawn',
] as const;
export type TrackerStatus = (typeof trackerStatuses)[number];

/** While the company is still deciding, the seeker sees Applied. */
const trackerWords: Record<ApplicationStatus, TrackerStatus> = {
  pending: 'Applied',
  reviewing: 'Applied',
  accepted: 'Applied',
  interview: 'Interviewing',
  offered: 'Offer Extended',
  hired: 'Offer Extended',
  rejected: 'Rejected',
  unanswered: 'No Answer',
  withdrawn: 'Withdrawn',
};

/** What the seeker is told of a status. */
export const trackerStatusOf = (status: ApplicationStatus): TrackerStatus => trackerWords[status];
