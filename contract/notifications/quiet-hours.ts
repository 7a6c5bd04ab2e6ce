import { z } from 'zod';
import { endpoints } from '../endpoint.ts';

const clockTime = z
  .string('request.missing')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'request.invalid_value');

/** The hours in India, such as `22:00` to `07:00`, in which nothing is sent that can wait. */
export const QuietHours = z.object({
  on: z.boolean('request.missing'),
  from: clockTime,
  until: clockTime,
});
export type QuietHours = z.output<typeof QuietHours>;

export const quietHours = endpoints({
  'PUT /barong/resource/quiet_hours': {
    summary:
      'Say when nothing may be pushed or mailed that can wait; it comes at the end of these hours. What protects the account comes at once, and what is not sent stays as it is',
    who: 'account',
    body: QuietHours.partial(),
    output: QuietHours,
    errors: ['request.invalid_value'],
  },
});
