// Usage: npm run bench -- everyday-life [SECONDS [SEED]]   About 30 people use a server of its own at once for SECONDS
// (default 300): they apply, withdraw, decide, undo, invite, offer, accept, write, block, ban and leave, in any order.
// Afterwards everything must agree: histories with states, figures with lists, mails with decisions.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConfig } from '../server/config.ts';
import { openStorage } from '../server/storage.ts';
import { randomFrom } from '../server/test/odd-texts.ts';
import { findWrongFigures } from './everyday-life/figures.ts';
import { live, setState, untilQuiet } from './everyday-life/life.ts';
import { findStalePages } from './everyday-life/pages.ts';
import { findToldContact, findUntold, readMails } from './everyday-life/told.ts';
import { openTown } from './everyday-life/town.ts';
import { findContradictions } from './everyday-life/truths.ts';
import { startServer } from './kill-drill/server.ts';

const SECONDS = Number(process.argv[2] ?? 300);
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000);
const PORT = Number(process.env.PORT ?? 4_396);
const LAST_SECONDS = 20;
const SHUT_OUT = 6;

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-everyday-life-'));
const postgresLog = path.join(dataDir, 'postgres.log');
const mailFolder = path.join(dataDir, 'mail');
const server = await startServer(dataDir, PORT);
const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }), { attach: true });
const problems: string[] = [];
try {
  const town = await openTown(server.address, storage.db, randomFrom(SEED));
  const logged = readFileSync(postgresLog, 'utf8').length;
  await live(town, SECONDS);
  await untilQuiet(town);

  // People who are shut out for good, or have left, are told nothing from then on.
  const shutOut = town.seekers.splice(0, SHUT_OUT);
  for (const one of shutOut) await setState(town, one, 'banned');
  await untilQuiet(town);
  const earlier = new Set(readdirSync(mailFolder));
  const since = new Date();
  await live(town, LAST_SECONDS, { admins: false });
  await untilQuiet(town);
  const outside = await storage.db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('state', 'in', ['banned', 'inactive', 'deleted'])
    .execute();
  const lines = await storage.db
    .selectFrom('notifications')
    .select(['account_id', 'kind', 'subject'])
    .where('created_at', '>', since.toISOString())
    .where('account_id', '=', (each) => each.fn.any(each.val(outside.map(({ id }) => id))))
    .execute();
  for (const line of lines) problems.push(`told though shut out: ${JSON.stringify(line)}`);
  const shutOutEmails = new Set(shutOut.map(({ email }) => email));
  for (const { to, text } of await readMails(mailFolder, earlier)) {
    if (shutOutEmails.has(to)) problems.push(`mailed though shut out: ${text.slice(0, 200)}`);
  }

  const mails = await readMails(mailFolder);
  const remaining = town.seekers.map(({ id }) => id);
  problems.push(
    ...town.problems,
    ...(await findContradictions(storage.db)),
    ...(await findWrongFigures(town)),
    ...(await findStalePages(town)),
    ...(await findUntold(storage.db, remaining, mails)),
    ...(await findToldContact(town, mails)),
  );
  const log = readFileSync(postgresLog, 'utf8').slice(logged);
  for (const line of log.match(/^.*(?:deadlock detected|ERROR: ).*$/gm) ?? []) problems.push(line);
  for (const [answered, times] of [...town.answers].toSorted(([one], [other]) =>
    one.localeCompare(other),
  ))
    console.log(times, answered);
  const calls = [...town.answers.values()].reduce((sum, times) => sum + times, 0);
  console.table({ seed: SEED, calls, mails: mails.length });
} finally {
  await storage.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const problem of new Set(problems)) console.log(`FAILED ${problem}`);
if (problems.length === 0) console.log('everything agreed');
process.exitCode = problems.length > 0 ? 1 : 0;
