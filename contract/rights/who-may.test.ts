import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { contract } from '../index.ts';

// Who may do what, said a second time. The walk of all callers takes what it expects from the contract itself, so a
// condition that gets lost there is noticed here alone.

const endpoints = Object.entries<Endpoint>(contract);
const routesThat = (ask: (endpoint: Endpoint) => unknown) =>
  endpoints
    .filter(([, endpoint]) => ask(endpoint))
    .map(([route]) => route)
    .toSorted();
/** Who may call, in words. */
const whoOf = ({ who }: Endpoint) => [who].flat().toSorted().join(' and ');

test('guests get at what is public, and at what signs in', () => {
  const open = routesThat((endpoint) => whoOf(endpoint) === 'anyone');
  expect(open.filter((route) => !/ \/barong\/(public|identity)\//.test(route))).toEqual([
    'GET /csrf-token',
  ]);
  const signedIn = endpoints.filter(([, endpoint]) => whoOf(endpoint) !== 'anyone');
  expect(
    signedIn
      .map(([route]) => route)
      .filter((route) => / \/barong\/(public|identity)\//.test(route)),
  ).toEqual([
    'DELETE /barong/identity/sessions',
    'POST /barong/identity/sessions/reauthentication',
  ]);
});

test('what lies below admin is for admins alone', () => {
  expect(routesThat((endpoint) => whoOf(endpoint) === 'admin')).toEqual(
    endpoints
      .map(([route]) => route)
      .filter((route) => / (\/barong)?\/admin\//.test(route))
      .toSorted(),
  );
});

const FOR_SEVERAL: Record<string, readonly string[]> = {
  account: [
    'DELETE /barong/identity/sessions',
    'DELETE /barong/resource/push_subscriptions/:id',
    'DELETE /barong/resource/sessions',
    'DELETE /barong/resource/sessions/:id',
    'DELETE /barong/resource/users/email_change',
    'GET /barong/resource/holdings',
    'GET /barong/resource/legal_notices',
    'GET /barong/resource/live',
    'GET /barong/resource/notification_preferences',
    'GET /barong/resource/notifications',
    'GET /barong/resource/otp',
    'GET /barong/resource/passkeys',
    'GET /barong/resource/personal_copy',
    'GET /barong/resource/personal_copy/file',
    'GET /barong/resource/phone',
    'GET /barong/resource/push_subscriptions',
    'GET /barong/resource/security_events',
    'GET /barong/resource/sessions',
    'GET /barong/resource/users/email_change',
    'GET /barong/resource/users/me',
    'POST /barong/identity/sessions/reauthentication',
    'POST /barong/resource/legal_consents',
    'POST /barong/resource/notification_preferences/phone_stop',
    'POST /barong/resource/notifications/read',
    'POST /barong/resource/otp/disable',
    'POST /barong/resource/otp/enable',
    'POST /barong/resource/otp/generate_qrcode',
    'POST /barong/resource/passkeys',
    'POST /barong/resource/passkeys/:id/removal',
    'POST /barong/resource/passkeys/generate_challenge',
    'POST /barong/resource/personal_copy',
    'POST /barong/resource/personal_copy/address',
    'POST /barong/resource/phone/confirm_code',
    'POST /barong/resource/phone/generate_code',
    'POST /barong/resource/push_subscriptions',
    'POST /barong/resource/push_subscriptions/here',
    'POST /barong/resource/users/me/deletion',
    'PUT /barong/resource/notification_preferences',
    'PUT /barong/resource/phone',
    'PUT /barong/resource/quiet_hours',
    'PUT /barong/resource/users/email_change',
    'PUT /barong/resource/users/me',
    'PUT /barong/resource/users/password',
  ],
  'hr and user': [
    'DELETE /barong/resource/nominee',
    'DELETE /barong/resource/subscriptions/:id',
    'DELETE /barong/resource/testimonial',
    'GET /barong/resource/billing_details',
    'GET /barong/resource/consents',
    'GET /barong/resource/conversations',
    'GET /barong/resource/conversations/:id',
    'GET /barong/resource/conversations/:id/messages',
    'GET /barong/resource/conversations/unread_count',
    'GET /barong/resource/invoices',
    'GET /barong/resource/invoices/:id/document.pdf',
    'GET /barong/resource/message_attachments/:id/file',
    'GET /barong/resource/nominee',
    'GET /barong/resource/plan_usage',
    'GET /barong/resource/profile_moderation',
    'GET /barong/resource/subscriptions',
    'GET /barong/resource/test_orders/:id',
    'GET /barong/resource/testimonial',
    'POST /barong/resource/conversations',
    'POST /barong/resource/conversations/:id/attachments',
    'POST /barong/resource/conversations/:id/messages',
    'POST /barong/resource/conversations/:id/read',
    'POST /barong/resource/conversations/:id/reports',
    'POST /barong/resource/payments/:id/refund',
    'POST /barong/resource/profile_moderation/appeals',
    'POST /barong/resource/subscriptions',
    'POST /barong/resource/subscriptions/checkout_results',
    'POST /barong/resource/test_orders/:id/payments',
    'PUT /barong/resource/billing_details',
    'PUT /barong/resource/conversations/:id/block',
    'PUT /barong/resource/nominee',
    'PUT /barong/resource/phone/sms_login',
    'PUT /barong/resource/testimonial',
  ],
  'admin and hr': ['GET /barong/resource/hr_profiles/:id'],
};

test.each(Object.entries(FOR_SEVERAL))('these alone are for: %s', (who, routes) => {
  expect(routesThat((endpoint) => whoOf(endpoint) === who)).toEqual(routes);
});

const TEAM: Record<string, readonly string[]> = {
  owner: [
    'DELETE /barong/resource/subscriptions/:id',
    'DELETE /barong/resource/team/invitations/:id',
    'DELETE /barong/resource/team/members/:id',
    'GET /barong/resource/billing_details',
    'GET /barong/resource/invoices',
    'GET /barong/resource/invoices/:id/document.pdf',
    'GET /barong/resource/test_orders/:id',
    'POST /barong/resource/company_claims',
    'POST /barong/resource/company_claims/confirmation',
    'POST /barong/resource/hr_profile',
    'POST /barong/resource/hr_profile/evidence/dns',
    'POST /barong/resource/hr_profile/evidence/work_mail',
    'POST /barong/resource/hr_profile/evidence/work_mail/confirmation',
    'POST /barong/resource/hr_profile/papers',
    'POST /barong/resource/payments/:id/refund',
    'POST /barong/resource/subscriptions',
    'POST /barong/resource/subscriptions/checkout_results',
    'POST /barong/resource/team/invitations',
    'POST /barong/resource/team/invitations/:id/mail',
    'POST /barong/resource/team/owners',
    'POST /barong/resource/test_orders/:id/payments',
    'PUT /barong/resource/billing_details',
    'PUT /barong/resource/team/members/:id',
  ],
  recruiter: [
    'GET /barong/resource/applications.csv',
    'POST /barong/resource/conversations',
    'PUT /barong/resource/conversations/:id/block',
  ],
  interviewer: [
    'DELETE /barong/resource/candidate_notes/:id',
    'POST /barong/resource/applications/:id/score_card/waiver',
    'POST /barong/resource/candidate_searches/:id/opening',
    'POST /barong/resource/candidates/:id/notes',
    'POST /barong/resource/interviews/:id/absence',
    'POST /barong/resource/interviews/:id/reply',
    'PUT /barong/resource/applications/:id/score_card',
    'PUT /barong/resource/candidate_notes/:id',
  ],
  viewer: [
    'DELETE /barong/resource/jobs/:id/referral',
    'GET /barong/resource/conversations',
    'GET /barong/resource/conversations/:id',
    'GET /barong/resource/conversations/:id/messages',
    'GET /barong/resource/conversations/unread_count',
    'GET /barong/resource/message_attachments/:id/file',
    'GET /barong/resource/plan_usage',
    'GET /barong/resource/profile_moderation',
    'GET /barong/resource/subscriptions',
    'POST /barong/resource/candidates/:id/reports',
    'POST /barong/resource/conversations/:id/attachments',
    'POST /barong/resource/conversations/:id/messages',
    'POST /barong/resource/conversations/:id/read',
    'POST /barong/resource/conversations/:id/reports',
    'POST /barong/resource/conversations/team',
    'POST /barong/resource/jobs/:id/referral',
    'POST /barong/resource/profile_moderation/appeals',
    'POST /barong/resource/team/departure',
    'POST /barong/resource/team/membership',
  ],
};

// Without a word, everybody in a team reads, and whoever is a recruiter or an owner changes.
test.each(Object.entries(TEAM))('these need at least this role in the team: %s', (team, routes) => {
  expect(routesThat((endpoint) => endpoint.team === team)).toEqual(routes);
});

const ADMINS: Record<string, readonly string[]> = {
  'nobody else': [
    'DELETE /barong/admin/admins/:id',
    'DELETE /barong/admin/settings/look/logo',
    'DELETE /barong/admin/settings/mail',
    'DELETE /barong/admin/settings/payments',
    'DELETE /barong/admin/settings/sms',
    'GET /barong/admin/admins',
    'GET /barong/admin/settings',
    'GET /barong/admin/testimonials',
    'POST /barong/admin/admins',
    'POST /barong/admin/legal_versions',
    'POST /barong/admin/settings/look/logo',
    'POST /barong/admin/settings/mail/trial',
    'POST /barong/admin/settings/payments/trial',
    'POST /barong/admin/settings/sms/trial',
    'PUT /barong/admin/admins/:id',
    'PUT /barong/admin/settings/announcing',
    'PUT /barong/admin/settings/categories',
    'PUT /barong/admin/settings/contact',
    'PUT /barong/admin/settings/languages',
    'PUT /barong/admin/settings/limits',
    'PUT /barong/admin/settings/look',
    'PUT /barong/admin/settings/mail',
    'PUT /barong/admin/settings/moderation',
    'PUT /barong/admin/settings/payments',
    'PUT /barong/admin/settings/sms',
    'PUT /barong/admin/testimonials/:id',
  ],
  data_protection: [
    'GET /admin/hr_accounts/table.csv',
    'GET /barong/admin/audit_entries',
    'GET /barong/admin/audit_entries/export.csv',
    'GET /barong/admin/breaches',
    'GET /barong/admin/legal_versions',
    'GET /barong/admin/users/table.csv',
    'POST /barong/admin/breaches',
    'POST /barong/admin/contact_messages/:id/nominee',
    'PUT /barong/admin/breaches/:id',
  ],
  'data_protection, finance, moderator, owner, support': [
    'GET /barong/admin/figures',
    'GET /barong/admin/figures/days',
  ],
  'data_protection, moderator': [
    'DELETE /admin/hr_accounts/:id',
    'DELETE /admin/hr_accounts/:id/deletion',
  ],
  'data_protection, moderator, support': [
    'GET /admin/hr_accounts',
    'GET /admin/hr_accounts/:id',
    'GET /barong/admin/users',
    'GET /barong/admin/users/:id',
    'POST /barong/admin/users/:id/notes',
  ],
  'data_protection, support': [
    'GET /barong/admin/contact_messages',
    'GET /barong/admin/resume_accesses/:id/file',
    'POST /barong/admin/contact_messages/:id/answer',
    'POST /barong/admin/users/:id/resume',
    'PUT /barong/admin/contact_messages/:id',
  ],
  finance: [
    'DELETE /barong/admin/advertisements/:id/picture',
    'GET /barong/admin/differences',
    'GET /barong/admin/differences/export.csv',
    'GET /barong/admin/gstr1',
    'GET /barong/admin/gstr1/table.csv',
    'GET /barong/admin/invoices',
    'GET /barong/admin/invoices/:id/document.pdf',
    'GET /barong/admin/payments',
    'GET /barong/admin/payments/:id',
    'GET /barong/admin/payments/export.csv',
    'GET /barong/admin/plans',
    'GET /barong/admin/settlements',
    'GET /barong/admin/subscriptions',
    'GET /barong/admin/subscriptions/export.csv',
    'POST /barong/admin/advertisements',
    'POST /barong/admin/advertisements/:id/picture',
    'POST /barong/admin/payments/:id/refunds',
    'POST /barong/admin/refunds/:id/transfer',
    'POST /barong/admin/refunds/:id/tries',
    'POST /barong/admin/settlements',
    'PUT /barong/admin/advertisements/:id',
    'PUT /barong/admin/differences/:id/note',
    'PUT /barong/admin/plans/:id',
  ],
  'finance, moderator': [
    'GET /barong/admin/advertisements',
    'PUT /barong/admin/advertisements/:id/pause',
  ],
  moderator: [
    'DELETE /barong/admin/search_synonyms/:id',
    'GET /barong/admin/appeals',
    'GET /barong/admin/company_checks',
    'GET /barong/admin/company_checks/:id/file',
    'GET /barong/admin/empty_searches',
    'GET /barong/admin/message_reports',
    'GET /barong/admin/moderation/jobs/:id',
    'GET /barong/admin/moderation/profiles/:id',
    'GET /barong/admin/reports',
    'GET /barong/admin/search_synonyms',
    'POST /barong/admin/moderation/jobs/:id/acts',
    'POST /barong/admin/moderation/profiles/:id/acts',
    'POST /barong/admin/reports/:id/decision',
    'POST /barong/admin/users/bulk_update',
    'PUT /barong/admin/advertisements/:id/decision',
    'PUT /barong/admin/appeals/:id',
    'PUT /barong/admin/company_checks/:id',
    'PUT /barong/admin/message_reports/:id',
    'PUT /barong/admin/search_synonyms',
  ],
  'moderator, support': [
    'DELETE /barong/admin/users/:id/sessions',
    'POST /barong/admin/users/update',
    'PUT /admin/hr_accounts/:id',
  ],
  support: ['GET /barong/admin/health'],
};

test.each(Object.entries(ADMINS))(
  'besides owners, these are for the admins: %s',
  (admins, routes) => {
    const named = ({ admins: roles }: Endpoint) =>
      (roles ?? []).toSorted().join(', ') || 'nobody else';
    expect(
      routesThat((endpoint) => endpoint.who === 'admin' && named(endpoint) === admins),
    ).toEqual(routes);
  },
);
