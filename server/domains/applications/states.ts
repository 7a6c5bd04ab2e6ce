import type { ApplicationStatus, TrackerStatus } from '../../../contract/applications.ts';
import {
  applicationStatuses,
  companyTransitions,
  trackerStatusOf,
  waitingStatuses,
} from '../../../contract/applications/statuses.ts';
import type { OfferState } from '../../../contract/offers/offer-states.ts';

/** The statuses from which the company may move an application to this one. */
export const allowedFrom = (to: ApplicationStatus): ApplicationStatus[] =>
  applicationStatuses.filter((from) => companyTransitions[from].includes(to));

const isWaiting = (status: ApplicationStatus) =>
  (waitingStatuses as readonly ApplicationStatus[]).includes(status);

/**
 * The statuses that a filter of tracker words and raw statuses selects. No words select none, which
 * is different from selecting all.
 */
export const statusesOf = (
  words: readonly (TrackerStatus | ApplicationStatus | 'waiting')[],
): ApplicationStatus[] =>
  applicationStatuses.filter(
    (status) =>
      words.includes(status) ||
      words.includes(trackerStatusOf(status)) ||
      (words.includes('waiting') && isWaiting(status)),
  );

/** The statuses that the company may move an application to now: nobody is hired while an offer waits for an answer. */
export const nextStatuses = (status: ApplicationStatus, offer: OfferState | null) =>
  companyTransitions[status].filter((to) => !(to === 'hired' && offer === 'open'));
