import { createHash } from 'node:crypto';
import type { Job } from 'graphile-worker';
import { domains } from './domains.ts';
import { holdMail } from './domains/notifications/notifications.ts';
import { mailLook, portalNamed } from './platform/in-force/portal-name.ts';
import { withReplyAddress } from './domains/reply-addresses/reply-addresses.ts';
import { forgetOldAttempts } from './platform/limits/attempts.ts';
import type { Services } from './platform/endpoints.ts';
import { forgetOldKeys } from './platform/idempotency.ts';
import type { Mail } from './platform/mail.ts';
import { whileServing } from './platform/security-events.ts';
import { forgetOldSessions } from './platform/sessions.ts';
import type { SmsSender } from './platform/sms.ts';
import { forgetFailedTasks, type Schedule, type Tasks } from './platform/tasks.ts';

/** The tasks of the platform itself, without those of the domains. */
const platformTasks = (services: Services, backUp?: BackUp): Tasks => ({
  send_mail: async (payload, { job }) => {
    if (await holdMail(services.db, payload as Mail)) return;
    const look = await mailLook(services.db);
    const mail = await withReplyAddress(services, payload as Mail);
    await services.mailer({ ...mail, messageId: nameOf(job) }, look);
  },
  send_sms: async (sms) => {
    const send = services.sms();
    if (!send) throw new Error('nothing is set that sends SMS');
    await send(await portalNamed(services.db, sms as Parameters<SmsSender>[0]));
  },
  send_whatsapp: async (message) => {
    if (!services.whatsapp) throw new Error('WHATSAPP_URL is not set for this process');
    await services.whatsapp(await portalNamed(services.db, message as Parameters<SmsSender>[0]));
  },
  forget_old_rows: async () => {
    await forgetOldAttempts(services.db);
    await forgetOldKeys(services.db);
    await forgetOldSessions(services.db);
    await forgetFailedTasks(services.db);
  },
  back_up: async (_payload, { abortSignal }) => {
    await backUp?.(abortSignal);
  },
});

/**
 * A hash, so that nobody learns how many tasks there are; with the time, because a restored backup may use an id
 * again.
 */
const nameOf = ({ id, created_at }: Job) =>
  createHash('sha256').update([id, created_at].join(' ')).digest('hex').slice(0, 32);

type BackUp = (stop: AbortSignal) => Promise<unknown>;

/**
 * All background tasks: the platform's and each domain's. Without `backUp` no backup is made at
 * night. Whatever a task records names the task that did it.
 */
export function allTasks(services: Services, backUp?: BackUp): Tasks {
  const ofDomains = domains.map(({ tasks }) => tasks?.(services) ?? {});
  const tasks: Tasks = Object.assign(platformTasks(services, backUp), ...ofDomains);
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, helpers) =>
        whileServing(services.seal, `task ${name}`, () => task(payload, helpers)),
    ]),
  );
}

export const allSchedules: Schedule[] = [
  { task: 'forget_old_rows', at: '17 * * * *' },
  { task: 'back_up', at: '43 20 * * *' },
  ...domains.flatMap(({ schedules = [] }) => schedules),
];
