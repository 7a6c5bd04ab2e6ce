import { describe, expect, test } from 'vitest';
import type { Notification } from '../notifications.ts';
import { describeNotification } from './texts.ts';

const at = { id: 1, count: 1, created_at: '2026-11-18T09:32:00.000Z', read_at: null };
const checked = { of: 'claim', company_id: 3, company_name: 'Sharma Agro' } as const;
const team = { company_name: 'Sharma Agro' };
const ownJob = { job_id: 7, job_title: 'Cashier', pauses_at: '2026-11-25T06:00:00.000Z' };
const asked = {
  application_id: 7,
  job_id: 4,
  job_title: 'Cashier',
  candidate_name: 'Lata Kulkarni',
};
const looked = { company_id: 3, company_name: 'Sharma Agro', day: '2026-11-18' };
const decided = { application_id: 7, job_title: 'Cashier', company_name: 'Sharma Agro' };

const all: [Notification, en: string, to: string][] = [
  [
    { ...at, kind: 'application_decided', subject: { ...decided, status: 'reviewing' } },
    'Sharma Agro is reading your application for Cashier and left a note',
    '/user/applications?application=7',
  ],
  [
    { ...at, kind: 'application_decided', subject: { ...decided, status: 'interview' } },
    'Sharma Agro would like to interview you for Cashier',
    '/user/applications?application=7',
  ],
  [
    { ...at, kind: 'application_decided', subject: { ...decided, status: 'accepted' } },
    'Sharma Agro accepted your application for Cashier',
    '/user/applications?application=7',
  ],
  [
    { ...at, kind: 'application_decided', subject: { ...decided, status: 'rejected' } },
    'Sharma Agro did not choose you for Cashier',
    '/user/applications?application=7',
  ],
  [
    { ...at, kind: 'application_decided', subject: { ...decided, status: 'pending' } },
    'Your application for Cashier has news',
    '/user/applications?application=7',
  ],
  [
    { ...at, kind: 'contact_asked', subject: { company_id: 3, company_name: 'Sharma Agro' } },
    'Sharma Agro asks: may we contact you?',
    '/user/sharing?section=requests',
  ],
  [
    {
      ...at,
      kind: 'contact_asked',
      subject: { company_id: 3, company_name: 'Sharma Agro', job_title: 'Cashier' },
    },
    'Sharma Agro asks: may we contact you about Cashier?',
    '/user/sharing?section=requests',
  ],
  [
    { ...at, kind: 'contact_agreed', subject: { candidate_id: 3 } },
    'Somebody agreed to be contacted',
    '/hr/candidates/3',
  ],
  [
    {
      ...at,
      kind: 'message',
      subject: { conversation_id: 5, from_name: 'Sharma Agro', for: 'candidate' },
    },
    'New message from Sharma Agro',
    '/user/messages/5',
  ],
  [
    { ...at, kind: 'message', subject: { conversation_id: 5, from_name: '', for: 'company' } },
    'New message from Deleted account',
    '/hr/messages/5',
  ],
  [
    {
      ...at,
      kind: 'report_answered',
      subject: { report_id: 41, conversation_id: 5, for: 'company', answer: 'We found nothing.' },
    },
    'Your report 41 of messages: We found nothing.',
    '/hr/messages/5',
  ],
  [
    { ...at, kind: 'job_hidden', subject: decided },
    'Cashier at Sharma Agro is hidden for now: nobody there can answer',
    '/user/applications?application=7',
  ],
  [
    { ...at, kind: 'job_removed', subject: decided },
    'We have removed Cashier at Sharma Agro: please pay nobody for it',
    '/user/applications?application=7',
  ],
  [
    {
      ...at,
      kind: 'job_moderated',
      subject: { job_id: 4, job_title: 'Cashier', act: 'released' },
    },
    'Our moderators have looked at “Cashier”: it is open again',
    '/hr/jobs/4/moderation',
  ],
  [
    { ...at, kind: 'profile_moderated', subject: { for: 'user', act: 'held' } },
    'Our moderators have hidden your profile',
    '/user/moderation',
  ],
  [
    { ...at, kind: 'company_checked', subject: { ...checked, allowed: true } },
    'Sharma Agro is yours',
    '/hr/profile',
  ],
  [
    { ...at, kind: 'company_checked', subject: { ...checked, allowed: false } },
    'We could not give you Sharma Agro',
    '/profile/setup/hr?claim=3',
  ],
  [
    { ...at, kind: 'company_checked', subject: { ...checked, of: 'paper', allowed: false } },
    'The paper of Sharma Agro was not enough',
    '/hr/profile',
  ],
  [
    { ...at, kind: 'team_changed', subject: { ...team, change: 'role_changed', role: 'owner' } },
    'You are now an owner of Sharma Agro',
    '/hr/team',
  ],
  [
    { ...at, kind: 'team_changed', subject: { ...team, change: 'removed', role: null } },
    'You are no longer in the team of Sharma Agro',
    '/profile/setup/hr',
  ],
  [
    { ...at, kind: 'team_changed', subject: { ...team, change: 'joined', role: 'recruiter' } },
    'Somebody has joined the team of Sharma Agro as a recruiter',
    '/hr/team',
  ],
  [
    { ...at, kind: 'team_changed', subject: { ...team, change: 'left', role: null } },
    'Somebody is no longer in the team of Sharma Agro',
    '/hr/team',
  ],
  [
    { ...at, kind: 'job_to_confirm', subject: ownJob },
    'Is “Cashier” still open? Otherwise it pauses on 25 Nov 2026',
    '/hr/postings',
  ],
  [
    { ...at, kind: 'job_paused', subject: ownJob },
    '“Cashier” is paused: nobody has said that it is open',
    '/hr/postings?status=paused',
  ],
  [
    { ...at, kind: 'new_application', subject: asked },
    'Lata Kulkarni applied for Cashier',
    '/hr/applications?application=7',
  ],
  [
    { ...at, kind: 'application_withdrawn', subject: asked },
    'Lata Kulkarni withdrew the application for Cashier',
    '/hr/applications?application=7',
  ],
  [
    { ...at, kind: 'new_application', subject: asked, count: 5 },
    '5 new applications for Cashier',
    '/hr/applications/4',
  ],
  [
    { ...at, kind: 'application_withdrawn', subject: asked, count: 2 },
    '2 candidates withdrew their applications for Cashier',
    '/hr/applications/4',
  ],
  [
    { ...at, kind: 'answered_late', subject: { ...decided, status: 'interview' } },
    'A late answer: Sharma Agro would like to interview you for Cashier',
    '/user/applications?application=7',
  ],
  [
    { ...at, kind: 'profile_viewed', subject: looked },
    'Sharma Agro looked at your profile',
    '/user/views',
  ],
  [
    { ...at, kind: 'profile_viewed', subject: looked, count: 3 },
    '3 companies looked at your profile on 18 Nov 2026',
    '/user/views',
  ],
  [
    {
      ...at,
      kind: 'new_device',
      subject: { device: 'Chrome on Android', browser: 'Chrome', system: 'Android' },
    },
    'New login: Chrome on Android. If it was not you, log that device out.',
    '/settings',
  ],
  [
    { ...at, kind: 'failed_second_step', subject: {} },
    'Somebody entered your password, but a wrong code. If it was not you, change your password.',
    '/settings',
  ],
];

