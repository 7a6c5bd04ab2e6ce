import { z } from 'zod';
import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { sendLoginCode } from './login-codes.ts';
import { forgetOldSmsLogins } from './queries.ts';

const CodeRequest = z.object({ id: z.number() });

export const smsLoginTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  send_login_code: (payload) => sendLoginCode(db, CodeRequest.parse(payload)),
  forget_old_sms_logins: () => forgetOldSmsLogins(db),
});

export const smsLoginSchedules: Schedule[] = [{ task: 'forget_old_sms_logins', at: '39 * * * *' }];
