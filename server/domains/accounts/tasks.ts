import { z } from 'zod';
import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { mailReset } from './recovery.ts';
import { writeInOfferedLanguages } from './languages.ts';
import { forgetDeletedAccounts } from './settings-queries.ts';
import { mailNewCode } from './verification.ts';

const MailRequest = z.object({ email: z.string() });

export const accountTasks = (services: Services): Tasks => ({
  mail_code: (payload) => mailNewCode(services, MailRequest.parse(payload).email),
  mail_reset_link: (payload) => mailReset(services, MailRequest.parse(payload).email),
  write_in_offered_languages: () => writeInOfferedLanguages(services.db),
  forget_deleted_accounts: () => forgetDeletedAccounts(services.db),
});

export const accountSchedules: Schedule[] = [
  { task: 'forget_deleted_accounts', at: '23 3 * * *' },
  { task: 'write_in_offered_languages', at: '53 3 * * *' },
];
