// Usage: npm run bench -- every-call [SECONDS [SEED [WORD]]]   Calls every operation of the API, or those with WORD in
// their names, as guest, seeker, recruiter and admin of the demo with inputs that nobody thought of, for SECONDS
// (default 600), and judges each answer; afterwards people must still be able to log in, apply and post a job.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConfig } from '../server/config.ts';
import { openStorage } from '../server/storage.ts';
import { randomFrom } from '../server/test/odd-texts.ts';
import { callEverything, operationsOf } from './every-call/calling.ts';
import { stillWorks } from './every-call/still-works.ts';
import { startServer } from './kill-drill/server.ts';

const SECONDS = Number(process.argv[2] ?? 600);
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000);
const WORD = process.argv[4] ?? '';
const PORT = 4_395;

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-every-call-'));
const server = await startServer(dataDir, PORT, { demo: true });
const { address } = server;
const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }), { attach: true });
const problems: string[] = [];
try {
  const { db } = storage;
  const document = await (await fetch(`${address}/api/openapi.json`)).json();
  const operations = operationsOf(document as Parameters<typeof operationsOf>[0]).filter((one) =>
    `${one.method} ${one.path}`.includes(WORD),
  );
  const random = randomFrom(SEED);
  const drill = { address, db, random, seconds: SECONDS };
  const { calls, statuses, never, faults } = await callEverything(drill, operations);
  console.table({ operations: operations.length, calls, seed: SEED, 'never done': never.length });
  console.log([...statuses].map(([status, times]) => `${status}: ${times}`).join(', '));
  console.log(`Never done: ${never.join(', ')}`);
  for (const { what, times, first } of faults)
    problems.push(`${what} (${times} times)\n  ${first}`);
  problems.push(...(await stillWorks(address, db)));
} finally {
  await storage.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const problem of problems) console.log(`FAILED ${problem}`);
if (problems.length === 0) console.log('every answer was as it should be');
process.exitCode = problems.length > 0 ? 1 : 0;
