import { type AdminRole, adminRoles, mayAsAdmin } from './admin-roles.ts';
import type { managedAccounts } from './managed-accounts.ts';
import type { advertisements } from '../advertisements/advertisements.ts';
import type { appeals } from './appeals.ts';
import type { breaches } from '../breaches/breaches.ts';
import type { companyChecks } from '../companies/company-checks.ts';
import type { contactMessages } from '../contact/contact-messages.ts';
import type { messageReports } from '../conversations/message-reports.ts';
import type { books } from '../money/books.ts';
import type { settlements } from '../money/settlements.ts';
import type { reports } from '../reports/reports.ts';
import type { testimonials } from '../testimonials/testimonials.ts';

type Calls = typeof managedAccounts &
  typeof advertisements &
  typeof appeals &
  typeof breaches &
  typeof companyChecks &
  typeof contactMessages &
  typeof messageReports &
  typeof books &
  typeof reports &
  typeof settlements &
  typeof testimonials;

/**
 * A page for admins, with the call that reads its list and the roles that may make that call; other
 * roles do not compile.
 */
const list = <const R extends keyof Calls>(
  page: string,
  call: R,
  admins: Calls[R] extends { admins: infer A extends readonly AdminRole[] } ? A : never,
  query: Record<string, string> = {},
) => ({ page, call, admins: admins as readonly AdminRole[], query });

const ofAccounts = ['support', 'moderator', 'data_protection'] as const;
const ofMessages = ['support', 'data_protection'] as const;

/** The list behind each figure of the admins' dashboard, whose rows it counts. */
export const figureLists = {
  seekers: list('/admin/users', 'GET /barong/admin/users', [...ofAccounts]),
  recruiters: list('/admin/hr-accounts', 'GET /admin/hr_accounts', [...ofAccounts]),
  companies: {
    page: '/companies',
    call: 'GET /barong/public/companies',
    admins: adminRoles,
    query: {},
  },
  open_jobs: { page: '/jobs', call: 'GET /barong/public/jobs', admins: adminRoles, query: {} },
  applications: {
    page: '/dashboard/admin?days=90#applications',
    call: 'GET /barong/admin/figures/days',
    admins: adminRoles,
    query: { days: '90' },
  },
  payments: list('/admin/payments?state=paid', 'GET /barong/admin/payments', ['finance'], {
    state: 'paid',
  }),
  contact_messages: list('/admin/contact', 'GET /barong/admin/contact_messages', [...ofMessages]),
  reports: list('/admin/reports', 'GET /barong/admin/reports', ['moderator']),
  message_reports: list('/admin/message-reports', 'GET /barong/admin/message_reports', [
    'moderator',
  ]),
  appeals: list('/admin/appeals', 'GET /barong/admin/appeals', ['moderator']),
  company_checks: list('/admin/companies', 'GET /barong/admin/company_checks', ['moderator']),
  advertisements: list('/admin/advertisements', 'GET /barong/admin/advertisements', [
    'finance',
    'moderator',
  ]),
  failed_refunds: list(
    '/admin/payments?state=refund_failed',
    'GET /barong/admin/payments',
    ['finance'],
    { state: 'refund_failed' },
  ),
  differences: list('/admin/differences?state=open', 'GET /barong/admin/differences', ['finance'], {
    state: 'open',
  }),
  testimonials: list('/admin/testimonials', 'GET /barong/admin/testimonials', []),
  grievances: list(
    '/admin/contact?topic=grievance',
    'GET /barong/admin/contact_messages',
    [...ofMessages],
    { topic: 'grievance' },
  ),
  data_requests: {
    ...list('/admin/contact?topic=data_request', 'GET /barong/admin/contact_messages', [
      ...ofMessages,
    ]),
    // Support answers messages, but not what somebody asks about their own data.
    admins: ['data_protection'] as readonly AdminRole[],
    query: { topic: 'data_request' },
  },
  breaches: list('/admin/breaches', 'GET /barong/admin/breaches', ['data_protection']),
} as const;

export type FigureName = keyof typeof figureLists;

/** Whether an admin of this role sees a figure: only those who may read the list behind it do. */
export const mayCount = (own: AdminRole | null, name: FigureName): boolean =>
  mayAsAdmin(own, figureLists[name].admins);
