import type { BoundRoute, Services } from './platform/endpoints.ts';
import type { Schedule, Tasks } from './platform/tasks.ts';
import { accountRoutes } from './domains/accounts/routes.ts';
import { accountSettingsRoutes } from './domains/accounts/settings-routes.ts';
import { accountSchedules, accountTasks } from './domains/accounts/tasks.ts';
import { adminRoutes } from './domains/admin/routes.ts';
import { applicationRoutes } from './domains/applications/routes.ts';
import { companyRoutes } from './domains/companies/routes.ts';
import { contactMessageRoutes } from './domains/contact-messages/routes.ts';
import { contactMessageSchedules, contactMessageTasks } from './domains/contact-messages/tasks.ts';
import { deletionRoutes } from './domains/deletions/routes.ts';
import { documentRoutes } from './domains/documents/routes.ts';
import { documentSchedules, documentTasks } from './domains/documents/tasks.ts';
import { featureWaitRoutes } from './domains/feature-waits/routes.ts';
import { featureWaitSchedules, featureWaitTasks } from './domains/feature-waits/tasks.ts';
import { jobRoutes } from './domains/jobs/routes.ts';
import { jobSchedules, jobTasks } from './domains/jobs/tasks.ts';
import { liveRoutes } from './domains/live/routes.ts';
import { notificationRoutes } from './domains/notifications/routes.ts';
import { notificationSchedules, notificationTasks } from './domains/notifications/tasks.ts';
import { phoneRoutes } from './domains/phones/routes.ts';
import { phoneSchedules, phoneTasks } from './domains/phones/tasks.ts';
import { profileRoutes } from './domains/profiles/routes.ts';
import { savedJobRoutes } from './domains/saved-jobs/routes.ts';
import { forgetSynonyms, SYNONYMS_TOPIC } from './domains/search/dictionary.ts';
import { searchRoutes } from './domains/search/routes.ts';
import { searchSchedules, searchTasks } from './domains/search/tasks.ts';
import { sessionRoutes } from './domains/sessions/routes.ts';
import { sessionSchedules, sessionTasks } from './domains/sessions/tasks.ts';
import { twoStepRoutes } from './domains/two-step/routes.ts';

/** What the product consists of: every domain's endpoints, background tasks and timetables. */
export const boundRoutes: BoundRoute[] = [
  ...accountRoutes,
  ...accountSettingsRoutes,
  ...phoneRoutes,
  ...deletionRoutes,
  ...sessionRoutes,
  ...twoStepRoutes,
  ...companyRoutes,
  ...documentRoutes,
  ...jobRoutes,
  ...searchRoutes,
  ...applicationRoutes,
  ...profileRoutes,
  ...savedJobRoutes,
  ...notificationRoutes,
  ...featureWaitRoutes,
  ...contactMessageRoutes,
  ...adminRoutes,
  ...liveRoutes,
];

export const boundTasks = (services: Services): Tasks => ({
  ...accountTasks(services),
  ...phoneTasks(services),
  ...sessionTasks(services),
  ...documentTasks(services),
  ...jobTasks(services),
  ...searchTasks(services),
  ...notificationTasks(services),
  ...featureWaitTasks(services),
  ...contactMessageTasks(services),
});

export const domainSchedules: Schedule[] = [
  ...accountSchedules,
  ...phoneSchedules,
  ...sessionSchedules,
  ...documentSchedules,
  ...jobSchedules,
  ...searchSchedules,
  ...notificationSchedules,
  ...featureWaitSchedules,
  ...contactMessageSchedules,
];

/** What each server must hear of that another one changed. */
export function hearOfChanges({ db, live }: Services): void {
  live.hear(SYNONYMS_TOPIC, () => forgetSynonyms(db));
}
