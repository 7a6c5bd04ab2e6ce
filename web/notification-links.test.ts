import { expect, test } from 'vitest';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationSubject,
} from '../contract/notifications.ts';
import { describeNotification } from '../contract/notifications/texts.ts';
import { pageAt } from './test/route-table.ts';

type Lines<K extends NotificationKind> = readonly (readonly [
  NotificationSubject<K>,
  count: number,
  to: string,
  /** The page at an address, as web/routes.ts names it. */
  page: string,
])[];

const job = { job_id: 4, job_title: 'Cashier' };
const decided = {
  application_id: 7,
  job_title: 'Cashier',
  company_name: 'Sharma Agro',
  status: 'interview',
} as const;
const ownJob = { ...job, pauses_at: '2026-11-25T06:00:00.000Z' };
const applied = { ...job, application_id: 7, candidate_name: 'Lata Kulkarni' };
const looked = { company_id: 3, company_name: 'Sharma Agro', day: '2026-11-18' };
const alert = { ...job, alert_id: 2, alert_name: 'Pune', company_name: 'Sharma Agro', count: 1 };
const interview = {
  ...applied,
  interview_id: 9,
  company_name: 'Sharma Agro',
  starts_at: null,
  happened: 'invited',
  hours: 24,
} as const;
const offer = {
  ...applied,
  offer_id: 8,
  company_name: 'Sharma Agro',
  valid_until: '2026-11-25T06:00:00.000Z',
  happened: 'made',
} as const;
const team = { company_name: 'Sharma Agro' };
const checked = { of: 'claim', company_id: 3, company_name: 'Sharma Agro' } as const;
const message = { conversation_id: 5, from_name: 'Lata Kulkarni' };
const reported = { report_id: 41, conversation_id: 5, answer: 'We found nothing.' };
const device = { device: 'Chrome on Android', browser: 'Chrome', system: 'Android' };

const tracker = 'applications/tracker/tracker-page';
const received = 'applications/received/received-page';
const ownApplication = '/user/applications?application=7';
const receivedApplication = '/hr/applications?application=7';

const links: { readonly [K in NotificationKind]: Lines<K> } = {
  application_decided: [[decided, 1, ownApplication, tracker]],
  answered_late: [[decided, 1, ownApplication, tracker]],
  job_hidden: [[decided, 1, ownApplication, tracker]],
  job_removed: [[decided, 1, ownApplication, tracker]],
  job_moderated: [
    [
      { job_id: 4, job_title: 'Cashier', act: 'held' },
      1,
      '/hr/jobs/4/moderation',
      'jobs/own/moderation/moderation-page',
    ],
  ],
  profile_moderated: (['user', 'hr'] as const).map((role) => [
    { for: role, act: 'held' },
    1,
    `/${role}/moderation`,
    'profile/moderation/moderation-page',
  ]),
  company_checked: [
    [{ ...checked, allowed: true }, 1, '/hr/profile', 'companies/own/profile-page'],
    [{ ...checked, allowed: false }, 1, '/profile/setup/hr?claim=3', 'companies/own/setup-page'],
  ],
  team_changed: [
    [{ ...team, change: 'joined', role: 'viewer' }, 1, '/hr/team', 'team/team-page'],
    [
      { ...team, change: 'removed', role: null },
      1,
      '/profile/setup/hr',
      'companies/own/setup-page',
    ],
  ],
  job_alert: [
    [alert, 1, '/jobs/4?from=alert', 'jobs/page/job-page'],
    [alert, 3, '/user/alerts', 'alerts/alerts-page'],
  ],
  candidate_alert: [
    [
      {
        searches: 1,
        search_name: 'Tally',
        count: 3,
        path: '/hr/candidates?search=tally&saved=2&since=2026-11-24T02%3A30%3A00.000Z',
      },
      1,
      '/hr/candidates?search=tally&saved=2&since=2026-11-24T02%3A30%3A00.000Z',
      'candidates/list/candidates-page',
    ],
  ],
  saved_job_closing: [
    [{ ...alert, expires_at: '2026-11-25T06:00:00.000Z' }, 1, '/jobs/4', 'jobs/page/job-page'],
  ],
  job_to_confirm: [[ownJob, 1, '/hr/postings', 'jobs/own/list/own-jobs-page']],
  job_paused: [[ownJob, 1, '/hr/postings?status=paused', 'jobs/own/list/own-jobs-page']],
  interview: [
    [{ ...interview, for: 'candidate' }, 1, '/user/interviews/9', 'interviews/my-interview-page'],
    [{ ...interview, for: 'company' }, 1, receivedApplication, received],
  ],
  interview_reminder: [
    [{ ...interview, for: 'candidate' }, 1, '/user/interviews/9', 'interviews/my-interview-page'],
    [{ ...interview, for: 'company' }, 1, receivedApplication, received],
  ],
  offer: [
    [{ ...offer, for: 'candidate' }, 1, '/user/offers/8', 'offers/my-offer-page'],
    [{ ...offer, for: 'company' }, 1, receivedApplication, received],
  ],
  answers_due: [
    [
      { count: 3, due_at: '2026-11-25T06:00:00.000Z' },
      1,
      '/hr/applications?status=waiting',
      received,
    ],
  ],
  new_application: [
    [applied, 1, receivedApplication, received],
    [applied, 5, '/hr/applications/4', 'applications/received/received-job-page'],
  ],
  application_withdrawn: [
    [applied, 1, receivedApplication, received],
    [applied, 2, '/hr/applications/4', 'applications/received/received-job-page'],
  ],
  profile_viewed: [[looked, 2, '/user/views', 'profile/views/views-page']],
  contact_asked: [[looked, 1, '/user/sharing?section=requests', 'profile/sharing/sharing-page']],
  contact_agreed: [[{ candidate_id: 3 }, 1, '/hr/candidates/3', 'candidates/page/candidate-page']],
  message: [
    [{ ...message, for: 'candidate' }, 1, '/user/messages/5', 'messages/messages-page'],
    [{ ...message, for: 'company' }, 2, '/hr/messages/5', 'messages/messages-page'],
    [{ ...message, for: 'team' }, 1, '/hr/messages/5', 'messages/messages-page'],
  ],
  report_answered: [
    [{ ...reported, for: 'candidate' }, 1, '/user/messages/5', 'messages/messages-page'],
    [{ ...reported, for: 'company' }, 1, '/hr/messages/5', 'messages/messages-page'],
    [
      { ...reported, conversation_id: null, for: 'company' },
      1,
      '/hr/messages',
      'messages/messages-page',
    ],
  ],
  new_device: [[device, 1, '/settings', 'settings/settings-page']],
  failed_second_step: [[{}, 1, '/settings', 'settings/settings-page']],
};

const all = (Object.keys(notificationKinds) as NotificationKind[]).flatMap((kind) =>
  links[kind].map(([subject, count, to, page]) => ({ kind, subject, count, to, page })),
);

test.each(all)('$kind ($count) opens $to', ({ kind, subject, count, to, page }) => {
  const described = describeNotification({ kind, subject, count }, 'en');
  expect(described.to).toBe(to);
  expect(pageAt(described.to).file).toBe(`features/${page}.tsx`);
});
