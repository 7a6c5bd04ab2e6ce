// Usage: npm run bench -- payment-histories [HISTORIES] [SEED]   Random histories of payments (default 1,000, seed 1) on
// a real server that is killed with kill -9 between steps and in the middle of them: buying, failing, events late, twice,
// out of order or never, upgrades, downgrades, cancelling, refunds whole and in parts, and days
// that pass. Afterwards the ledger must balance, invoice numbers must have no gaps, nothing may
// have been charged twice, everybody must have the access that they paid for, and the gateway's
// settlements must match the books.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Session } from '../contract/accounts.ts';
import { addAccount, addCompany, addRecruiter, addSeeker, signIn } from '../db/world/people.ts';
import { daysToPass, forward } from '../server/test/payment-histories/clock.ts';
import { buyer, type Call, randomOf } from '../server/test/payment-histories/history.ts';
import { faultsOf } from '../server/test/payment-histories/judge.ts';
import { addTask, releaseTasks } from '../server/platform/tasks.ts';
import { openTwoServers } from './conversations/two-servers.ts';

const HISTORIES = Number(process.argv[2] ?? 1_000);
const SEED = Number(process.argv[3] ?? 1);
const PORT = 4396;
const STEPS = 8;
/** How many histories take steps between two moments at which days pass. */
const TOGETHER = 50;
const AT_ONCE = 8;
const RETRY_MS = 50;
const PATIENCE_MS = 30_000;

const random = randomOf(SEED);
const two = await openTwoServers(PORT);
const { db } = two.storage;
let server = await two.start(0);
const begun = performance.now();
const figures = { histories: 0, steps: 0, calls: 0, unanswered: 0, kills: 0, days: 0 };
const faults: string[] = [];

const call: Call = async ({ method, path, as, body, key }) => {
  figures.calls += 1;
  try {
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${as.token}`,
        'x-csrf-token': as.csrf_token,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (answer.status >= 500) faults.push(`${answer.status} to ${method} ${path}: ${text}`);
    return { status: answer.status, body: JSON.parse(text) as unknown };
  } catch {
    figures.unanswered += 1;
    await sleep(RETRY_MS);
    return { status: 0, body: null };
  }
};

async function killAndStart() {
  figures.kills += 1;
  await server.killAll();
  while (!(await two.areGone())) await sleep(RETRY_MS);
  // Safe because the drill has the database to itself: with other servers alive, a killed server's
  // tasks are only released after some hours.
  await releaseTasks(db);
  server = await two.start(0);
}

/** Waits until all due work is done; mails are left out of this drill. */
async function workIsDone() {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const { rows } = await sql<{ due: number }>`select count(*) as due
      from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts`.execute(
      db,
    );
    if (Number(rows[0]?.due) === 0) return;
    await sleep(RETRY_MS);
  }
  const { rows } =
    await sql`select identifier, attempts, last_error, locked_at is not null as locked
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where run_at <= now() and attempts < max_attempts limit 3`.execute(db);
  faults.push(`work that is due was not done: ${JSON.stringify(rows)}`);
}

async function withoutMails() {
  await sql`create function drop_mails() returns trigger language plpgsql as $$
    begin
      if (select identifier from graphile_worker._private_tasks where id = new.task_id)
        in ('send_mail', 'mail_invoice') then return null; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger drop_mails before insert on graphile_worker._private_jobs
    for each row execute function drop_mails()`.execute(db);
}

async function sessionsOf(count: number): Promise<Session[]> {
  const sessions: Session[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `${randomBytes(8).toString('hex')}@people.example`;
    const account =
      number % 2 === 0
        ? await addSeeker(db, { email })
        : await addRecruiter(db, (await addCompany(db)).id, { email });
    sessions.push(await signIn(db, account));
  }
  return sessions;
}

/** All take a step, some at once; the server may be killed meanwhile. */
async function stepAll(buyers: readonly { step(): Promise<unknown> }[]) {
  const waiting = [...buyers];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      figures.steps += 1;
      await next.step();
    }
  };
  const working = Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (random() < 0.5) {
    await sleep(random() * 1_000);
    await killAndStart();
  }
  await working;
}

/**
 * At the end everything that the gateway has settled is compared with the books. This reveals money that no event
 * announced, so it is compared twice.
 */
async function compareWithGateway() {
  for (let time = 0; time < 2; time += 1) {
    await addTask(db, 'read_settlements', {});
    await workIsDone();
  }
  const { rows } = await sql<{ kind: string; reference: string }>`select kind, reference
    from settlement_differences where solved_at is null`.execute(db);
  return rows.map(({ kind, reference }) => `differs from the gateway: ${kind} ${reference}`);
}

try {
  await withoutMails();
  const admin = await signIn(db, await addAccount(db, 'admin', { email: 'admin@people.example' }));
  while (figures.histories < HISTORIES) {
    const count = Math.min(TOGETHER, HISTORIES - figures.histories);
    const buyers = (await sessionsOf(count)).map((as, number) =>
      buyer(call, as, admin, SEED * 1_000_000 + figures.histories + number),
    );
    for (let step = 0; step < STEPS; step += 1) {
      // Nobody pays this often in a day.
      await db.deleteFrom('attempt_counts').execute();
      await stepAll(buyers);
      if (random() < 0.3) await killAndStart();
      for (const days of daysToPass(random)) {
        figures.days += days;
        await workIsDone();
        await forward(db, days);
        if (random() < 0.3) await killAndStart();
      }
    }
    // Tasks of killed servers are released after some hours, and failed ones are retried.
    for (let day = 0; day < 3; day += 1) {
      await workIsDone();
      await forward(db, 1.1);
    }
    await workIsDone();
    figures.histories += count;
    faults.push(...(await faultsOf(db)));
    console.log(`${figures.histories} histories, ${figures.kills} kills, ${faults.length} faults`);
    if (faults.length > 0) break;
  }
  faults.push(...(await compareWithGateway()), ...(await faultsOf(db)));
  const { rows } = await sql`select
    (select count(*) from payments where state = 'paid') as paid,
    (select count(*) from payments where state = 'refunded') as refunded,
    (select count(*) from payments where is_surplus) as "paid twice",
    (select count(*) from refunds where state = 'failed') as "refunds failed for good",
    (select count(*) from invoices) as documents,
    (select count(*) from ledger_movements) as movements,
    (select count(*) from settlement_lines) as "settled"`.execute(db);
  console.table({
    ...figures,
    days: Math.round(figures.days),
    ...(rows[0] as Record<string, number>),
    faults: faults.length,
    seconds: Math.round((performance.now() - begun) / 1_000),
  });
  for (const fault of faults.slice(0, 20)) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await server.killAll();
  await two.close();
}
