import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerByForm } from '../test/people.ts';
import { openPortal, type Portal } from '../test/portal.ts';
import { releaseTasks } from './tasks.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('tasks that a killed server had begun are done after the next start', async () => {
  const { user } = await registerByForm(portal, { verified: false });
  await sql`update graphile_worker._private_jobs
    set locked_by = 'killed', locked_at = now(), attempts = 1`.execute(portal.db);
  await portal.work();
  expect(portal.inbox.of(user.email)).toEqual([]);
  await releaseTasks(portal.db);
  await portal.work();
  expect(portal.inbox.of(user.email)).toHaveLength(1);
});
