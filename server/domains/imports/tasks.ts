import { z } from 'zod';
import type { Services } from '../../platform/endpoints.ts';
import { addTask, type Schedule, type Tasks } from '../../platform/tasks.ts';
import { forgetOldRuns, readDaily, takeDueFeeds } from './feeds/feeds.ts';

const Feed = z.object({ id: z.number() });
/** Feeds that are due in the same hour are read one after another. */
const SPREAD_SECONDS = 3_000;

export const importTasks = (services: Services): Tasks => ({
  read_due_job_feeds: () =>
    services.db.transaction().execute(async (trx) => {
      for (const id of await takeDueFeeds(trx)) {
        const inSeconds = Math.floor(Math.random() * SPREAD_SECONDS);
        await addTask(trx, 'read_job_feed', { id }, { inSeconds });
      }
    }),
  read_job_feed: (feed) => readDaily(services, Feed.parse(feed).id),
  forget_old_job_feed_runs: async () => {
    await forgetOldRuns(services.db);
  },
});

export const importSchedules: Schedule[] = [
  { task: 'read_due_job_feeds', at: '11 * * * *' },
  { task: 'forget_old_job_feed_runs', at: '27 21 * * *' },
];
