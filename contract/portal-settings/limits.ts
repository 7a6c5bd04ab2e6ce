/** Numbers that owners may change within bounds; `usual` is in force where they have not. */
import {
  JOBS_PER_COMPANY_PER_DAY,
  NEW_CONVERSATIONS_PER_DAY,
  PHONE_CODES_PER_HOUR,
  UPLOAD_MEGABYTES_OF_ACCOUNT,
  UPLOAD_MEGABYTES_OF_ACCOUNT_PER_DAY,
} from '../constants.ts';

export const limits = {
  /** Jobs that a company posts or copies. */
  jobs_per_day: { least: 1, most: 5_000, usual: JOBS_PER_COMPANY_PER_DAY },
  /** Conversations that a seeker begins. */
  conversations_per_day: { least: 1, most: 1_000, usual: NEW_CONVERSATIONS_PER_DAY },
  /** Megabytes that an account uploads; the total that it keeps has a limit of its own. */
  upload_megabytes_per_day: {
    least: 2,
    most: UPLOAD_MEGABYTES_OF_ACCOUNT,
    usual: UPLOAD_MEGABYTES_OF_ACCOUNT_PER_DAY,
  },
  /** SMS with codes from the whole portal, which bounds what a flood of them can cost. */
  code_sms_per_hour: { least: 10, most: 100_000, usual: PHONE_CODES_PER_HOUR },
} as const;

export type LimitName = keyof typeof limits;
export const limitNames = Object.keys(limits) as LimitName[];
