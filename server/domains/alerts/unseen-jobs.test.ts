import type { ControlledTransaction } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import type { Database } from '../../../db/schema.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import type { Db } from '../../platform/database.ts';
import { indexJobs } from '../search/search.ts';
import { matchNews } from './matching.ts';

/** An alert sends every job that its seeker could not see when it was saved, and no other. */

const portal = await openPortal();
const companyId = (await openCompany(portal)).id;

async function saveAlert(word: string): Promise<{ as: Session; id: number }> {
  const as = await register(portal);
  const body = { name: word, frequency: 'daily', search: { search: word } } as const;
  return { as, id: (await portal.call('POST /barong/resource/alerts', { as, body })).body.id };
}

/** Begins its transaction here: everything that it writes carries this time. */
const begin = () => portal.db.startTransaction().execute();

async function post(trx: ControlledTransaction<Database>, title: string): Promise<number> {
  const job = await trx
    .insertInto('jobs')
    .values({
      company_id: companyId,
      title,
      description: 'Work.',
      location: 'Pune',
      employment_type: 'full_time',
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await index(trx, job.id);
  return job.id;
}

async function index(db: Db, id: number): Promise<void> {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .selectAll('jobs')
    .select('companies.name as company_name')
    .where('jobs.id', '=', id)
    .executeTakeFirstOrThrow();
  await indexJobs(db as Parameters<typeof indexJobs>[0], [job]);
}

async function foundBy(alertId: number): Promise<number[]> {
  await matchNews(portal.db);
  const found = await portal.db
    .selectFrom('alert_matches')
    .select('job_id')
    .where('alert_id', '=', alertId)
    .execute();
  return found.map(({ job_id }) => job_id);
}

test('a job that was being posted while the alert was saved is found', async () => {
  const posting = await begin();
  const jobId = await post(posting, 'Weaver');
  const { id } = await saveAlert('weaver');
  expect(await foundBy(id)).toEqual([]);
  await posting.commit().execute();
  expect(await foundBy(id)).toEqual([jobId]);
});

test('a job whose transaction had begun but not written yet when the alert was saved is found', async () => {
  const posting = await begin();
  await posting.selectFrom('jobs').select('id').limit(1).execute();
  const { id } = await saveAlert('potter');
  const jobId = await post(posting, 'Potter');
  await posting.commit().execute();
  expect(await foundBy(id)).toEqual([jobId]);
});

test('a job that was being posted while the alert was resumed is found', async () => {
  const { as, id } = await saveAlert('dyer');
  const change = (paused: boolean) =>
    portal.call('PUT /barong/resource/alerts/:id', { as, params: { id }, body: { paused } });
  await change(true);
  const posting = await begin();
  const jobId = await post(posting, 'Dyer');
  await change(false);
  await posting.commit().execute();
  expect(await foundBy(id)).toEqual([jobId]);
});

test('a job that was already there is not found, even if a change to it commits after the alert was saved', async () => {
  const jobId = await openJob(portal, companyId, { title: 'Tanner' });
  await matchNews(portal.db);
  const change = await begin();
  await index(change, jobId);
  const { id } = await saveAlert('tanner');
  await change.commit().execute();
  expect(await foundBy(id)).toEqual([]);
});

test('a job that was posted just before the alert was saved, and not compared yet, is not found', async () => {
  await openJob(portal, companyId, { title: 'Cooper' });
  const { id } = await saveAlert('cooper');
  expect(await foundBy(id)).toEqual([]);
});
