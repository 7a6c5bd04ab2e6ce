import { z } from 'zod';
import { applicationStatuses } from './applications/statuses.ts';
import { checkKinds } from './companies/check-kinds.ts';
import { endpoints, type Role, roles } from './endpoint.ts';
import { idOf } from './fields/ids.ts';
import { moderationActs, profileActs } from './moderation/acts.ts';
import { QuietHours } from './notifications/quiet-hours.ts';
import { listOf, paging } from './lists.ts';
import { teamRoles } from './team/team-roles.ts';
import { teamChanges } from './team/team-texts.ts';

/** A kind of notification and the subject its text needs; the text is written where it is shown. */
const kind = <const K extends string, S extends z.ZodRawShape>(name: K, subject: S) =>
  z.object({
    id: z.number(),
    kind: z.literal(name),
    subject: z.object(subject),
    /**
     * How many notifications about the same thing this line stands for; `subject` is that of the
     * newest.
     */
    count: z.number(),
    /** When the newest one was made. */
    created_at: z.string(),
    /** Null until it is read. */
    read_at: z.string().nullable(),
  });

/** An interview, for its candidate or for the company. */
const interview = {
  interview_id: z.number(),
  application_id: z.number(),
  job_title: z.string(),
  company_name: z.string(),
  candidate_name: z.string(),
  for: z.enum(['candidate', 'company']),
  /** Null while no time is chosen. */
  starts_at: z.string().nullable(),
};

const candidateAndJob = {
  application_id: z.number(),
  job_id: z.number(),
  job_title: z.string(),
  candidate_name: z.string(),
};

const aboutOwnJob = {
  job_id: z.number(),
  job_title: z.string(),
  pauses_at: z.string(),
};

/** The job for which a company asks. */
const forJob = { job_title: z.string().optional() };

const decided = {
  application_id: z.number(),
  job_title: z.string(),
  company_name: z.string(),
  status: z.enum(applicationStatuses),
};