test.each(all)('a notification %# says what happened and leads there', (notification, en, to) => {
  expect(describeNotification(notification, 'en')).toMatchObject({ text: en, to });
});

test.each(all)('a notification %# says it in Hindi too, with the same names', (notification) => {
  const { text } = describeNotification(notification, 'hi');
  expect(text).toMatch(/\p{Script=Devanagari}/u);
  const { subject } = notification;
  const names = [
    'job_title' in subject ? subject.job_title : '',
    'candidate_name' in subject && notification.count === 1 ? subject.candidate_name : '',
    'system' in subject ? (subject.system ?? '') : '',
  ];
  for (const name of names) expect(text).toContain(name);
});

test('a device is named in the language of the reader, also one that is not known', () => {
  const told = (browser: string | null, system: string | null) =>
    describeNotification(
      { ...at, kind: 'new_device', subject: { device: 'in English', browser, system } },
      'hi',
    ).text;
  expect(told('Chrome', 'Android')).toContain('नया लॉग इन: Android पर Chrome।');
  expect(told('Firefox', null)).toContain('नया लॉग इन: Firefox।');
  expect(told(null, null)).toContain('नया लॉग इन: अनजान डिवाइस।');
});

describe('a day by which somebody is asked to answer', () => {
  const offer = {
    ...asked,
    offer_id: 5,
    company_name: 'Sharma Agro',
    for: 'candidate',
    valid_until: '2026-11-20',
    happened: 'expiring',
  } as const;
  const ofOffer = { ...at, kind: 'offer', subject: offer } as const;
  const owed = (count: number) =>
    ({
      ...at,
      kind: 'answers_due',
      subject: { count, due_at: '2026-11-20T18:29:59.000Z' },
    }) as const;
  const lastMoment = Date.parse('2026-11-20T18:29:00Z');
  const nextDay = Date.parse('2026-11-20T18:31:00Z');

  test.each([
    [
      ofOffer,
      'Answer the offer of Sharma Agro for Cashier by 20 Nov 2026',
      'Your answer to the offer of Sharma Agro for Cashier was due on 20 Nov 2026',
      'Sharma Agro के Cashier के ऑफ़र का जवाब 20 नवंबर 2026 तक देना था',
    ],
    [
      owed(1),
      'One application waits for your answer by 20 Nov 2026',
      'Your answer to one application was due on 20 Nov 2026',
      'एक आवेदन का जवाब 20 नवंबर 2026 तक देना था',
    ],
    [
      owed(3),
      '3 applications wait for your answer, the first by 20 Nov 2026',
      'Your answers to 3 applications are due, the first was due on 20 Nov 2026',
      '3 आवेदनों का जवाब देना है, पहले का 20 नवंबर 2026 तक देना था',
    ],
  ])('is said to have passed once it has', (notification, before, after, afterInHindi) => {
    expect(describeNotification(notification, 'en', lastMoment).text).toBe(before);
    expect(describeNotification(notification, 'en', nextDay).text).toBe(after);
    expect(describeNotification(notification, 'hi', nextDay).text).toBe(afterInHindi);
  });
});
