import { jobImports } from '../../../contract/jobs/job-imports.ts';
import { routes } from '../../platform/endpoints.ts';
import { importOwnJobs, previewOwnJobs } from './own-jobs.ts';

export const importRoutes = routes(jobImports, {
  'POST /barong/resource/job_imports/preview': ({ db, account, body, language }) =>
    previewOwnJobs({ db, recruiter: account, language }, body.csv),
  'POST /barong/resource/job_imports': ({ db, account, body, language }) =>
    importOwnJobs({ db, recruiter: account, language }, body.csv),
});
