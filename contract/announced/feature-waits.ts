import { z } from 'zod';
import { Email } from '../accounts/email.ts';
import { endpoints } from '../endpoint.ts';

const Done = z.object({ message: z.string() });

export const featureWaits = endpoints({
  'POST /barong/public/feature_waits': {
    summary:
      'Be told once by mail when an announced page is there; the answer does not say who waits already',
    who: 'anyone',
    body: z.object({
      email: Email,
      /** An address of contract/announced/announced.ts, such as `/mentors`. */
      path: z.string('request.missing').max(200),
      consent: z.literal(true, 'request.missing'),
    }),
    status: 201,
    output: Done,
    errors: [
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'request.not_found',
      'request.too_many_requests',
    ],
  },
  'POST /barong/public/feature_waits/removal': {
    summary: 'Forget the address that a mail with this token went to, for all announced pages',
    who: 'anyone',
    body: z.object({ token: z.guid('request.invalid_value') }),
    output: Done,
  },
});
