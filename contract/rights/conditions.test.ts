import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { contract } from '../index.ts';

// What is asked of callers besides who they are, said a second time, as in who-may.test.ts.

const routesThat = (ask: (endpoint: Endpoint) => unknown) =>
  Object.entries<Endpoint>(contract)
    .filter(([, endpoint]) => ask(endpoint))
    .map(([route]) => route)
    .toSorted();

test('a confirmed address is asked for before others are told, paid or written to', () => {
  expect(routesThat(({ verified }) => verified)).toEqual([
    'POST /barong/resource/alerts',
    'POST /barong/resource/applications/invitations',
    'POST /barong/resource/applications/offers',
    'POST /barong/resource/built_resume',
    'POST /barong/resource/candidates/:id/contact_request',
    'POST /barong/resource/company_claims',
    'POST /barong/resource/company_claims/confirmation',
    'POST /barong/resource/conversations',
    'POST /barong/resource/conversations/:id/attachments',
    'POST /barong/resource/conversations/:id/messages',
    'POST /barong/resource/conversations/team',
    'POST /barong/resource/documents',
    'POST /barong/resource/hr_profile/evidence/dns',
    'POST /barong/resource/hr_profile/evidence/work_mail',
    'POST /barong/resource/hr_profile/evidence/work_mail/confirmation',
    'POST /barong/resource/hr_profile/papers',
    'POST /barong/resource/interviews',
    'POST /barong/resource/job_feed/preview',
    'POST /barong/resource/job_feed/runs',
    'POST /barong/resource/job_imports',
    'POST /barong/resource/job_imports/preview',
    'POST /barong/resource/jobs',
    'POST /barong/resource/jobs/:id/apply',
    'POST /barong/resource/jobs/:id/duplicates',
    'POST /barong/resource/jobs/:id/reopening',
    'POST /barong/resource/offers',
    'POST /barong/resource/offers/preview',
    'POST /barong/resource/otp/enable',
    'POST /barong/resource/otp/generate_qrcode',
    'POST /barong/resource/passkeys',
    'POST /barong/resource/passkeys/generate_challenge',
    'POST /barong/resource/phone/confirm_code',
    'POST /barong/resource/phone/generate_code',
    'POST /barong/resource/sharing/address',
    'POST /barong/resource/subscriptions',
    'POST /barong/resource/team/invitations',
    'POST /barong/resource/team/invitations/:id/mail',
    'POST /barong/resource/team/membership',
    'POST /barong/resource/team/owners',
    'PUT /barong/resource/interviews/:id',
    'PUT /barong/resource/job_feed',
    'PUT /barong/resource/job_feed/pause',
    'PUT /barong/resource/jobs/:id',
    'PUT /barong/resource/jobs/:id/featured_days',
    'PUT /barong/resource/phone/sms_login',
    'PUT /barong/resource/testimonial',
  ]);
});

test('consent to the texts in force is asked for before jobs and people meet', () => {
  expect(routesThat(({ accepted }) => accepted)).toEqual([
    'POST /barong/resource/candidates/:id/contact_request',
    'POST /barong/resource/conversations',
    'POST /barong/resource/conversations/:id/messages',
    'POST /barong/resource/job_imports',
    'POST /barong/resource/jobs',
    'POST /barong/resource/jobs/:id/apply',
    'POST /barong/resource/jobs/:id/reopening',
    'PUT /barong/resource/jobs/:id',
  ]);
});

test('a recent login is asked for where an open browser would give an account or the portal away', () => {
  expect(routesThat(({ recentlyAuthenticated }) => recentlyAuthenticated)).toEqual([
    'DELETE /barong/admin/admins/:id',
    'DELETE /barong/admin/settings/mail',
    'DELETE /barong/admin/settings/payments',
    'DELETE /barong/admin/settings/sms',
    'DELETE /barong/resource/nominee',
    'DELETE /barong/resource/sessions',
    'DELETE /barong/resource/sessions/:id',
    'GET /barong/resource/personal_copy/file',
    'POST /barong/admin/admins',
    'POST /barong/resource/personal_copy',
    'POST /barong/resource/personal_copy/address',
    'POST /barong/resource/phone/confirm_code',
    'POST /barong/resource/phone/generate_code',
    'POST /barong/resource/team/owners',
    'PUT /barong/admin/admins/:id',
    'PUT /barong/admin/settings/mail',
    'PUT /barong/admin/settings/payments',
    'PUT /barong/admin/settings/sms',
    'PUT /barong/resource/nominee',
    'PUT /barong/resource/phone',
  ]);
});

test('these files alone open by a signed address', () => {
  expect(routesThat(({ signed }) => signed)).toEqual([
    'GET /barong/admin/company_checks/:id/file',
    'GET /barong/admin/invoices/:id/document.pdf',
    'GET /barong/admin/resume_accesses/:id/file',
    'GET /barong/resource/applications/:id/resume',
    'GET /barong/resource/documents/:id/file',
    'GET /barong/resource/invoices/:id/document.pdf',
    'GET /barong/resource/message_attachments/:id/file',
    'GET /barong/resource/my/offers/:id/letter.pdf',
    'GET /barong/resource/offers/:id/letter.pdf',
    'GET /barong/resource/personal_copy/file',
  ]);
});
