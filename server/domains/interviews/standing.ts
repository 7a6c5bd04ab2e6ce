import { endedStatuses } from '../../../contract/applications/statuses.ts';
import { movableTo } from '../applications/applications.ts';
import type { InterviewRow } from './queries.ts';

type Standing = Pick<InterviewRow, 'application_status' | 'has_job'>;

/** Whether an application still needs its interview: it has not ended, and no offer was accepted. */
export const isNeeded = ({ application_status: status, has_job }: Standing): boolean =>
  !has_job && !endedStatuses.some((ended) => ended === status);

/** Whether the candidate can be invited to another interview. */
export const mayBeRepeated = ({ application_status: status }: Standing): boolean =>
  movableTo('interview').includes(status);