/** Every kind of notification. CONTRIBUTING.md says what else a new one needs. */
export const Notification = z.discriminatedUnion('kind', [
  kind('application_decided', decided),
  /** The company had let its time to answer pass. */
  kind('answered_late', decided),
  /**
   * No recruiter of the company may sign in, so the job that the seeker applied to is hidden for
   * now.
   */
  kind('job_hidden', {
    application_id: z.number(),
    job_title: z.string(),
    company_name: z.string(),
  }),
  /** Moderators have removed a job that the seeker applied to. */
  kind('job_removed', {
    application_id: z.number(),
    job_title: z.string(),
    company_name: z.string(),
  }),
  /** Moderators, or the check of postings, did something about a job of the company. */
  kind('job_moderated', {
    job_id: z.number(),
    job_title: z.string(),
    act: z.enum(moderationActs),
  }),
  /** Moderators did something about the reader's profile. */
  kind('profile_moderated', { for: z.enum(['user', 'hr']), act: z.enum(profileActs) }),
  /** Admins decided a claim, a look-alike or a paper of the company. */
  kind('company_checked', {
    of: z.enum(checkKinds),
    company_id: z.number(),
    company_name: z.string(),
    allowed: z.boolean(),
  }),
  /** The reader's own place in a team changed, or, for its owners, somebody came or left. */
  kind('team_changed', {
    company_name: z.string(),
    change: z.enum(teamChanges),
    role: z.enum(teamRoles).nullable(),
  }),
  /** New jobs for an alert that is sent at once. */
  kind('job_alert', {
    alert_id: z.number(),
    alert_name: z.string(),
    count: z.number(),
    /** The newest of them. */
    job_id: z.number(),
    job_title: z.string(),
    company_name: z.string(),
  }),
  /** New candidates of saved searches, once a day or week; without their names, which would outlast their consent. */
  kind('candidate_alert', {
    /** How many saved searches have any. */
    searches: z.number(),
    search_name: z.string(),
    /** How many there are in that one. */
    count: z.number(),
    /** The page of candidates, with that search if it is the only one. */
    path: z.string().startsWith('/hr/candidates'),
  }),
  /** A saved job is open for three more days. */
  kind('saved_job_closing', {
    job_id: z.number(),
    job_title: z.string(),
    company_name: z.string(),
    expires_at: z.string(),
  }),
  /** A job pauses unless somebody of the company says that it is open. */
  kind('job_to_confirm', aboutOwnJob),
  kind('job_paused', aboutOwnJob),
  /**
   * `declined` by the candidate, `needless` because they have the job, `ended` with the application otherwise,
   * `unseated` from the panel, `times_passed` without a choice; `missed` is said by the other side, `was_there` and
   * `again` are its answers.
   */
  kind('interview', {
    ...interview,
    happened: z.enum([
      'invited',
      'chosen',
      'moved',
      'cancelled',
      'declined',
      'needless',
      'ended',
      'unseated',
      'times_passed',
      'missed',
      'was_there',
      'again',
    ]),
  }),
  /** A day and an hour before. */
  kind('interview_reminder', { ...interview, hours: z.union([z.literal(24), z.literal(1)]) }),
  /** An offer of a job, for its candidate or for the company. */
  kind('offer', {
    offer_id: z.number(),
    application_id: z.number(),
    job_title: z.string(),
    company_name: z.string(),
    candidate_name: z.string(),
    for: z.enum(['candidate', 'company']),
    valid_until: z.string(),
    happened: z.enum([
      'made',
      'revised',
      'withdrawn',
      'expiring',
      'expired',
      'accepted',
      'declined',
      'joining_day',
      'not_joined',
    ]),
  }),
  /** Answers that the company promised are due, the first of them on this day. */
  kind('answers_due', { count: z.number(), due_at: z.string() }),
  kind('new_application', candidateAndJob),
  kind('application_withdrawn', candidateAndJob),
  /** Companies looked at the seeker's profile on one day in India; the latest is named. */
  kind('profile_viewed', { company_id: z.number(), company_name: z.string(), day: z.string() }),
  /** A company that found the seeker asks whether it may contact them. */
  kind('contact_asked', {
    company_id: z.number(),
    company_name: z.string(),
    ...forJob,
  }),
  /** Without the name, which would otherwise outlast the seeker's consent. */
  kind('contact_agreed', { candidate_id: z.number(), ...forJob }),
  /** Somebody wrote; each conversation has at most one of these until it is read. */
  kind('message', {
    conversation_id: z.number(),
    /** The company, or the candidate as the company knows them; in a team, the member. */
    from_name: z.string(),
    for: z.enum(['candidate', 'company', 'team']),
  }),
  /** An admin has looked at messages that the reader reported. */
  kind('report_answered', {
    report_id: z.number(),
    /** Null if it was erased meanwhile. */
    conversation_id: z.number().nullable(),
    for: z.enum(['candidate', 'company']),
    answer: z.string(),
  }),
  kind('new_device', {
    /** In English, such as "Chrome on Android". */
    device: z.string(),
    /** The parts of `device`, for other languages; null if the browser did not say. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
  }),
  /** Somebody had the password, but not the code of the second step. */
  kind('failed_second_step', {}),
]);
export type Notification = z.output<typeof Notification>;
export type NotificationKind = Notification['kind'];
export type NotificationSubject<K extends NotificationKind> = Extract<
  Notification,
  { kind: K }
>['subject'];

/** Ways to the reader's confirmed number, each where the server has a provider for it. */
export const phoneChannels = ['sms', 'whatsapp'] as const;
export type PhoneChannel = (typeof phoneChannels)[number];

/** Within the product, by mail, on screens while no page is open, and to the reader's number. */
const notificationChannels = ['product', 'mail', 'push', ...phoneChannels] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

interface KindRule<K extends NotificationKind> {
  roles: readonly Role[];
  /** The channels that it can go by, and whether it does before anybody has chosen. */
  channels: Readonly<Partial<Record<NotificationChannel, boolean>>>;
  /** Cannot be switched off and knows no quiet hours, because it protects the account. */
  always?: true;
  /** Unread ones with the same key stand as one line; without it, each stands alone. */
  about?: (subject: NotificationSubject<K>) => number | string;
  /** How many things one notification is about; one if absent. */
  countOf?: (subject: NotificationSubject<K>) => number;
}

/** Nothing goes to a number unless its holder has asked for it. */
const toPhones = { sms: false, whatsapp: false };
const everywhere = { product: true, mail: true, push: true, ...toPhones };
const always = { product: true, mail: true, push: true };
const seekers: readonly Role[] = ['user'];
const recruiters: readonly Role[] = ['hr'];
const people: readonly Role[] = ['user', 'hr'];
const ofItsJob = ({ job_id }: { job_id: number }) => job_id;

/** Who gets each kind of notification, how, and which of them stand together. */
export const notificationKinds: { readonly [K in NotificationKind]: KindRule<K> } = {
  application_decided: { roles: seekers, channels: everywhere },
  answered_late: { roles: seekers, channels: everywhere },
  job_hidden: { roles: seekers, channels: everywhere },
  job_removed: { roles: seekers, channels: everywhere },
  job_alert: {
    roles: seekers,
    channels: everywhere,
    about: ({ alert_id }) => alert_id,
    countOf: ({ count }) => count,
  },
  saved_job_closing: { roles: seekers, channels: everywhere },
  job_to_confirm: { roles: recruiters, channels: everywhere },
  job_paused: { roles: recruiters, channels: everywhere },
  job_moderated: { roles: recruiters, channels: everywhere },
  profile_moderated: { roles: people, channels: everywhere },
  company_checked: { roles: recruiters, channels: everywhere },
  // Mails about ownership, removal and departures go to everybody whom they concern.
  team_changed: { roles: recruiters, channels: { product: true, push: true, ...toPhones } },
  interview: { roles: people, channels: everywhere },
  interview_reminder: { roles: people, channels: everywhere },
  offer: { roles: people, channels: everywhere },
  answers_due: { roles: recruiters, channels: everywhere },
  new_application: { roles: recruiters, channels: everywhere, about: ofItsJob },
  application_withdrawn: { roles: recruiters, channels: everywhere, about: ofItsJob },
  profile_viewed: {
    roles: seekers,
    channels: { product: true, push: false },
    about: ({ day }) => day,
  },
  candidate_alert: { roles: recruiters, channels: everywhere },
  contact_asked: { roles: seekers, channels: everywhere },
  contact_agreed: { roles: recruiters, channels: everywhere },
  message: {
    roles: people,
    channels: everywhere,
    about: ({ conversation_id }) => conversation_id,
  },
  report_answered: { roles: people, channels: everywhere },
  new_device: { roles, channels: always, always: true },
  failed_second_step: { roles, channels: always, always: true },
};

export const NotificationKind = z.enum(
  Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]],
  'request.invalid_value',
);

