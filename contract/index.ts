import { accountSettings } from './accounts/account-settings.ts';
import { accounts } from './accounts.ts';
import { admins } from './admin/admins.ts';
import { adminFigures } from './admin/admin-figures.ts';
import { health } from './admin/health.ts';
import { advertisements } from './advertisements/advertisements.ts';
import { alerts } from './alerts.ts';
import { appeals } from './admin/appeals.ts';
import { applications } from './applications.ts';
import { audit } from './admin/audit.ts';
import { candidateNotes } from './candidates/candidate-notes.ts';
import { candidateSearches } from './candidates/candidate-searches.ts';
import { candidates } from './candidates.ts';
import { companies } from './companies.ts';
import { consents } from './consents.ts';
import { companyChecks } from './companies/company-checks.ts';
import { companyEvidence } from './companies/company-evidence.ts';
import { conversations } from './conversations.ts';
import { messageReports } from './conversations/message-reports.ts';
import { contactRequests } from './candidates/contact-requests.ts';
import { contactShares } from './profiles/contact-shares.ts';
import { contactMessages } from './contact/contact-messages.ts';
import { profileReports } from './reports/profile-reports.ts';
import { reports } from './reports/reports.ts';
import { legal } from './legal/legal.ts';
import { breaches } from './breaches/breaches.ts';
import { categories } from './categories/categories.ts';
import { testimonials } from './testimonials/testimonials.ts';
import { nominees } from './nominees/nominees.ts';
import { portalSettings } from './portal-settings/portal-settings.ts';
import { transparency } from './transparency.ts';
import { moderation } from './moderation/moderation.ts';
import { profileModeration } from './moderation/profile-moderation.ts';
import { deciding } from './applications/deciding.ts';
import { sending } from './applications/sending.ts';
import { deletions } from './accounts/deletions.ts';
import { disclosures } from './disclosures.ts';
import { documents } from './documents.ts';
import { featureWaits } from './announced/feature-waits.ts';
import { exclusions } from './jobs/exclusions.ts';
import { absences } from './interviews/absences.ts';
import { hiringFigures } from './hiring-figures.ts';
import { interviews } from './interviews.ts';
import { books } from './money/books.ts';
import { settlements } from './money/settlements.ts';
import { invoices } from './money/invoices.ts';
import { jobs } from './jobs.ts';
import { applicationInsights } from './applications/application-insights.ts';
import { featuredJobs } from './jobs/featured-jobs.ts';
import { letterTemplates } from './applications/letter-templates.ts';
import { live } from './live.ts';
import { managedAccounts } from './admin/managed-accounts.ts';
import { notifications } from './notifications.ts';
import { mailStops } from './notifications/mail-stops.ts';
import { jobFeeds } from './jobs/job-feeds.ts';
import { jobTemplates } from './jobs/job-templates.ts';
import { pushSubscriptions } from './notifications/push-subscriptions.ts';
import { quietHours } from './notifications/quiet-hours.ts';
import { jobImports } from './jobs/job-imports.ts';
import { ownJobs } from './jobs/own-jobs.ts';
import { outsideApplications } from './applications/outside-applications.ts';
import { passkeyLogins, passkeys } from './accounts/passkeys.ts';
import { passwords } from './accounts/passwords.ts';
import { personalCopies } from './accounts/personal-copies.ts';
import { phones } from './accounts/phones.ts';
import { profiles } from './profiles.ts';
import { profileViews } from './profiles/profile-views.ts';
import { reauthentication } from './accounts/reauthentication.ts';
import { receipts } from './applications/receipts.ts';
import { recommendations } from './jobs/recommendations.ts';
import { referrals } from './applications/referrals.ts';
import { resumeBuilder } from './profiles/resume-builder.ts';
import { salaryGuide } from './jobs/salary-guide.ts';
import { savedJobs } from './saved-jobs.ts';
import { emptySearches } from './search/empty-searches.ts';
import { searchSynonyms } from './search/search-synonyms.ts';
import { securityEvents } from './accounts/security-events.ts';
import { sessions } from './accounts/sessions.ts';
import { sharing } from './profiles/sharing.ts';
import { smsLogins } from './accounts/sms-logins.ts';
import { offers } from './offers.ts';
import { plans } from './money/plans.ts';
import { subscriptions } from './money/subscriptions.ts';
import { testPayments } from './money/test-payments.ts';
import { scoreCards } from './score-cards/score-cards.ts';
import { suggestions } from './search/suggestions.ts';
import { team } from './team/team.ts';
import { teamActivity } from './team/team-activity.ts';
import { trackedApplications } from './applications/tracked-applications.ts';
import { twoStep } from './accounts/two-step.ts';

/** Every endpoint of the API, by its route. */
export const contract = {
  ...accounts,
  ...passwords,
  ...accountSettings,
  ...phones,
  ...smsLogins,
  ...personalCopies,
  ...deletions,
  ...sessions,
  ...reauthentication,
  ...securityEvents,
  ...twoStep,
  ...passkeys,
  ...passkeyLogins,
  ...companies,
  ...companyEvidence,
  ...companyChecks,
  ...team,
  ...teamActivity,
  ...jobs,
  ...featuredJobs,
  ...applicationInsights,
  ...ownJobs,
  ...jobFeeds,
  ...jobImports,
  ...jobTemplates,
  ...suggestions,
  ...searchSynonyms,
  ...emptySearches,
  ...applications,
  ...referrals,
  ...candidates,
  ...candidateNotes,
  ...candidateSearches,
  ...contactRequests,
  ...contactShares,
  ...trackedApplications,
  ...hiringFigures,
  ...interviews,
  ...absences,
  ...offers,
  ...books,
  ...settlements,
  ...invoices,
  ...plans,
  ...subscriptions,
  ...testPayments,
  ...scoreCards,
  ...outsideApplications,
  ...deciding,
  ...sending,
  ...letterTemplates,
  ...receipts,
  ...profiles,
  ...sharing,
  ...profileViews,
  ...disclosures,
  ...consents,
  ...documents,
  ...resumeBuilder,
  ...savedJobs,
  ...alerts,
  ...recommendations,
  ...exclusions,
  ...notifications,
  ...quietHours,
  ...pushSubscriptions,
  ...mailStops,
  ...featureWaits,
  ...contactMessages,
  ...reports,
  ...profileReports,
  ...moderation,
  ...profileModeration,
  ...transparency,
  ...salaryGuide,
  ...breaches,
  ...nominees,
  ...testimonials,
  ...categories,
  ...portalSettings,
  ...legal,
  ...conversations,
  ...messageReports,
  ...live,
  ...adminFigures,
  ...health,
  ...admins,
  ...managedAccounts,
  ...appeals,
  ...audit,
  ...advertisements,
};

export type Contract = typeof contract;
