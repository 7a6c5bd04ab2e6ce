import { contract } from '../contract/index.ts';
import { accounts } from './domains/accounts/index.ts';
import { adminFigures } from './domains/admin-figures/index.ts';
import { health } from './domains/health/index.ts';
import { admins } from './domains/admins/index.ts';
import { advertisements } from './domains/advertisements/index.ts';
import { alerts } from './domains/alerts/index.ts';
import { appeals } from './domains/appeals/index.ts';
import { applications } from './domains/applications/index.ts';
import { audit } from './domains/audit/index.ts';
import { books } from './domains/books/index.ts';
import { categories } from './domains/categories/index.ts';
import { candidates } from './domains/candidates/index.ts';
import { companies } from './domains/companies/index.ts';
import { companyChecks } from './domains/company-checks/index.ts';
import { companyEvidence } from './domains/company-evidence/index.ts';
import { consents } from './domains/consents/index.ts';
import { contactMessages } from './domains/contact-messages/index.ts';
import { conversations } from './domains/conversations/index.ts';
import { deletions } from './domains/deletions/index.ts';
import { disclosures } from './domains/disclosures/index.ts';
import { documents } from './domains/documents/index.ts';
import { exclusions } from './domains/exclusions/index.ts';
import { featuredJobs } from './domains/featured-jobs/index.ts';
import { featureWaits } from './domains/feature-waits/index.ts';
import { hiringFigures } from './domains/hiring-figures/index.ts';
import { imports } from './domains/imports/index.ts';
import { nominees } from './domains/nominees/index.ts';
import { offers } from './domains/offers/index.ts';
import { scoreCards } from './domains/score-cards/index.ts';
import { interviews } from './domains/interviews/index.ts';
import { invoices } from './domains/invoices/index.ts';
import { jobs } from './domains/jobs/index.ts';
import { ledger } from './domains/ledger/index.ts';
import { legal } from './domains/legal/index.ts';
import { letterTemplates } from './domains/letter-templates/index.ts';
import { live } from './domains/live/index.ts';
import { mailStops } from './domains/mail-stops/index.ts';
import { managedAccounts } from './domains/managed-accounts/index.ts';
import { notifications } from './domains/notifications/index.ts';
import { outsideApplications } from './domains/outside-applications/index.ts';
import { passkeyLogins } from './domains/passkey-logins/index.ts';
import { passkeys } from './domains/passkeys/index.ts';
import { payments } from './domains/payments/index.ts';
import { personalCopies } from './domains/personal-copies/index.ts';
import { phones } from './domains/phones/index.ts';
import { plans } from './domains/plans/index.ts';
import { breaches } from './domains/breaches/index.ts';
import { portalSettings } from './domains/portal-settings/index.ts';
import { profileViews } from './domains/profile-views/index.ts';
import { profiles } from './domains/profiles/index.ts';
import { reauthentication } from './domains/reauthentication/index.ts';
import { pushSubscriptions } from './domains/push-subscriptions/index.ts';
import { receipts } from './domains/receipts/index.ts';
import { recommendations } from './domains/recommendations/index.ts';
import { referrals } from './domains/referrals/index.ts';
import { replyAddresses } from './domains/reply-addresses/index.ts';
import { moderation } from './domains/moderation/index.ts';
import { reports } from './domains/reports/index.ts';
import { resumeBuilder } from './domains/resume-builder/index.ts';
import { salaryGuide } from './domains/salary-guide/index.ts';
import { savedJobs } from './domains/saved-jobs/index.ts';
import { search } from './domains/search/index.ts';
import { securityEvents } from './domains/security-events/index.ts';
import { sessions } from './domains/sessions/index.ts';
import { settlements } from './domains/settlements/index.ts';
import { sharing } from './domains/sharing/index.ts';
import { sitemaps } from './domains/sitemaps/index.ts';
import { smsLogins } from './domains/sms-logins/index.ts';
import { subscriptions } from './domains/subscriptions/index.ts';
import { team } from './domains/team/index.ts';
import { testPayments } from './domains/test-payments/index.ts';
import { testimonials } from './domains/testimonials/index.ts';
import { transparency } from './domains/transparency/index.ts';
import { twoStep } from './domains/two-step/index.ts';
import { workEvents } from './domains/work-events/index.ts';
import type { Domain } from './platform/domain.ts';
import type { BoundRoute } from './platform/endpoints.ts';
import { loneRoutes } from './platform/lone-routes.ts';
import type { OnDeparture } from './platform/departures.ts';
import type { Tables } from './platform/personal.ts';
import { platformTables } from './platform/tables.ts';

/**
 * All domains of the product. When somebody leaves a team, `departures` run in this order:
 * interviews before jobs, jobs before referrals, which is how rows are locked everywhere else.
 */
export const domains: readonly Domain[] = [
  accounts,
  adminFigures,
  health,
  admins,
  advertisements,
  alerts,
  appeals,
  audit,
  applications,
  books,
  candidates,
  categories,
  companies,
  companyChecks,
  companyEvidence,
  contactMessages,
  conversations,
  deletions,
  disclosures,
  consents,
  documents,
  exclusions,
  featuredJobs,
  featureWaits,
  hiringFigures,
  imports,
  interviews,
  invoices,
  offers,
  scoreCards,
  jobs,
  ledger,
  legal,
  letterTemplates,
  live,
  mailStops,
  managedAccounts,
  notifications,
  pushSubscriptions,
  outsideApplications,
  passkeyLogins,
  passkeys,
  payments,
  personalCopies,
  phones,
  plans,
  breaches,
  nominees,
  portalSettings,
  profileViews,
  profiles,
  reauthentication,
  receipts,
  recommendations,
  referrals,
  replyAddresses,
  reports,
  moderation,
  resumeBuilder,
  salaryGuide,
  savedJobs,
  search,
  securityEvents,
  sessions,
  settlements,
  sharing,
  sitemaps,
  smsLogins,
  subscriptions,
  team,
  workEvents,
  testimonials,
  testPayments,
  transparency,
  twoStep,
];

export const boundRoutes: BoundRoute[] = domains.flatMap(({ routes = [] }) => routes);

const forgotten = loneRoutes(
  Object.keys(contract),
  boundRoutes.map(({ route }) => route),
);
if (forgotten.length > 0) throw new Error(forgotten.join('\n'));

/** Every table of the database, with what of it belongs to a person. */
export const allTables: Tables = Object.assign(
  {},
  ...domains.map(({ tables }) => tables),
  platformTables,
);

/** What ends when somebody leaves a team, in the order of `domains`. */
export const departures: readonly OnDeparture[] = domains.flatMap(
  ({ onDeparture }) => onDeparture ?? [],
);
