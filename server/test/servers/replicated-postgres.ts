// A separate database with a streaming replica, for what the shared database cannot show.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openPool, type PoolConfig } from '../../platform/database.ts';
import { addressOf } from '../../platform/postgres/address.ts';
import { findPostgresBinaries } from '../../platform/postgres/binaries.ts';
import { createCluster, SUPERUSER } from '../../platform/postgres/cluster.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts';
import { endServer, spawnServer } from '../../platform/postgres/server.ts';
import { giveTo, postgresUser } from '../../platform/postgres/user.ts';

export interface ReplicatedPostgres {
  primary: PoolConfig;
  replica: PoolConfig;
  /** Runs a statement as superuser, on one of the two. */
  administer(which: 'primary' | 'replica', statement: string): Promise<void>;
  killReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stopPrimary(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both; the replica begins as a copy of the primary before its first start. */
export async function openReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vritti-replicated-'));
  // The replica's user reaches the primary's socket through this folder.
  await chmod(dataDir, 0o711);
  const settings = { shared_buffers: '32MB' };
  const cluster = path.join(dataDir, 'postgres');
  const copy = path.join(dataDir, 'replica');
  const user = postgresUser(cluster);
  const binaries = await findPostgresBinaries(user);
  await createCluster(cluster, binaries, user);
  await cp(cluster, copy, { recursive: true });
  await writeFile(path.join(copy, 'standby.signal'), '');
  if (user) giveTo(copy, user);

  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const primary = postgres.poolConfig;
  const source = `host=${primary.host} port=${primary.port} user=${SUPERUSER}`;
  let server: ChildProcess;
  const startReplica = async () => {
    server = await spawnServer(copy, binaries, user, { ...settings, primary_conninfo: source });
  };
  await startReplica();
  const replica = addressOf(copy);
  return {
    primary,
    replica,
    startReplica,
    async administer(which, statement) {
      const at = which === 'primary' ? primary : replica;
      const pool = openPool({ ...at, user: SUPERUSER, max: 1 });
      await pool.query(statement);
      await pool.end();
    },
    async killReplica() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    stopPrimary: () => postgres.stop(),
    async close() {
      await endServer(server, copy, binaries);
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
