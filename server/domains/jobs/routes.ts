import { jobs } from '../../../contract/jobs.ts';
import { jobTemplates } from '../../../contract/jobs/job-templates.ts';
import { ownJobs } from '../../../contract/jobs/own-jobs.ts';
import { routes } from '../../platform/endpoints.ts';
import { confirmByMail, readAskedAbout } from './confirming/confirming.ts';
import { findJobs, readFigures, similarJobs } from './finding.ts';
import { readJob, readPreview } from './jobs.ts';
import { changeJob, closeJob, confirmJob, deleteJob, reopenJob } from './own/changing.ts';
import { jobStats, listOwnJobs } from './own/listing.ts';
import { duplicateJob, publishJob } from './own/posting.ts';
import { previewDescription } from './own/description-preview.ts';
import { codeOfJob, shareKit } from './sharing.ts';
import { keepTemplate, listTemplates, readTemplate } from './templates/templates.ts';

export const jobRoutes = [
  ...routes(jobs, {
    'GET /barong/public/jobs': ({ db, health, query, account }) =>
      health.searches.timed(() =>
        findJobs(db, query, account?.role === 'user' ? account.id : null),
      ),
    'GET /barong/public/jobs/:id': ({ db, params, account }) => readJob(db, params.id, account),
    'POST /barong/public/jobs/:id/preview': ({ db, params, body }) =>
      readPreview(db, params.id, body.token),
    'GET /barong/public/jobs/:id/similar': ({ db, params }) => similarJobs(db, params.id),
    'GET /barong/public/jobs/:id/code': ({ db, params, account, publicUrl }) =>
      codeOfJob(db, params.id, account, publicUrl),
    'GET /barong/public/figures': ({ db }) => readFigures(db),
  }),
  ...routes(jobTemplates, {
    'GET /barong/resource/job_templates': async ({ db, account }) => ({
      job_templates: await listTemplates(db, account),
    }),
    'PUT /barong/resource/jobs/:id/template': async ({ db, account, params, body }) => {
      await keepTemplate(db, account, params.id, body.name);
      return readTemplate(db, account, params.id);
    },
    'DELETE /barong/resource/jobs/:id/template': async ({ db, account, params }) => {
      await keepTemplate(db, account, params.id, null);
      return { message: 'The job is no longer a template' };
    },
  }),
  ...routes(ownJobs, {
    'POST /barong/resource/jobs': ({ db, account, body, idempotencyKey }) =>
      publishJob(db, account, body, idempotencyKey),
    'PUT /barong/resource/jobs/:id': ({ db, account, params, body, ifMatch }) =>
      changeJob(db, account, params.id, { change: body, ifMatch }),
    'POST /barong/resource/jobs/:id/closure': ({ db, account, params }) =>
      closeJob(db, account, params.id),
    'POST /barong/resource/jobs/:id/confirmation': ({ db, account, params }) =>
      confirmJob(db, account, params.id),
    'POST /barong/public/job_confirmations': ({ db, seal, body }) =>
      confirmByMail(db, seal, body.token),
    'POST /barong/public/job_confirmations/job': ({ db, seal, body }) =>
      readAskedAbout(db, seal, body.token),
    'POST /barong/resource/jobs/:id/reopening': ({ db, account, params, body }) =>
      reopenJob(db, account, params.id, body.expires_in_days),
    'POST /barong/resource/jobs/:id/duplicates': ({ db, account, params, idempotencyKey }) =>
      duplicateJob(db, account, params.id, idempotencyKey),
    'DELETE /barong/resource/jobs/:id': async ({ db, account, params }) => {
      await deleteJob(db, account, params.id);
      return { message: 'Job posting deleted successfully' };
    },
    'POST /barong/resource/job_descriptions': ({ db, account, body }) =>
      previewDescription(db, account.id, body.description),
    'GET /barong/resource/jobs/:id/sharing': ({ db, account, params, publicUrl }) =>
      shareKit(db, account, params.id, publicUrl),
    'GET /barong/resource/hr/jobs': ({ db, account, query, publicUrl }) =>
      listOwnJobs(db, account, query, publicUrl),
    'GET /barong/resource/hr/job_stats': ({ db, account, seal }) => jobStats(db, account, seal),
  }),
];
