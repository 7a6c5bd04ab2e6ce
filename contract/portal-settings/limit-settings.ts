import { z } from 'zod';
import { wholeBetween } from '../fields/optional-fields.ts';
import { type LimitName, limits } from './limits.ts';

const within = (name: LimitName) => wholeBetween(limits[name].least, limits[name].most);

/** Null for the usual number. */
export const LimitSettings = z.object({
  jobs_per_day: within('jobs_per_day'),
  conversations_per_day: within('conversations_per_day'),
  upload_megabytes_per_day: within('upload_megabytes_per_day'),
  code_sms_per_hour: within('code_sms_per_hour'),
} satisfies Record<LimitName, z.ZodType>);
export type LimitSettings = z.output<typeof LimitSettings>;
