import { z } from 'zod';
import { applicationStatuses } from './applications.ts';
import { endpoints } from './endpoint.ts';
import { Id, Meta, paging } from './lists.ts';

/** One kind of notification with what its text speaks of; the words are made where it is shown. */
const kind = <const K extends string, S extends z.ZodRawShape>(name: K, subject: S) =>
  z.object({
    id: z.number(),
    kind: z.literal(name),
    subject: z.object(subject),
    created_at: z.string(),
    /** Null until its owner has read it. */
    read_at: z.string().nullable(),
  });

const candidateAndJob = {
  application_id: z.number(),
  job_title: z.string(),
  candidate_name: z.string(),
};

/** Every kind there is: a new one is a row here and a row of words in the browser. */
export const Notification = z.discriminatedUnion('kind', [
  kind('application_decided', {
    application_id: z.number(),
    job_title: z.string(),
    company_name: z.string(),
    status: z.enum(applicationStatuses),
  }),
  kind('new_application', candidateAndJob),
  kind('application_withdrawn', candidateAndJob),
  kind('new_device', {
    /** In words, such as "Chrome on Android". */
    device: z.string(),
  }),
]);
export type Notification = z.output<typeof Notification>;
export type NotificationKind = Notification['kind'];
export type NotificationSubject<K extends NotificationKind> = Extract<
  Notification,
  { kind: K }
>['subject'];

export const notifications = endpoints({
  'GET /barong/resource/notifications': {
    summary: 'What happened to the caller, newest first; kept for 90 days',
    who: 'account',
    query: paging().extend({ filter: z.enum(['all', 'unread']).default('all') }),
    output: z.object({
      notifications: z.array(Notification),
      unread_count: z.number(),
      meta: Meta,
    }),
    errors: [],
  },
  'POST /barong/resource/notifications/read': {
    summary: 'Mark notifications as read: those of `ids`, or all when `ids` is absent',
    who: 'account',
    body: z.object({ ids: z.array(Id).max(100).optional() }),
    output: z.object({ unread_count: z.number() }),
    errors: [],
  },
});
