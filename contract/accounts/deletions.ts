import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { CurrentPassword } from './passwords.ts';

export const deletions = endpoints({
  'POST /barong/resource/users/me/deletion': {
    summary: 'Delete the account: applications are withdrawn, personal content is erased',
    who: 'account',
    body: z.object({ password: CurrentPassword }),
    output: z.object({ message: z.string() }),
    errors: [
      'identity.user.missing_password',
      'user.password.invalid',
      'request.too_many_requests',
      'resource.admin.last_owner',
    ],
  },
});
