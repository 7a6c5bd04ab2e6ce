import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { announced } from '../contract/announced/announced.ts';
import { guides, versionedTexts } from '../contract/legal/documents.ts';

const feature = (file: string) => `features/${file}.tsx`;

const comingSoon = (file: string) =>
  announced
    .flatMap(({ path, below }) => (below ? [path, `${path}/:id`] : [path]))
    .map((path) => route(path.slice(1), file, { id: path }));

/**
 * Every URL of the product, once. A page that puts several features together is a file in
 * `routes/`; the others are the page files of their feature.
 */
export default [
  route('login', 'features/accounts/login/to-login.ts'),
  route('post-job', 'features/jobs/own/from-post-job.ts'),
  layout(feature('shell/auth-layout'), [
    route('auth/login', feature('accounts/login/login-page')),
    route('auth/register', feature('accounts/registration/register-page')),
    route('auth/verify-otp', feature('accounts/confirmation/verify-page')),
    route('auth/forgot-password', feature('accounts/recovery/forgot-password-page')),
    route('auth/reset-password', feature('accounts/recovery/reset-password-page')),
    route('auth/signed-in', feature('accounts/signed-in/signed-in-page')),
    route('auth/confirm-email', feature('accounts/confirmation/confirm-email-page')),
  ]),

  layout(feature('shell/public-layout'), [
    index(feature('landing/landing-page')),
    route('jobs', feature('jobs/search/jobs-page')),
    route('jobs/confirm', feature('jobs/own/confirm/confirm-page')),
    route('jobs/preview/:id', feature('jobs/page/preview-page')),
    route('jobs/:id/:words?', feature('jobs/page/job-page')),
    route('companies', feature('companies/public/companies-page')),
    route('companies/:id/:words?', feature('companies/public/company-page')),
    route('p/:code', feature('profile/public/public-profile-page')),
    route('about', feature('text-pages/about-page')),
    route('contact', feature('text-pages/contact-page')),
    route('contact/state', feature('contact-messages/state-page')),
    route('report', feature('reports/form/report-page')),
    route('reports/:ticket', feature('reports/form/state-page')),
    route('privacy', feature('text-pages/privacy-page')),
    route('terms', feature('text-pages/terms-page')),
    ...guides.map((path) => route(path, feature('text-pages/guides/guide-page'), { id: path })),
    ...versionedTexts.map((path) =>
      route(`${path}/versions/:version`, feature('text-pages/legal/version-page'), {
        id: `version-of-${path}`,
      }),
    ),
    route('trust', feature('text-pages/trust-page')),
    route('salary-guide', feature('salary-guide/salary-guide-page')),
    route('transparency', feature('transparency/transparency-page')),
    route('accessibility', feature('text-pages/accessibility-page')),
    route('verify/:code?', feature('receipts/verify-page')),
    route('appeal', feature('appeals/appeal-page')),
    route('team/join', feature('team/join-page')),
    route('notify-me/stop', feature('coming-soon/stop-page')),
    route('notifications/stop', feature('notifications/stop-page')),
    ...comingSoon(feature('coming-soon/coming-soon-page')),
  ]),

  layout('routes/app-layout.tsx', [
    // everybody
    route('notifications', feature('notifications/notifications-page')),
    route('settings', feature('settings/settings-page')),
    route('settings/consents', feature('consents/consents-page')),
    route('payments/test/:id', feature('subscription/test-payment-page')),
    // seekers
    route('user/subscription', feature('subscription/subscription-page'), {
      id: 'subscription-of-seekers',
    }),
    route('user/jobs', feature('jobs/search/find-jobs-page')),
    route('dashboard/user', 'routes/seeker-dashboard.tsx'),
    route('user/shown', feature('disclosures/shown-page')),
    route('user/invoices', feature('invoices/seeker-invoices-page')),
    route('user/saved', feature('saved-jobs/saved-jobs-page')),
    route('user/alerts', feature('alerts/alerts-page')),
    route('user/profile', 'routes/seeker-profile.tsx'),
    route('user/sharing', feature('profile/sharing/sharing-page')),
    route('user/views', feature('profile/views/views-page')),
    route('user/moderation', feature('profile/moderation/moderation-page'), {
      id: 'moderation-of-seekers',
    }),
    route('user/resume-builder', feature('profile/builder/builder-page')),
    route('profile/edit', feature('profile/edit/edit-page')),
    route('user/applications', feature('applications/tracker/tracker-page')),
    route('user/insights', feature('applications/insights/insights-page')),
    route('user/interviews/:id', feature('interviews/my-interview-page')),
    route('user/messages/:id?', feature('messages/messages-page'), { id: 'messages-of-seekers' }),
    route('user/offers/:id', feature('offers/my-offer-page')),
    // recruiters
    route('hr/subscription', feature('subscription/subscription-page'), {
      id: 'subscription-of-recruiters',
    }),
    route('dashboard/hr', feature('dashboards/recruiter/hr-dashboard')),
    route('hr/moderation', feature('profile/moderation/moderation-page'), {
      id: 'moderation-of-recruiters',
    }),
    route('hr/find', feature('company-find/find-page')),
    route('hr/postings', feature('jobs/own/list/own-jobs-page')),
    route('hr/jobs/create', feature('jobs/own/form/create-page')),
    route('hr/jobs/import', feature('jobs/own/import/import-page')),
    route('hr/jobs/feed', feature('jobs/own/feed/feed-page')),
    route('hr/jobs/:id/edit', feature('jobs/own/form/edit-page')),
    route('hr/jobs/:id/moderation', feature('jobs/own/moderation/moderation-page')),
    route('hr/jobs', 'features/jobs/own/to-own-jobs.ts'),
    ...['hr/jobs/new', 'hr/postings/new', 'hr/postings/create'].map((path) =>
      route(path, 'features/jobs/own/to-create.ts', { id: path }),
    ),
    route('hr/applications', feature('applications/received/received-page')),
    route('hr/letters', feature('applications/letters/letters-page')),
    route('hr/applications/:id', feature('applications/received/received-job-page')),
    route('hr/messages/:id?', feature('messages/messages-page'), { id: 'messages-of-recruiters' }),
    route('hr/figures', feature('hiring-figures/figures-page')),
    route('hr/interviews', feature('interviews/interviews-page')),
    route('hr/jobs/:id/applications', feature('applications/received/received-job-redirect')),
    route('hr/candidates', feature('candidates/list/candidates-page')),
    route('hr/candidates/:id', feature('candidates/page/candidate-page')),
    route('profile/setup/hr', feature('companies/own/setup-page')),
    route('hr/team', feature('team/team-page')),
    route('hr/profile', feature('companies/own/profile-page')),
    route('hr/profile/edit', feature('companies/own/edit-page')),
    route('hr/invoices', feature('invoices/company-invoices-page')),
    // admins
    route('dashboard/admin', feature('dashboards/admin/admin-dashboard')),
    route('admin/find', feature('managed-accounts/find-page')),
    route('admin/users', feature('managed-accounts/users-page')),
    route('admin/users/:id', feature('managed-accounts/account-page'), { id: 'account-of-seeker' }),
    route('admin/hr-accounts', feature('managed-accounts/hr-accounts-page')),
    route('admin/hr-accounts/:id', feature('managed-accounts/account-page'), {
      id: 'account-of-recruiter',
    }),
    route('admin/team', feature('admins/admins-page')),
    route('admin/audit', feature('audit/audit-page')),
    route('admin/breaches', feature('breaches/breaches-page')),
    route('admin/appeals', feature('appeals/appeals-page')),
    route('admin/testimonials', feature('testimonials/testimonials-page')),
    route('admin/companies', feature('company-checks/checks-page')),
    route('admin/contact', feature('contact-messages/messages-page')),
    route('admin/reports', feature('reports/queue/queue-page')),
    route('admin/reports/jobs/:id', feature('reports/case/case-page')),
    route('admin/reports/profiles/:id', feature('reports/case/profile-case-page')),
    route('admin/message-reports', feature('message-reports/reports-page')),
    route('admin/payments', feature('books/payments-page')),
    route('admin/payments/:id', feature('books/payment-page')),
    route('admin/subscriptions', feature('books/subscriptions-page')),
    route('admin/differences', feature('books/settlements/differences-page')),
    route('admin/settlements', feature('books/settlements/settlements-page')),
    route('admin/plans', feature('books/plans-page')),
    route('admin/invoices', feature('invoices/admin-invoices-page')),
    route('admin/advertisements', feature('advertisements/advertisements-page')),
    route('admin/legal', feature('text-pages/legal/editor-page')),
    route('admin/search', feature('search-admin/search-words-page')),
    route('admin/settings', 'routes/admin-settings.tsx'),
  ]),

  route('*', feature('shell/not-found')),
] satisfies RouteConfig;
