import { JOB_EXPIRING_DAYS } from '../../../../../contract/constants.ts';
import type { OwnJob } from '../../../../../contract/jobs.ts';
import { daysUntil } from '../../../../lib/format/format.ts';

/** An open job in its last days, which can be renewed. */
export const isClosingSoon = ({ state, expires_at }: OwnJob): boolean =>
  state === 'active' && daysUntil(expires_at) <= JOB_EXPIRING_DAYS;
