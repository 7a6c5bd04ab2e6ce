import { accounts } from './domains/accounts/index.ts';
import { admin } from './domains/admin/index.ts';
import { alerts } from './domains/alerts/index.ts';
import { applications } from './domains/applications/index.ts';
import { companies } from './domains/companies/index.ts';
import { contactMessages } from './domains/contact-messages/index.ts';
import { deletions } from './domains/deletions/index.ts';
import { documents } from './domains/documents/index.ts';
import { featureWaits } from './domains/feature-waits/index.ts';
import { imports } from './domains/imports/index.ts';
import { jobs } from './domains/jobs/index.ts';
import { live } from './domains/live/index.ts';
import { notifications } from './domains/notifications/index.ts';
import { passkeys } from './domains/passkeys/index.ts';
import { phones } from './domains/phones/index.ts';
import { profiles } from './domains/profiles/index.ts';
import { recommendations } from './domains/recommendations/index.ts';
import { savedJobs } from './domains/saved-jobs/index.ts';
import { search } from './domains/search/index.ts';
import { securityEvents } from './domains/security-events/index.ts';
import { sessions } from './domains/sessions/index.ts';
import { smsLogins } from './domains/sms-logins/index.ts';
import { twoStep } from './domains/two-step/index.ts';
import type { Domain } from './platform/domain.ts';
import type { BoundRoute } from './platform/endpoints.ts';

/** All domains of the product. */
export const domains: readonly Domain[] = [
  accounts,
  admin,
  alerts,
  applications,
  companies,
  contactMessages,
  deletions,
  documents,
  featureWaits,
  imports,
  jobs,
  live,
  notifications,
  passkeys,
  phones,
  profiles,
  recommendations,
  savedJobs,
  search,
  securityEvents,
  sessions,
  smsLogins,
  twoStep,
];

export const boundRoutes: BoundRoute[] = domains.flatMap(({ routes = [] }) => routes);
