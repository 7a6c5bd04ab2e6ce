import { applications } from '../../../contract/applications.ts';
import { applicationInsights } from '../../../contract/applications/application-insights.ts';
import { deciding } from '../../../contract/applications/deciding.ts';
import { sending } from '../../../contract/applications/sending.ts';
import { trackedApplications } from '../../../contract/applications/tracked-applications.ts';
import { routes } from '../../platform/endpoints.ts';
import { withdrawApplication } from './applications.ts';
import { decideApplication } from './deciding/deciding.ts';
import { applyToJob } from './sending/applying.ts';
import {
  openSentResume,
  readApplication,
  readReceived,
  readReceivedForJob,
  viewCandidate,
} from './received/received.ts';
import { exportReceived } from './received/received-sheet.ts';
import { exportCalendar, exportJson, exportSheet } from './tracker/exports.ts';
import { undoApplication } from './sending/undoing.ts';
import { holdDecisions, undoDecisions } from './deciding/held-decisions.ts';
import { readInsights } from './tracker/insights.ts';
import { readTracked } from './tracker/tracked.ts';
import { keepPrivateNote, readAppliedJobs, readMine, readTracker } from './tracker/tracker.ts';

export const applicationRoutes = routes(applications, {
  'GET /barong/resource/my/applications': ({ db, account, query }) =>
    readTracker(db, account.id, query),
  'GET /barong/resource/my/applications/:id': ({ db, account, params }) =>
    readMine(db, account.id, params.id),
  'PUT /barong/resource/my/applications/:id/note': ({ db, account, params, body }) =>
    keepPrivateNote(db, account.id, params.id, body),
  'GET /barong/resource/my/applied_jobs': ({ db, account }) => readAppliedJobs(db, account.id),
  'GET /barong/resource/applications': ({ account, query, ...services }) =>
    readReceived(services, account, query),
  'GET /barong/resource/applications.csv': ({ account, query, language, ...services }) =>
    exportReceived(services, account, query, language),
  'GET /barong/resource/applications/:id': ({ account, params, ...services }) =>
    readApplication(services, account, params.id),
  'GET /barong/resource/jobs/:id/applications': ({ account, params, query, ...services }) =>
    readReceivedForJob(services, account, params.id, query),
  'PUT /barong/resource/applications/:id/status': ({ account, params, body, ...services }) =>
    decideApplication(services, account, params.id, body),
  'GET /barong/resource/applications/:id/candidate': ({ account, params, ...services }) =>
    viewCandidate(services, account, params.id),
  'GET /barong/resource/applications/:id/resume': ({ account, params, ...services }) =>
    openSentResume(services, account, params.id),
});

export const sendingRoutes = routes(sending, {
  'POST /barong/resource/jobs/:id/apply': ({
    account,
    params,
    body,
    idempotencyKey,
    ...services
  }) => applyToJob(services, account, { jobId: params.id, letter: body, idempotencyKey }),
  'POST /barong/resource/applications/:id/undo': ({ account, params, ...services }) =>
    undoApplication(services, account, params.id),
  'POST /barong/resource/applications/:id/withdrawal': ({ account, params, body, ...services }) =>
    withdrawApplication(services, account, params.id, body),
});

export const decidingRoutes = routes(deciding, {
  'POST /barong/resource/applications/decisions': ({ db, account, body }) =>
    holdDecisions(db, account, body),
  'POST /barong/resource/applications/decisions/undo': ({ db, account, body }) =>
    undoDecisions(db, account, body.ids),
});

export const insightRoutes = routes(applicationInsights, {
  'GET /barong/resource/my/application_insights': ({ db, account }) => readInsights(db, account.id),
});

export const trackedRoutes = routes(trackedApplications, {
  'GET /barong/resource/tracked_applications': ({ db, account, query }) =>
    readTracked(db, account.id, query),
  'GET /barong/resource/my/applications.csv': ({ account, query, language, ...services }) =>
    exportSheet(services, account.id, query, language),
  'GET /barong/resource/my/applications.json': ({ account, query, ...services }) =>
    exportJson(services, account.id, query),
  'GET /barong/resource/my/applications.ics': ({ account, query, language, ...services }) =>
    exportCalendar(services, account.id, query, language),
});
