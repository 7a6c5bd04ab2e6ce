// Written by `npm run generate`.
import { accounts } from './accounts.ts';
import { accountSettings } from './accounts/account-settings.ts';
import { deletions } from './accounts/deletions.ts';
import { passkeyLogins, passkeys } from './accounts/passkeys.ts';
import { passwords } from './accounts/passwords.ts';
import { personalCopies } from './accounts/personal-copies.ts';
import { phones } from './accounts/phones.ts';
import { reauthentication } from './accounts/reauthentication.ts';
import { securityEvents } from './accounts/security-events.ts';
import { sessions } from './accounts/sessions.ts';
import { smsLogins } from './accounts/sms-logins.ts';
import { twoStep } from './accounts/two-step.ts';
import { adminFigures } from './admin/admin-figures.ts';
import { admins } from './admin/admins.ts';
import { appeals } from './admin/appeals.ts';
import { audit } from './admin/audit.ts';
import { health } from './admin/health.ts';
import { managedAccounts } from './admin/managed-accounts.ts';
import { advertisements } from './advertisements/advertisements.ts';
import { alerts } from './alerts.ts';
import { featureWaits } from './announced/feature-waits.ts';
import { applications } from './applications.ts';
import { applicationInsights } from './applications/application-insights.ts';
import { deciding } from './applications/deciding.ts';
import { letterTemplates } from './applications/letter-templates.ts';
import { outsideApplications } from './applications/outside-applications.ts';
import { receipts } from './applications/receipts.ts';
import { referrals } from './applications/referrals.ts';
import { sending } from './applications/sending.ts';
import { trackedApplications } from './applications/tracked-applications.ts';
import { breaches } from './breaches/breaches.ts';
import { candidates } from './candidates.ts';
import { candidateAlerts } from './candidates/candidate-alerts.ts';
import { candidateNotes } from './candidates/candidate-notes.ts';
import { candidateSearches } from './candidates/candidate-searches.ts';
import { contactRequests } from './candidates/contact-requests.ts';
import { categories } from './categories/categories.ts';
import { companies } from './companies.ts';
import { companyChecks } from './companies/company-checks.ts';
import { companyEvidence } from './companies/company-evidence.ts';
import { consents } from './consents.ts';
import { contactMessages } from './contact/contact-messages.ts';
import { conversations } from './conversations.ts';
import { messageReports } from './conversations/message-reports.ts';
import { disclosures } from './disclosures.ts';
import { documents } from './documents.ts';
import { hiringFigures } from './hiring-figures.ts';
import { interviews } from './interviews.ts';
import { absences } from './interviews/absences.ts';
import { jobs } from './jobs.ts';
import { exclusions } from './jobs/exclusions.ts';
import { featuredJobs } from './jobs/featured-jobs.ts';
import { jobFeeds } from './jobs/job-feeds.ts';
import { jobImports } from './jobs/job-imports.ts';
import { jobTemplates } from './jobs/job-templates.ts';
import { ownJobs } from './jobs/own-jobs.ts';
import { recommendations } from './jobs/recommendations.ts';
import { salaryGuide } from './jobs/salary-guide.ts';
import { legal } from './legal/legal.ts';
import { live } from './live.ts';
import { moderation } from './moderation/moderation.ts';
import { profileModeration } from './moderation/profile-moderation.ts';
import { books } from './money/books.ts';
import { invoices } from './money/invoices.ts';
import { plans } from './money/plans.ts';
import { settlements } from './money/settlements.ts';
import { subscriptions } from './money/subscriptions.ts';
import { testPayments } from './money/test-payments.ts';
import { nominees } from './nominees/nominees.ts';
import { notifications } from './notifications.ts';
import { mailStops } from './notifications/mail-stops.ts';
import { pushSubscriptions } from './notifications/push-subscriptions.ts';
import { quietHours } from './notifications/quiet-hours.ts';
import { offers } from './offers.ts';
import { portalSettings } from './portal-settings/portal-settings.ts';
import { profiles } from './profiles.ts';
import { contactShares } from './profiles/contact-shares.ts';
import { profileViews } from './profiles/profile-views.ts';
import { resumeBuilder } from './profiles/resume-builder.ts';
import { sharing } from './profiles/sharing.ts';
import { profileReports } from './reports/profile-reports.ts';
import { reports } from './reports/reports.ts';
import { savedJobs } from './saved-jobs.ts';
import { scoreCards } from './score-cards/score-cards.ts';
import { emptySearches } from './search/empty-searches.ts';
import { searchSynonyms } from './search/search-synonyms.ts';
import { suggestions } from './search/suggestions.ts';
import { teamActivity } from './team/team-activity.ts';
import { team } from './team/team.ts';
import { testimonials } from './testimonials/testimonials.ts';
import { transparency } from './transparency.ts';

/** Every endpoint of the API, by its route. */
export const contract = {
  ...accounts,
  ...accountSettings,
  ...deletions,
  ...passkeyLogins,
  ...passkeys,
  ...passwords,
  ...personalCopies,
  ...phones,
  ...reauthentication,
  ...securityEvents,
  ...sessions,
  ...smsLogins,
  ...twoStep,
  ...adminFigures,
  ...admins,
  ...appeals,
  ...audit,
  ...health,
  ...managedAccounts,
  ...advertisements,
  ...alerts,
  ...featureWaits,
  ...applications,
  ...applicationInsights,
  ...deciding,
  ...letterTemplates,
  ...outsideApplications,
  ...receipts,
  ...referrals,
  ...sending,
  ...trackedApplications,
  ...breaches,
  ...candidates,
  ...candidateAlerts,
  ...candidateNotes,
  ...candidateSearches,
  ...contactRequests,
  ...categories,
  ...companies,
  ...companyChecks,
  ...companyEvidence,
  ...consents,
  ...contactMessages,
  ...conversations,
  ...messageReports,
  ...disclosures,
  ...documents,
  ...hiringFigures,
  ...interviews,
  ...absences,
  ...jobs,
  ...exclusions,
  ...featuredJobs,
  ...jobFeeds,
  ...jobImports,
  ...jobTemplates,
  ...ownJobs,
  ...recommendations,
  ...salaryGuide,
  ...legal,
  ...live,
  ...moderation,
  ...profileModeration,
  ...books,
  ...invoices,
  ...plans,
  ...settlements,
  ...subscriptions,
  ...testPayments,
  ...nominees,
  ...notifications,
  ...mailStops,
  ...pushSubscriptions,
  ...quietHours,
  ...offers,
  ...portalSettings,
  ...profiles,
  ...contactShares,
  ...profileViews,
  ...resumeBuilder,
  ...sharing,
  ...profileReports,
  ...reports,
  ...savedJobs,
  ...scoreCards,
  ...emptySearches,
  ...searchSynonyms,
  ...suggestions,
  ...teamActivity,
  ...team,
  ...testimonials,
  ...transparency,
};

export type Contract = typeof contract;
