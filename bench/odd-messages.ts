// Usage: npm run bench -- odd-messages [COUNT [SEED]]   Sends odd messages (default 10,000) between seekers and
// companies through two servers, and reads them on the other side: each must come out as it went in.
import { randomUUID } from 'node:crypto';
import { oddTexts } from '../server/test/odd-texts.ts';
import { readAfter, sendTo } from './conversations/calls.ts';
import { addPairs } from './conversations/people.ts';
import { openTwoServers } from './conversations/two-servers.ts';

const COUNT = Number(process.argv[2] ?? 10_000);
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000);
const PORT = 4_388;
const PAIRS = 20;
const PER_PAIR = Math.ceil(COUNT / PAIRS);

const two = await openTwoServers(PORT);
const faults: string[] = [];
const servers = [await two.start(0), await two.start(1)];
try {
  const addressOf = (number: number) => servers[number % 2]?.address ?? '';
  // Each with its own recruiter, so that nobody exceeds the daily limit.
  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, async () => addPairs(two.storage.db, 1)),
  );
  const texts = oddTexts(COUNT, SEED);
  await Promise.all(
    pairs.flat().map(async ({ id, seeker, recruiter }, at) => {
      const own = texts.slice(at * PER_PAIR, (at + 1) * PER_PAIR);
      for (const [number, content] of own.entries()) {
        const sending = { address: addressOf(number), id, content, client_id: randomUUID() };
        await sendTo({ ...sending, as: number % 2 === 0 ? seeker : recruiter });
      }
      for (const reader of [seeker, recruiter]) {
        const read: string[] = [];
        for (let after = 0; ;) {
          const page = await readAfter(addressOf(at), reader, id, after);
          if (page.length === 0) break;
          read.push(...page.map(({ content }) => content));
          after = page.at(-1)?.id ?? after;
        }
        own.forEach((text, number) => {
          if (read[number] !== text) faults.push(`${JSON.stringify(text)} came out otherwise`);
        });
        if (read.length !== own.length) faults.push(`${read.length} instead of ${own.length}`);
      }
    }),
  );
} finally {
  for (const server of servers) await server.killAll();
  await two.close();
}
console.table({ messages: COUNT, seed: SEED, 'came out otherwise': faults.length });
for (const fault of faults.slice(0, 20)) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
