// Usage: npm run bench -- triage [APPLICATIONS]   How long a recruiter waits for the applications of one job
// (default 5,000): the list, its filters, the board and decisions about many; and what each takes of a processor.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { quantileOf } from './figures/quantile.ts';
import { DECISIONS_AT_ONCE, PAGE_SIZE_MAX } from '../contract/constants.ts';
import { addJob } from '../db/world/hiring.ts';
import { addCompany, addRecruiter, signIn } from '../db/world/people.ts';
import { parseConfig } from '../server/config.ts';
import type { Db } from '../server/platform/database.ts';
import { openStorage } from '../server/storage.ts';
import { parentOf, processorSeconds } from './applying/load.ts';
import { familyOf, startServer } from './kill-drill/server.ts';

const APPLICATIONS = Number(process.argv[2] ?? 5_000);
const ROUNDS = 40;
const LAST_PAGE = Math.ceil(APPLICATIONS / 20);
/** As many of each status as the page asks for. */
const BOARD_FIRST = 10;
const PORT = 4393;

/** Seekers who each applied to the job; a third was answered. */
async function addApplications(db: Db, jobId: number): Promise<void> {
  await sql`
    with seekers as (
      insert into accounts (uid, email, role, state, level, name, password_hash, email_verified_at)
      select 'IDBENCH' || at, 'seeker' || at || '@people.example', 'user', 'active', 1,
          'Asha Rao ' || at, 'none', now()
        from generate_series(1, ${APPLICATIONS}::int) as at
      returning id, name
    ), sent as (
      insert into applications (job_id, seeker_id, status, cover_letter, answers, candidate, created_at, answer_days,
          answer_due_at, answered_at)
      select ${jobId}, id,
          (array['pending', 'pending', 'pending', 'pending', 'reviewing', 'rejected'])[1 + id % 6],
          repeat('I kept the books of two shops for three years. ', 20),
          jsonb_build_array(
            plain || jsonb_build_object('kind', 'yes_no', 'text', 'Do you know Tally?', 'accepted', '["yes"]'::jsonb,
              'answer', (array['yes', 'no'])[1 + id % 2], 'meets_must_have', id % 2 = 0),
            plain || jsonb_build_object('kind', 'number', 'text', 'Years with ledgers?',
              'answer', (id % 20)::text, 'meets_must_have', null)),
          jsonb_build_object('name', name, 'phone', null, 'title', 'Accountant', 'location', 'Indore',
            'about', repeat('Ten years with ledgers. ', 20), 'skills', jsonb_build_array('Tally', 'GST'),
            'experience', '[]'::jsonb, 'education', '[]'::jsonb),
          sent_at, 14, sent_at + interval '14 days', case when id % 6 = 5 then now() end
        from seekers, lateral (select now() - id * interval '1 minute' as sent_at) as sent_at, (select '{"choices":[],"accepted":[],"least":null,"most":null,"explanation":""}'::jsonb
          as plain) as asked
      returning id, seeker_id
    )
    insert into application_events (application_id, kind, status, actor_id)
    select id, 'applied', 'pending', seeker_id from sent`.execute(db);
  await sql`analyze`.execute(db);
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-bench-'));
const config = parseConfig({ DATA_DIR: dataDir });
const storage = await openStorage(config);
const company = await addCompany(storage.db);
const job = await addJob(storage.db, company.id);
const session = await signIn(storage.db, await addRecruiter(storage.db, company.id));
await addApplications(storage.db, job.id);
await storage.close();
const portal = await startServer(dataDir, PORT);
const running = await openStorage(config, { attach: true });
const { rows: own } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
  running.db,
);
const postmaster = parentOf(own[0]?.pid ?? 0);

async function call(route: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${portal.address}/api/v2/barong/resource/${route}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${session.token}`,
      'x-csrf-token': session.csrf_token,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${route} was answered ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** The ids of the first that wait, read page by page, as the page selects them. */
async function readPending(count: number): Promise<number[]> {
  const list = `jobs/${job.id}/applications?status=pending&limit=${PAGE_SIZE_MAX}`;
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(count / PAGE_SIZE_MAX) }, (_, at) =>
      call(`${list}&page=${at + 1}`),
    ),
  );
  return pages.flatMap(({ ids }) => ids as number[]).slice(0, count);
}

/** Work of a process that has ended since is missing. */
const spent = () =>
  [[portal.pid], familyOf({ pid: postmaster })].map((pids) => 1_000 * processorSeconds(pids));

async function time(name: string, work: () => Promise<unknown>, rounds = ROUNDS): Promise<void> {
  const times: number[] = [];
  const before = spent();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const [server, database] = spent().map((now, at) => (now - (before[at] ?? 0)) / rounds);
  const text = (ms = 0) => ms.toFixed(0).padStart(5);
  const [median, p95] = [0.5, 0.95].map((share) => text(quantileOf(times, share)));
  console.log(
    `${name.padEnd(44)} median ${median} ms   p95 ${p95} ms   server ${text(server)} ms   PostgreSQL ${text(database)} ms`,
  );
}

try {
  const list = `jobs/${job.id}/applications?limit=20`;
  console.log(`${APPLICATIONS} applications of one job`);
  await time('floor: a call that reads one row', () => call('users/me'));
  await time('the list, the newest first', () => call(list));
  await time('its last page', () => call(`${list}&page=${LAST_PAGE}`));
  await time('the list, the answer due first', () => call(`${list}&sort=answer_due`));
  await time('its last page', () => call(`${list}&sort=answer_due&page=${LAST_PAGE}`));
  await time('one status', () => call(`${list}&status=pending`));
  await time('a search', () => call(`${list}&search=rao%204`));
  await time('a must-have missed', () => call(`${list}&must_haves=missed`));
  await time('one answer', () => call(`${list}&question=Do%20you%20know%20Tally%3F&answer=yes`));
  await time('a range of numbers', () =>
    call(`${list}&question=Years%20with%20ledgers%3F&answer_least=3&answer_most=8`),
  );
  await time('the board: every column at once', () =>
    call(`jobs/${job.id}/applications?per_status=${BOARD_FIRST}`),
  );
  const board = await call(`jobs/${job.id}/applications?per_status=${BOARD_FIRST}`);
  const [, ...known] = board['ids'] as number[];
  const knownQuery = known.map((id) => `known=${id}`).join('&');
  await time('the same after news of one application', () =>
    call(`jobs/${job.id}/applications?per_status=${BOARD_FIRST}&${knownQuery}`),
  );
  await time(`${DECISIONS_AT_ONCE} to select`, () => readPending(DECISIONS_AT_ONCE));
  for (const count of [20, DECISIONS_AT_ONCE]) {
    const rounds = Math.min(5, Math.floor(APPLICATIONS / (3 * DECISIONS_AT_ONCE)));
    const pending = await readPending(rounds * count);
    await time(
      `a decision about ${count}`,
      async () => {
        const ids = pending.splice(0, count);
        const { decided } = await call('applications/decisions', { ids, status: 'rejected' });
        if ((decided as unknown[]).length !== count) throw new Error('Some were refused');
      },
      rounds,
    );
  }
} finally {
  await running.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
