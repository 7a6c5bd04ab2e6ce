import { jobFeeds } from '../../../contract/jobs/job-feeds.ts';
import { jobImports } from '../../../contract/jobs/job-imports.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  listFeedRuns,
  pauseFeed,
  previewFeed,
  readNow,
  readOwnFeed,
  removeFeed,
  setFeed,
} from './feeds/feeds.ts';
import { importOwnJobs, previewOwnJobs } from './own-jobs.ts';
import { readSources } from './sources.ts';

export const importRoutes = [
  ...routes(jobImports, {
    'POST /barong/resource/job_imports/preview': ({ db, account, body, language }) =>
      previewOwnJobs({ db, recruiter: account, language, by: 'list' }, body.csv),
    'POST /barong/resource/job_imports': ({ db, account, body, language }) =>
      importOwnJobs({ db, recruiter: account, language, by: 'list' }, body.csv),
    'GET /barong/resource/jobs/:id/sources': ({ db, account, params }) =>
      readSources(db, account, params.id),
  }),
  ...routes(jobFeeds, {
    'GET /barong/resource/job_feed': async ({ db, account }) => ({
      feed: await readOwnFeed(db, account),
    }),
    'POST /barong/resource/job_feed/preview': ({ account, body, language, ...services }) =>
      previewFeed(services, account, body.address, language),
    'PUT /barong/resource/job_feed': ({ account, body, language, ...services }) =>
      setFeed(services, account, body.address, language),
    'PUT /barong/resource/job_feed/pause': async ({ db, account, body }) => ({
      feed: await pauseFeed(db, account, body.paused),
    }),
    'DELETE /barong/resource/job_feed': async ({ db, account }) => {
      await removeFeed(db, account);
      return { message: 'Feed removed' };
    },
    'GET /barong/resource/job_feed/runs': ({ db, account, query }) =>
      listFeedRuns(db, account, query),
    'POST /barong/resource/job_feed/runs': async ({ account, body, language, ...services }) => ({
      run: await readNow(services, account, body.even_if_smaller, language),
    }),
  }),
];
