// Usage: npm run bench -- conversations-drill [ROUNDS]   Two servers on one database, people who talk through both,
// random disconnects and kill -9 of one server in every round (default 20): no message may be lost, come twice or
// out of order, neither in the database nor on the screen of the other side. Ctrl-C ends it with the round, and judges.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '../contract/accounts.ts';
import { openStream, readAfter, sendTo, type Stream } from './conversations/calls.ts';
import { addPairs, type Pair } from './conversations/people.ts';
import { openTwoServers } from './conversations/two-servers.ts';

const ROUNDS = Number(process.argv[2] ?? 20);
const PORT = 4398;
const PAIRS = 8;
const RETRY_MS = 50;
const LONGEST_ROUND_MS = 1_200;
const PATIENCE_MS = 60_000;

const two = await openTwoServers(PORT);
const pairs = await addPairs(two.storage.db, PAIRS);
const servers = [await two.start(0), await two.start(1)];
const addressOf = (which: number) => servers[which % 2]?.address ?? '';
const random = (below: number) => Math.floor(Math.random() * below);
const over = new AbortController();
let rounds = 0;
const enough = new AbortController();
process.on('SIGINT', () => enough.abort());

/** An outbox: each message is sent until it is answered, then the next, through either server. */
function outbox(as: Session, { id }: Pair, side: string) {
  const acknowledged: string[] = [];
  let repeats = 0;
  const done = (async () => {
    for (let number = 1; !over.signal.aborted; number += 1) {
      const content = `${side} ${number}`;
      const client_id = randomUUID();
      for (;;) {
        const sending = { address: addressOf(random(2)), as, id, content, client_id };
        const isStored = await sendTo(sending).then(
          () => true,
          () => false,
        );
        if (isStored) break;
        repeats += 1;
        await sleep(RETRY_MS);
      }
      acknowledged.push(content);
      await sleep(random(60));
    }
  })();
  return { acknowledged, done, repeats: () => repeats };
}

/** A screen: loads messages after the last one it has when there is news, and whenever a stream opens. */
function screen(as: Session, { id }: Pair) {
  const shown: { id: number; content: string }[] = [];
  let stream: Stream | undefined;
  let reading: Promise<void> = Promise.resolve();
  let which = random(2);
  const readNews = async (before: Promise<void>) => {
    await before;
    const after = shown.at(-1)?.id ?? 0;
    shown.push(...(await readAfter(addressOf(which), as, id, after).catch(() => [])));
  };
  const read = () => (reading = readNews(reading));
  const open = async () => {
    while (!over.signal.aborted) {
      which = random(2);
      const opened = await openStream(addressOf(which), as).catch(() => undefined);
      if (!opened) {
        await sleep(RETRY_MS);
        continue;
      }
      stream = opened;
      const ended = new Promise<void>((resolve) => (opened.onEnd = resolve));
      // The drill may have ended while this stream was being opened.
      if (over.signal.aborted) opened.close();
      opened.onTopic = (topic) => {
        if (topic === `messages/${id}`) void read();
      };
      await read();
      await ended;
    }
  };
  const opening = open();
  return {
    shown,
    read,
    disconnect: () => stream?.close(),
    finish: async () => {
      stream?.close();
      await opening;
    },
  };
}

const talks = pairs.map((pair) => ({
  pair,
  outboxes: [outbox(pair.seeker, pair, 'seeker'), outbox(pair.recruiter, pair, 'company')],
  screens: [screen(pair.seeker, pair), screen(pair.recruiter, pair)],
}));

const faults: string[] = [];
/** What is wrong with a sequence of messages, of which these were acknowledged. */
function judge(where: string, contents: readonly string[], acknowledged: readonly string[]) {
  const found = new Set(contents);
  const lost = acknowledged.filter((one) => !found.has(one)).length;
  const twice = contents.length - found.size;
  const isOrdered = ['seeker', 'company'].every((side) => {
    const numbers = contents
      .filter((one) => one.startsWith(side))
      .map((one) => Number(one.split(' ')[1]));
    return numbers.every((number, at) => number === at + 1);
  });
  if (lost > 0) faults.push(`${where}: ${lost} lost`);
  if (twice > 0) faults.push(`${where}: ${twice} twice`);
  if (!isOrdered) faults.push(`${where}: out of order`);
}

try {
  while (rounds < ROUNDS && !enough.signal.aborted) {
    rounds += 1;
    for (let cuts = 0; cuts < 4; cuts += 1) {
      await sleep(random(LONGEST_ROUND_MS / 4));
      talks[random(PAIRS)]?.screens[random(2)]?.disconnect();
    }
    // Nobody writes this much in a day.
    await two.storage.db.deleteFrom('attempt_counts').execute();
    const victim = random(2) === 0 ? 0 : 1;
    await servers[victim]?.killAll();
    await sleep(random(500));
    // On a busy machine the first start may take too long.
    servers[victim] = await two.start(victim).catch(() => two.start(victim));
    const sent = talks.flatMap(({ outboxes }) => outboxes.flatMap((one) => one.acknowledged));
    if (rounds % 10 === 0) console.log(`round ${rounds}: ${sent.length} acknowledged`);
  }
  over.abort();
  const finished = Promise.all(talks.flatMap(({ outboxes }) => outboxes.map(({ done }) => done)));
  await Promise.race([
    finished,
    sleep(PATIENCE_MS).then(() => Promise.reject(new Error('an outbox did not finish'))),
  ]);
  for (const { pair, outboxes, screens } of talks) {
    const acknowledged = outboxes.flatMap((one) => one.acknowledged);
    const stored = await two.storage.db
      .selectFrom('messages')
      .select('content')
      .where('conversation_id', '=', pair.id)
      .orderBy('id')
      .execute();
    const contents = stored.map(({ content }) => content);
    judge(`conversation ${pair.id}`, contents, acknowledged);
    for (const one of screens) {
      await one.finish();
      for (let before = -1; before !== one.shown.length;) {
        before = one.shown.length;
        await one.read();
      }
      judge(
        `a screen of ${pair.id}`,
        one.shown.map(({ content }) => content),
        contents,
      );
    }
  }
} finally {
  over.abort();
  for (const server of servers) await server.killAll();
  await two.close();
}
const outboxes = talks.flatMap((talk) => talk.outboxes);
console.table({
  rounds,
  acknowledged: outboxes.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
  'sent again': outboxes.reduce((sum, { repeats }) => sum + repeats(), 0),
  'lost, twice or out of order': faults.length,
});
for (const fault of faults.slice(0, 20)) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
