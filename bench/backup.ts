// Usage: npm run bench -- backup [ROUNDS]   Backups during 50 writes a second, each restored into an empty folder.
// What the server acknowledged before a backup began must be in it, row and file, or the restore must say
// that it is not. Every other backup is encrypted.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { quantileOf } from './figures/quantile.ts';
import { parseConfig } from '../server/config.ts';
import { openStorage } from '../server/storage.ts';
import { addWorld, writeAt, type Written } from './backup/writers.ts';
import { startServer } from './kill-drill/server.ts';

const run = promisify(execFile);
const WRITES_A_SECOND = 50;
const BEFORE_MS = 1_000;

const rounds = Number(process.argv[2] ?? 20);
const scratch = await mkdtemp(path.join(os.tmpdir(), 'vritti-backup-drill-'));
const dataDir = path.join(scratch, 'data');
const secret = await generateIdentity();
const recipient = await identityToRecipient(secret);
const losses: string[] = [];
const refused: string[] = [];
const acknowledged: Written[] = [];
const seconds: { backup: number[]; restore: number[] } = { backup: [], restore: [] };
let [said, during, megabytes, writingSeconds] = [0, 0, 0, 0];

const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }));
const world = await addWorld(storage.db);
await storage.close();
const server = await startServer(dataDir, 0);
try {
  for (let round = 1; round <= rounds; round += 1) {
    const writing = writeAt(WRITES_A_SECOND, server.address, world);
    await sleep(BEFORE_MS);
    const began = performance.timeOrigin + performance.now();
    const file = await backUp(round % 2 === 0);
    const ended = performance.timeOrigin + performance.now();
    writingSeconds += writing.seconds();
    await writing.stop();
    acknowledged.push(...writing.written);
    refused.push(...writing.refused);
    during += writing.written.filter(
      (each) => each.answeredAt > began && each.sentAt < ended,
    ).length;
    await restoreAndCompare(file, began);
    console.log(`round ${round}: ${acknowledged.length} acknowledged, ${losses.length} lost`);
  }
} finally {
  await server.stop();
  await rm(scratch, { recursive: true, force: true });
}

const median = (values: number[]) => quantileOf(values, 0.5).toFixed(2);
console.table({
  rounds,
  acknowledged: acknowledged.length,
  'a second': (acknowledged.length / writingSeconds).toFixed(1),
  'of these files': acknowledged.filter(({ kind }) => kind === 'uploaded').length,
  'answered during a backup': during,
  lost: losses.length,
  'erased meanwhile, and said': said,
  'unexpected answers': refused.length,
  'seconds of a backup, median': median(seconds.backup),
  'seconds of a restore, median': median(seconds.restore),
  'last archive, MB': megabytes.toFixed(2),
});
for (const line of [...losses, ...refused].slice(0, 20)) console.log(line);
process.exitCode = losses.length + refused.length > 0 ? 1 : 0;

async function command(name: 'backup' | 'restore', words: string[], env: NodeJS.ProcessEnv) {
  const start = performance.now();
  const file = path.join(import.meta.dirname, `../server/commands/${name}.ts`);
  const { stdout } = await run(process.execPath, [file, ...words], {
    env: { PATH: process.env.PATH, ...env },
  });
  seconds[name].push((performance.now() - start) / 1_000);
  return stdout;
}

async function backUp(isEncrypted: boolean): Promise<string> {
  const key = isEncrypted ? { BACKUP_KEY: recipient } : {};
  const output = await command('backup', [], { DATA_DIR: dataDir, ...key });
  const file = /^(\S+): \d+ rows/m.exec(output)?.[1] ?? '';
  megabytes = (await stat(file)).size / 1e6;
  return file;
}

async function restoreAndCompare(file: string, began: number): Promise<void> {
  const target = await mkdtemp(path.join(scratch, 'restored-'));
  const env = { DATA_DIR: target, BACKUP_SECRET: secret };
  const output = await command('restore', [file], env);
  const missing = new Set(
    Array.from(output.matchAll(/it was erased then: (\S+)/g), ([, key]) => key),
  );
  said += missing.size;
  const restored = await openStorage(parseConfig(env));
  try {
    const { db, files } = restored;
    const rows = await db.selectFrom('saved_jobs').select(['account_id', 'job_id']).execute();
    const saved = new Set(rows.map(({ account_id, job_id }) => `${account_id} ${job_id}`));
    const documents = await db.selectFrom('documents').select(['id', 'file_key']).execute();
    const keys = new Map(documents.map(({ id, file_key }) => [id, file_key]));
    const everDeleted = new Set(
      acknowledged.filter(({ kind }) => kind === 'deleted').map(({ ids }) => ids[0]),
    );
    for (const { kind, ids, content } of acknowledged.filter((each) => each.answeredAt < began)) {
      const [id = 0] = ids;
      if (kind === 'saved' && !saved.has(ids.join(' '))) losses.push(`saved job ${ids.join(' ')}`);
      if (kind === 'deleted' && keys.has(id)) losses.push(`the deletion of document ${id}`);
      if (kind !== 'uploaded') continue;
      const key = keys.get(id);
      if (!key && !everDeleted.has(id)) losses.push(`document ${id}`);
      if (!key || missing.has(key)) continue;
      const kept = await files.read(key).then(text, String);
      if (kept !== content) losses.push(`the file of document ${id}: ${kept}`);
    }
    // Including those written during the backup: a row is never in it without its file.
    for (const [id, key] of keys) {
      const isThere = await files.read(key).then(text, () => undefined);
      if (isThere === undefined && !missing.has(key)) losses.push(`the file of document ${id}`);
    }
  } finally {
    await restored.close();
    await rm(target, { recursive: true, force: true });
  }
}
