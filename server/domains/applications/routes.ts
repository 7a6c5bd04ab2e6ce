import { applications } from '../../../contract/applications.ts';
import { routes } from '../../platform/endpoints.ts';
import { applyToJob, decideApplication, withdrawApplication } from './applications.ts';
import {
  openSentResume,
  readApplication,
  readReceived,
  readReceivedForJob,
  viewCandidate,
} from './received.ts';
import { exportTracker, readAppliedJobs, readMine, readTracker } from './tracker.ts';

export const applicationRoutes = routes(applications, {
  'POST /barong/resource/jobs/:id/apply': ({
    account,
    params,
    body,
    idempotencyKey,
    ...services
  }) => applyToJob(services, account, params.id, body, idempotencyKey),
  'GET /barong/resource/my/applications': ({ db, account, query }) =>
    readTracker(db, account.id, query),
  'GET /barong/resource/my/applications/:id': ({ db, account, params }) =>
    readMine(db, account.id, params.id),
  'GET /barong/resource/my/applications.csv': ({ account, query, language, ...services }) =>
    exportTracker(services, account.id, query, language),
  'GET /barong/resource/my/applied_jobs': ({ db, account }) => readAppliedJobs(db, account.id),
  'POST /barong/resource/applications/:id/withdrawal': ({ account, params, ...services }) =>
    withdrawApplication(services, account, params.id),
  'GET /barong/resource/applications': ({ db, account, query }) => readReceived(db, account, query),
  'GET /barong/resource/applications/:id': ({ db, account, params }) =>
    readApplication(db, account, params.id),
  'GET /barong/resource/jobs/:id/applications': ({ db, account, params, query }) =>
    readReceivedForJob(db, account, params.id, query),
  'PUT /barong/resource/applications/:id/status': ({ account, params, body, ...services }) =>
    decideApplication(services, account, params.id, body),
  'GET /barong/resource/applications/:id/candidate': ({ db, account, params }) =>
    viewCandidate(db, account, params.id),
  'GET /barong/resource/applications/:id/resume': ({ account, params, ...services }) =>
    openSentResume(services, account, params.id),
});
