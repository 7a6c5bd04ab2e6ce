import {
  applicationStatuses,
  type ApplicationStatus,
  companyTransitions,
  type trackerStatuses,
} from '../../../contract/applications.ts';

type TrackerStatus = (typeof trackerStatuses)[number];

/** From which statuses the company may move an application to this one. */
export const allowedFrom = (to: ApplicationStatus): ApplicationStatus[] =>
  applicationStatuses.filter((from) => companyTransitions[from].includes(to));

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
 * The statuses that a filter of tracker words and raw statuses asks for. A word that no application
 * can have yet (Offer Extended) asks for none, which is not the same as asking for all.
 */
export const statusesOf = (
  words: readonly (TrackerStatus | ApplicationStatus)[],
): ApplicationStatus[] =>
  applicationStatuses.filter(
    (status) => words.includes(status) || words.includes(trackerWords[status]),
  );
