// Backups of a whole portal, made while it serves, and how one is put back.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import {
  access,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import packageJson from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { filesOf } from './domains/documents/file-keys.ts';
import { archiveOf, entriesIn } from './platform/backup/archive.ts';
import { check, type Checked } from './platform/backup/check.ts';
import { dump, type BackupContents } from './platform/backup/dump.ts';
import { load, whatIsIn } from './platform/backup/load.ts';
import { StartError } from './platform/process/start-error.ts';
import { openFiles, reachDatabase, type Storage } from './storage.ts';

/**
 * Copies that people made of their own data live for a day: somebody who misses one can make it again. News are for
 * pages that are open now, and changes of the search for servers that run now: they bear numbers of transactions,
 * which mean nothing in another cluster.
 */
const LEFT_OUT = ['personal_copies', 'news', 'search_changes'];
const NAME = /^vritti-\d{8}T\d{6}Z\.tar\.gz(?:\.age)?$/;

/** A backup that was made. */
export interface Backup extends BackupContents {
  /** Its path. */
  file: string;
  bytes: number;
  /** Whether `seal.key` is in it. */
  hasSealKey: boolean;
}

/**
 * Writes a backup into the folder of backups and removes the oldest ones there above the number to keep.
 * The file gets its name once it is complete and would survive a crash.
 */
export async function takeBackup(
  { backups, dataDir }: Config,
  { pool, files }: Pick<Storage, 'pool' | 'files'>,
  stop?: AbortSignal,
): Promise<Backup> {
  const { folder, recipient, keep } = backups;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const file = path.join(folder, `vritti-${moment}.tar.gz${recipient ? '.age' : ''}`);
  const sealKey = recipient ? await readFile(sealKeyIn(dataDir)).catch(() => undefined) : undefined;
  let taken: BackupContents = { rows: 0, files: 0, missing: [] };
  async function* entries() {
    const { version: release } = packageJson;
    const leaveOut = LEFT_OUT;
    taken = yield* dump({ pool, files, release, sealKey, leaveOut, filesOf });
  }
  await removeLeftParts(folder);
  const part = `${file}.${randomUUID()}.part`;
  try {
    const archive = await archiveOf(entries(), recipient);
    const target = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(archive, target, stop ? { signal: stop } : {});
    await rename(part, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  if (keep) await removeAllBut(folder, keep);
  const { size } = await stat(file);
  return { ...taken, file, bytes: size, hasSealKey: sealKey !== undefined };
}

const sealKeyIn = (dataDir: string) => path.join(dataDir, 'seal.key');

/** So that the name survives a crash as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  // Windows opens no folders for that.
  await handle.sync().catch(() => undefined);
  await handle.close();
}

/** The backups in a folder, oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => NAME.test(name)).toSorted();
}

const PART = /^vritti-.*\.part$/;
/** No backup takes longer than this, so an older part was left behind. */
const PART_LEFT_MS = 24 * 3_600_000;

/** Without this, the unfinished backups of killed processes would take up disk space for ever. */
async function removeLeftParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const part = path.join(folder, name);
    if (!PART.test(name)) continue;
    const found = await stat(part).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > PART_LEFT_MS) await rm(part, { force: true });
  }
}

/** When the newest backup was complete, in milliseconds since 1970; undefined if there is none. */
export async function newestBackup(folder: string): Promise<number | undefined> {
  const name = (await backupsIn(folder)).at(-1);
  return name === undefined ? undefined : (await stat(path.join(folder, name))).mtimeMs;
}

async function removeAllBut(folder: string, keep: number): Promise<void> {
  for (const name of (await backupsIn(folder)).slice(0, -keep)) await rm(path.join(folder, name));
}

/** Reads a whole backup. Throws a StartError if it could not be restored. */
export async function checkBackup({ backups }: Config, file: string): Promise<Checked> {
  await access(file).catch(() => {
    throw new StartError(`There is no file ${file}.`);
  });
  return check(entriesIn(file, backups.secret));
}

/**
 * Checks a backup and puts it in place of the database and the files. Throws a StartError, and changes
 * nothing, if the backup could not be restored or, without `replace`, if anything is there already.
 */
export async function restoreBackup(
  config: Config,
  file: string,
  { replace }: { replace: boolean },
): Promise<Checked> {
  const checked = await checkBackup(config, file);
  const { poolConfig, leave } = await reachDatabase(config);
  try {
    const place = {
      poolConfig,
      files: await openFiles(config),
      keepSealKey: (key: Uint8Array) =>
        writeFile(sealKeyIn(config.dataDir), key, { mode: 0o600, flush: true }),
    };
    const held = await whatIsIn(place);
    if (held.length > 0 && !replace) {
      throw new StartError(
        `Nothing was restored, because ${held.join(' and ')}. To give up what is there, end the command with: replace`,
      );
    }
    await load(place, checked.head, entriesIn(file, config.backups.secret));
    return checked;
  } finally {
    await leave();
  }
}
