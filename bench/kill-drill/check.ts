// Compares what the server acknowledged with what is stored.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import type { Db } from '../../server/platform/database.ts';
import type { Ledger } from './ledger.ts';

const MAIL_LIMIT_MS = 180_000;

/** One sentence for each acknowledged write that is missing. */
export async function findLosses(db: Db, ledger: Ledger): Promise<string[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select('email')
    .where('state', '=', 'active')
    .execute();
  const jobs = await db
    .selectFrom('jobs')
    .leftJoin('job_search', 'job_id', 'id')
    .select(['id', 'title', 'job_id'])
    .execute();
  const applications = await db
    .selectFrom('applications')
    .leftJoin('application_events', (join) =>
      join.onRef('application_id', '=', 'applications.id').on('kind', '=', 'applied'),
    )
    .select(['applications.id', (each) => each.fn.count<number>('kind').as('applied')])
    .groupBy('applications.id')
    .execute();
  const active = new Set(accounts.map(({ email }) => email));
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  const sent = new Set(applications.map(({ id }) => id));
  return [
    ...ledger.verified.filter((email) => !active.has(email)).map((email) => `account ${email}`),
    ...[...ledger.jobs]
      .filter(([id, title]) => titles.get(id) !== title)
      .map(([id]) => `job ${id}`),
    ...[...ledger.applications].filter((id) => !sent.has(id)).map((id) => `application ${id}`),
    // These hold for every row, acknowledged or not: a write is stored completely, and once.
    ...jobs.filter(({ job_id }) => job_id === null).map(({ id }) => `search row of job ${id}`),
    ...(titles.size === new Set(titles.values()).size ? [] : ['a job was posted twice']),
    ...applications
      .filter(({ applied }) => applied !== 1)
      .map(({ id, applied }) => `application ${id} has ${applied} events "applied"`),
  ];
}

/** The applications that no recruiter was mailed about, after the background work is done. */
export async function findLostMails(db: Db, mailFolder: string, ledger: Ledger) {
  const end = Date.now() + MAIL_LIMIT_MS;
  while ((await countTasks(db)) > 0 && Date.now() < end) await sleep(200);
  const mailed = new Set<number>();
  for (const mail of await readMails(mailFolder)) {
    const id = /\?application=(\d+)/.exec(mail)?.[1];
    if (id) mailed.add(Number(id));
  }
  return [...ledger.applications].filter((id) => !mailed.has(id)).map((id) => `mail of ${id}`);
}

async function countTasks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker.jobs where run_at <= now()`.execute(db);
  return rows[0]?.count ?? 0;
}

async function readMails(folder: string): Promise<string[]> {
  const texts: string[] = [];
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.') && name.endsWith('.eml')) {
      const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
      texts.push(mail.text ?? '');
    }
  }
  return texts;
}
