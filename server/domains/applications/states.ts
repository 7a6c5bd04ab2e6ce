import {
  applicationStatuses,
  type ApplicationStatus,
  companyTransitions,
  type trackerStatuses,
  waitingStatuses,
} from '../../../contract/applications.ts';

type TrackerStatus = (typeof trackerStatuses)[number];

/** From which statuses the company may move an application to this one. */
export const allowedFrom = (to: ApplicationStatus): ApplicationStatus[] =>
  applicationStatuses.filter((from) => companyTransitions[from].includes(to));

const isWaiting = (status: ApplicationStatus) =>
  (waitingStatuses as readonly ApplicationStatus[]).includes(status);

/** The seeker has not heard a final word while the company looks, so those three read Applied. */
const trackerWords: Record<ApplicationStatus, TrackerStatus> = {
  pending: 'Applied',
  reviewing: 'Applied',
  accepted: 'Applied',
  interview: 'Interviewing',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const trackerStatusOf = (status: ApplicationStatus): TrackerStatus => trackerWords[status];

/**
 * The statuses that a filter of tracker words, raw statuses and `waiting` asks for. A word that no application
 * can have yet (Offer Extended) asks for none, which is not the same as asking for all.
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
