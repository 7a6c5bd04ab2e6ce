// Usage: npm run bench -- conversations [STREAMS [MESSAGES]]   From sending a message to the stream of the other side
// and to its text there, with streams open on two servers (default 500 and 400), beside a bare announcement as
// the floor; then what 2,000 streams cost one server.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { lineOf } from './figures/quantile.ts';
import { announce, announceCommitted } from '../server/platform/live/live.ts';
import { processorSeconds } from './applying/load.ts';
import { nextNews, openStream, readAfter, sendTo, type Stream } from './conversations/calls.ts';
import { addPairs } from './conversations/people.ts';
import { openTwoServers } from './conversations/two-servers.ts';

const STREAMS = Number(process.argv[2] ?? 500);
const MESSAGES = Number(process.argv[3] ?? 400);
const MANY_STREAMS = 2_000;
const PORT = 4396;
/** The pause between two messages; more at once would measure how they wait for each other. */
const PAUSE_MS = 20;
const QUIET_SECONDS = 30;

const two = await openTwoServers(PORT);
const { db } = two.storage;
const pairs = await addPairs(db, STREAMS);
const crowd = await addPairs(db, MANY_STREAMS);
const servers = [await two.start(0), await two.start(1)] as const;
const serverOf = (at: number) => servers[at % 2 === 0 ? 0 : 1];

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Opens a stream for each, a few at a time. */
async function openAll(count: number, open: (at: number) => Promise<Stream>): Promise<Stream[]> {
  const streams: Stream[] = [];
  for (let at = 0; at < count; at += 50) {
    const some = Array.from({ length: Math.min(50, count - at) }, (_, next) => open(at + next));
    streams.push(...(await Promise.all(some)));
  }
  return streams;
}

async function measureWays() {
  const streams = await openAll(pairs.length, (at) => {
    const seeker = pairs[at]?.seeker;
    if (!seeker) throw new Error('nobody is there');
    return openStream(serverOf(at).address, seeker);
  });
  const floor: number[] = [];
  const toStream: number[] = [];
  const toText: number[] = [];
  const warmUp = 40;
  for (let round = 0; round < MESSAGES + warmUp; round += 1) {
    const at = Math.floor(Math.random() * pairs.length);
    const pair = pairs[at];
    const stream = streams[at];
    if (!pair || !stream) continue;
    const bare = nextNews(stream, 'bare');
    const announced = performance.now();
    await announce(db, [pair.seeker.user.id], 'bare');
    await announceCommitted(db);
    const bareMs = (await bare) - announced;
    const news = nextNews(stream, `messages/${pair.id}`);
    const text = news.then(async (at2) => {
      await readAfter(serverOf(at).address, pair.seeker, pair.id, 0);
      return [at2, performance.now()] as const;
    });
    const sent = performance.now();
    // The sender is on the other server.
    const sending = { address: serverOf(at + 1).address, as: pair.recruiter, id: pair.id };
    await sendTo({ ...sending, content: `Message ${round}`, client_id: randomUUID() });
    const [came, shown] = await text;
    if (round >= warmUp) {
      floor.push(bareMs);
      toStream.push(came - sent);
      toText.push(shown - sent);
    }
    await sleep(PAUSE_MS);
  }
  console.log(`${MESSAGES} messages, ${STREAMS} streams on two servers, sent to the other server`);
  console.table({
    'floor: a bare announcement': lineOf(floor),
    'from sending to the stream': lineOf(toStream),
    'from sending to the text': lineOf(toText),
  });
  for (const stream of streams) stream.close();
}

async function measureMany() {
  const [server] = servers;
  await sleep(2_000);
  const megabytes = residentMegabytes(server.pid);
  const streams = await openAll(crowd.length, (at) => {
    const seeker = crowd[at]?.seeker;
    if (!seeker) throw new Error('nobody is there');
    return openStream(server.address, seeker);
  });
  await sleep(5_000);
  const more = residentMegabytes(server.pid) - megabytes;
  const before = processorSeconds([server.pid]);
  await sleep(QUIET_SECONDS * 1000);
  const share = (processorSeconds([server.pid]) - before) / QUIET_SECONDS;
  const one = crowd[0];
  const extra = one && (await openStream(server.address, one.recruiter));
  const start = performance.now();
  await fetch(`${server.address}/api/v2/barong/public/jobs`).then((answer) => answer.text());
  console.log(`${streams.length} streams on one server`);
  console.table({
    'memory of a stream, KB': ((more * 1024) / streams.length).toFixed(1),
    'all of them, MB': more.toFixed(0),
    'processor while nothing happens, %': (100 * share).toFixed(1),
    'one more was opened': extra !== undefined,
    'a list of jobs meanwhile, ms': (performance.now() - start).toFixed(0),
  });
  extra?.close();
  for (const stream of streams) stream.close();
}

try {
  await measureWays();
  await measureMany();
} finally {
  for (const server of servers) await server.killAll();
  await two.close();
}
