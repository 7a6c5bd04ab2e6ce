// Starts a real PostgreSQL for this process and stops it when the process ends.
import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, type PostgresAddress } from './address.ts';
import { findPostgresBinaries } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { endLeftovers, isServing } from './postmaster.ts';
import { prepareRoles } from './roles.ts';
import { endServer, spawnServer } from './server.ts';
import { giveTo, postgresUser } from './user.ts';
import { claimFolder, type Release } from './sole-owner.ts';
import { StartError } from '../process/start-error.ts';

const ATTACH_LIMIT_MS = 60_000;

export interface EmbeddedPostgresOptions {
  /** The folder for the cluster (`postgres`) and its log (`postgres.log`); created if missing. */
  dataDir: string;
  /**
   * Uses the server of another live process on the same folder, if there is one, instead of
   * refusing.
   */
  attach?: boolean;
  /** PostgreSQL settings in addition to ours, such as `{ max_connections: '200' }`. */
  settings?: Record<string, string>;
  /** Called with a sentence for people before each step that takes a while. */
  onProgress?: (step: string) => void;
  /** Called when PostgreSQL ends although nobody stopped it. */
  onCrash?: (reason: string) => void;
}

export interface EmbeddedPostgres {
  poolConfig: PostgresAddress;
  /** False when the server belongs to another process. */
  owned: boolean;
  /** Fast shutdown: open transactions are rolled back. Resolves once the server has ended. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data folder and returns how to connect to it; the first start creates the
 * database. Throws a StartError if the folder cannot be used or another live process has it.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const folder = openFolder(options.dataDir);
  const cluster = join(folder, 'postgres');
  const release = options.attach ? await waitForTurn(folder, cluster) : await claimFolder(folder);
  if (release === 'serving') {
    return { poolConfig: addressOf(cluster), owned: false, stop: async () => {} };
  }
  if (!release) {
    throw new StartError(
      `Vritti is already running on the data folder ${folder}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  try {
    return await startOwn(cluster, release, options);
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Waits for the folder: resolves to its release once it is free, or to 'serving' if its owner's
 * server runs.
 */
async function waitForTurn(folder: string, cluster: string): Promise<Release | 'serving'> {
  const end = Date.now() + ATTACH_LIMIT_MS;
  while (Date.now() < end) {
    const release = await claimFolder(folder);
    if (release) return release;
    if (isServing(cluster)) return 'serving';
    await sleep(100);
  }
  throw new StartError(`The Vritti that uses ${folder} has no running database.`);
}

async function startOwn(
  cluster: string,
  release: Release,
  { settings, onProgress, onCrash }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const user = postgresUser(cluster);
  const binaries = await findPostgresBinaries(user);
  if (existsSync(cluster)) {
    await endLeftovers(cluster, binaries.pgCtl);
    if (user && statSync(cluster).uid !== user.uid) giveTo(cluster, user);
  } else {
    onProgress?.('Creating the database');
    await createCluster(cluster, binaries, user);
  }
  const server = await spawnServer(cluster, binaries, user, settings);
  try {
    await prepareRoles(addressOf(cluster));
  } catch (error) {
    await endServer(server, cluster, binaries);
    throw error;
  }

  const crashed = () => onCrash?.(`PostgreSQL ended unexpectedly (see ${cluster}.log)`);
  server.once('exit', crashed);
  const stop = async () => {
    server.removeListener('exit', crashed);
    await endServer(server, cluster, binaries);
    release();
  };
  let stopped: Promise<void> | undefined;
  return { poolConfig: addressOf(cluster), owned: true, stop: () => (stopped ??= stop()) };
}

function openFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    return realpathSync(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${dataDir} cannot be written: ${reason}`);
  }
}
