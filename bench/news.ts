// Usage: npm run bench -- news [ROUNDS]   Two servers on one database. How long news takes from a
// change to an open page of the other server, at rest and while 16 clients save jobs. In every
// round (default 10) one server is killed with kill -9 while people apply through it: the other
// must announce what was stored within two seconds, and only that.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { lineOf } from './figures/quantile.ts';
import { addJob } from '../db/world/hiring.ts';
import { addCompany, addRecruiter, signIn } from '../db/world/people.ts';
import { announce } from '../server/platform/live/live.ts';
import { sendAll, type Sending } from './applying/load.ts';
import { addVisitors } from './applying/seekers.ts';
import { nextNews, openStream, type Stream } from './conversations/calls.ts';
import { openTwoServers } from './conversations/two-servers.ts';

const ROUNDS = Number(process.argv[2] ?? 10);
const COMPANIES = 20;
const MEASURED = 200;
const CLIENTS = 16;
const PORT = 4394;
/** The time within which every server hears what a killed one did not announce. */
const PROMISED_MS = 2_000;
const PAUSE_MS = 20;

const two = await openTwoServers(PORT);
const { db } = two.storage;
const visitors = await addVisitors(db, 3 * MEASURED + ROUNDS * COMPANIES);
const companies = await Promise.all(
  Array.from({ length: COMPANIES }, async () => {
    const { id } = await addCompany(db);
    const recruiter = await signIn(db, await addRecruiter(db, id));
    return { recruiter, jobId: (await addJob(db, id)).id, heardAt: Number.NaN, stream: noStream() };
  }),
);
await sql`analyze`.execute(db);
let first = await two.start(0);
const second = await two.start(1);
for (const company of companies) {
  company.stream = await openStream(second.address, company.recruiter);
}

function noStream(): Stream {
  return { onTopic: () => undefined, onEnd: () => undefined, close: () => undefined };
}

let sent = 0;
/** An application of somebody who has not applied yet. */
function application(jobId: number): Sending {
  const as = visitors[sent];
  if (!as) throw new Error('nobody is there');
  sent += 1;
  return {
    as,
    url: `${first.address}/api/v2/barong/resource/jobs/${jobId}/apply`,
    body: { share_ctc: false },
    headers: { 'idempotency-key': randomUUID() },
  };
}

/** From the commit of a program that announces nothing itself, until the page hears of it. */
async function measureCommits(): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < MEASURED; at += 1) {
    const company = companies[at % COMPANIES];
    if (!company) break;
    const news = nextNews(company.stream, 'measured');
    await announce(db, [company.recruiter.user.id], 'measured');
    const committed = performance.now();
    times.push((await news) - committed);
    await sleep(PAUSE_MS * Math.random());
  }
  return times;
}

/**
 * How long an application sent to one server takes to be answered, and to reach a page on the
 * other.
 */
async function measureApplications() {
  const answered: number[] = [];
  const told: number[] = [];
  for (let at = 0; at < MEASURED; at += 1) {
    const company = companies[at % COMPANIES];
    if (!company) break;
    const start = performance.now();
    const news = nextNews(company.stream, 'applications');
    const [time = 0] = await sendAll([application(company.jobId)], 1);
    answered.push(time);
    told.push((await news) - start);
    await sleep(PAUSE_MS * Math.random());
  }
  return { answered, told };
}

/** Meanwhile, 16 clients save jobs. */
async function underLoad<T>(measured: () => Promise<T>): Promise<T> {
  const { jobId } = companies[0] ?? { jobId: 0 };
  const over = new AbortController();
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let at = client; !over.signal.aborted; at += CLIENTS) {
      const as = visitors[at % visitors.length];
      if (!as) continue;
      const url = `${first.address}/api/v2/barong/resource/saved_jobs`;
      await sendAll([{ as, url, body: { job_id: jobId } }], 1);
    }
  });
  try {
    return await measured();
  } finally {
    over.abort();
    await Promise.all(clients);
  }
}

async function countedApplications(): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('applications')
    .select(['job_id', (each) => each.fn.countAll<number>().as('count')])
    .groupBy('job_id')
    .execute();
  return new Map(rows.map(({ job_id, count }) => [job_id, count]));
}

interface Drill {
  stored: number;
  untold: number;
  invented: number;
  longest: number;
}

/** Somebody applies to each company, and the server is killed when some of them have an answer. */
async function killWhileApplying(): Promise<Drill> {
  const before = await countedApplications();
  for (const company of companies) {
    company.heardAt = Number.NaN;
    company.stream.onTopic = (topic) => {
      if (topic === 'applications') company.heardAt = performance.now();
    };
  }
  let left = 1 + Math.floor(Math.random() * (COMPANIES - 1));
  const enough = Promise.withResolvers<void>();
  const applying = companies.map(async ({ jobId }) => {
    const answered = await sendAll([application(jobId)], 1).catch(() => undefined);
    if (answered) left -= 1;
    if (left === 0) enough.resolve();
  });
  await enough.promise;
  const killed = performance.now();
  await first.killAll();
  await Promise.all(applying);
  await sleep(PROMISED_MS - (performance.now() - killed));
  const after = await countedApplications();
  const isStored = ({ jobId }: { jobId: number }) =>
    (after.get(jobId) ?? 0) > (before.get(jobId) ?? 0);
  const stored = companies.filter(isStored);
  const others = companies.filter((company) => !isStored(company));
  const late = stored.map(({ heardAt }) => heardAt - killed).filter((time) => time > 0);
  const drill = {
    stored: stored.length,
    untold: stored.filter(({ heardAt }) => Number.isNaN(heardAt)).length,
    invented: others.filter(({ heardAt }) => !Number.isNaN(heardAt)).length,
    longest: Math.max(0, ...late),
  };
  first = await two.start(0);
  return drill;
}

try {
  await measureApplications();
  console.log(`${MEASURED} each, to pages of the other server`);
  const rest = { commits: await measureCommits(), ...(await measureApplications()) };
  const load = await underLoad(async () => ({
    commits: await measureCommits(),
    ...(await measureApplications()),
  }));
  const lines = ({ commits, answered, told }: typeof rest, when: string) => ({
    [`${when}: from a commit of another program`]: lineOf(commits),
    [`${when}: from sending to the stream`]: lineOf(told),
    [`${when}: from sending to the answer`]: lineOf(answered),
  });
  console.table({ ...lines(rest, 'at rest'), ...lines(load, 'under load') });

  const drills: Drill[] = [];
  for (let round = 0; round < ROUNDS; round += 1) drills.push(await killWhileApplying());
  const sum = (figure: keyof Drill) => drills.reduce((total, drill) => total + drill[figure], 0);
  console.table({
    kills: ROUNDS,
    'applications stored': sum('stored'),
    'of these not told': sum('untold'),
    'told but not stored': sum('invented'),
    'longest after the kill, ms': Math.max(...drills.map(({ longest }) => longest)).toFixed(0),
  });
  process.exitCode = sum('untold') + sum('invented') > 0 ? 1 : 0;
} finally {
  for (const server of [first, second]) await server.killAll();
  await two.close();
}