/** Null for a kind that never goes by the channel. */
const isOn = z.boolean().nullable();

/** Whether the account wants one kind of notification, by channel. */
export const NotificationPreference = z.object({
  kind: NotificationKind,
  product: isOn,
  mail: isOn,
  /** Whether it is also pushed, which needs it to be shown in the product. */
  push: isOn,
  /**
   * Whether it also goes to phones, which needs it to be shown in the product; null if the server cannot send it.
   */
  sms: isOn,
  whatsapp: isOn,
  /** Cannot be switched off. */
  always: z.boolean(),
});
export type NotificationPreference = z.output<typeof NotificationPreference>;

/** Lines, as the list shows them. */
const unreadCount = z.number();

/** How notifications reach the caller's phone. */
const ByPhone = z.object({
  /** The confirmed number that they go to; null if there is none, or its confirmation is too old. */
  number: z.string().nullable(),
  /** The ways that this server has. */
  channels: z.array(
    z.object({
      channel: z.enum(phoneChannels),
      /** When the caller last switched on a kind that is still on; null if none is. */
      agreed_at: z.string().nullable(),
    }),
  ),
});
export type ByPhone = z.output<typeof ByPhone>;

const Preferences = z.object({
  preferences: z.array(NotificationPreference),
  by_phone: ByPhone,
  quiet_hours: QuietHours,
});

export const notifications = endpoints({
  'GET /barong/resource/notifications': {
    summary:
      'What happened to the caller, newest first, with what is about the same thing in one line; kept for 90 days',
    who: 'account',
    query: paging().extend({ filter: z.enum(['all', 'unread']).default('all') }),
    output: listOf('notifications', Notification, { unread_count: unreadCount }),
  },
  'POST /barong/resource/notifications/read': {
    summary:
      'Mark notifications as read: the lines of `ids`, or all when `ids` is absent; what came to a line since stays unread',
    who: 'account',
    body: z.object({
      ids: z
        .array(idOf({ notification: 'seeker' }, { ignoresOthers: true }))
        .max(100)
        .optional(),
    }),
    bodyIsOptional: true,
    output: z.object({ unread_count: unreadCount }),
  },
  'GET /barong/resource/notification_preferences': {
    summary: 'Which kinds of notifications of their role the caller wants, and how',
    who: 'account',
    output: Preferences,
  },
  'PUT /barong/resource/notification_preferences': {
    summary: 'Switch one kind of notification on or off, by one channel',
    who: 'account',
    body: z.object({
      kind: NotificationKind,
      channel: z.enum(notificationChannels, 'request.invalid_value'),
      on: z.boolean('request.missing'),
    }),
    output: Preferences,
    errors: [
      'request.invalid_value',
      'resource.notification.always_on',
      'identity.phone.not_verified',
    ],
  },
  'POST /barong/resource/notification_preferences/phone_stop': {
    summary: 'Switch off everything that goes to the number by one channel',
    who: 'account',
    body: z.object({ channel: z.enum(phoneChannels, 'request.invalid_value') }),
    output: Preferences,
    errors: ['request.invalid_value'],
  },
});
