import {
  applicationStatuses,
  type ApplicationStatus,
  companyTransitions,
  type trackerStatuses,
  waitingStatuses,
} from '../../../contract/applications.ts';

type TrackerStatus = (typeof trackerStatuses)[number];

/** The statuses from which the company may move an application to this one. */
export const allowedFrom = (to: ApplicationStatus): ApplicationStatus[] =>
  applicationStatuses.filter((from) => companyTransitions[from].includes(to));

const isWaiting = (status: ApplicationStatus) =>
  (waitingStatuses as readonly ApplicationStatus[]).includes(status);

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

export const trackerStatusOf = (status: ApplicationStatus): TrackerStatus => trackerWords[status];

/**
 * The statuses that a filter of tracker words and raw statuses selects. No words select none, which
 * is different from selecting all.
 */
export const statusesOf = (
  words: readonly (TrackerStatus | ApplicationStatus | 'waiting' | 'all')[],
): ApplicationStatus[] =>
  applicationStatuses.filter(
    (status) =>
      words.includes(status) ||
      words.includes(trackerWords[status]) ||
      (words.includes('waiting') && isWaiting(status)),
  );
