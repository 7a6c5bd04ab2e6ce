import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addTask } from '../../../platform/tasks.ts';
import { apply, openJob, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';

const portal = await openPortal();

/** An application that was answered, as long ago as its events say. */
async function answered(hours: number) {
  const { companyId } = await openTeam(portal);
  const jobId = await openJob(portal, companyId);
  const { id } = await apply(portal, await register(portal), jobId);
  await sql`update applications set answered_at = now() where id = ${id}`.execute(portal.db);
  await portal.db.transaction().execute(async (trx) => {
    await sql`alter table application_events disable trigger user`.execute(trx);
    await sql`update application_events set created_at = now() - make_interval(hours => ${hours})
      where application_id = ${id}`.execute(trx);
    await sql`alter table application_events enable trigger user`.execute(trx);
  });
  return { companyId, jobId };
}

async function countedAfter(task: string, { companyId, jobId }: Record<string, number>) {
  await addTask(portal.db, task, {});
  await portal.work();
  const { rows } = await sql<{ of_job: number; of_company: number }>`
    select jobs.answers_counted as of_job, companies.answers_counted as of_company
      from jobs, companies where jobs.id = ${jobId} and companies.id = ${companyId}`.execute(
    portal.db,
  );
  return rows[0];
}

test('the hourly count looks at what has happened lately, and the one in the morning at everything', async () => {
  const now = await answered(0);
  const earlier = await answered(20);
  expect(await countedAfter('run_answer_clock', now)).toEqual({ of_job: 1, of_company: 1 });
  expect(await countedAfter('run_answer_clock', earlier)).toEqual({ of_job: 0, of_company: 0 });
  expect(await countedAfter('count_answers', earlier)).toEqual({ of_job: 1, of_company: 1 });
  expect(await countedAfter('count_answers', now)).toEqual({ of_job: 1, of_company: 1 });
});
