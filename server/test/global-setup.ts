import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, openPool, type PoolConfig } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { migrate } from '../platform/postgres/migrations.ts';
import { SUPERUSER } from '../platform/postgres/cluster.ts';
import { migrateTasks } from '../platform/tasks.ts';
import { unmetCodes } from './met-codes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PoolConfig;
    /** The file to which every portal appends the error codes that it answered. */
    metCodes: string;
  }
}

/**
 * Starts one real PostgreSQL for the whole run. Its database is migrated once, and every test file
 * works on a copy.
 */
export default async function setUp(project: TestProject) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vritti-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: {
      // A test database need not survive a power cut.
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      max_connections: '200',
      // Enough for the few small databases that are in use at a time. Dropping one looks through all of it.
      shared_buffers: '128MB',
    },
  });
  const pool = openPool(postgres.poolConfig);
  const db = openDatabase(pool);
  await migrate(db);
  await migrateTasks(pool);
  await db.destroy();
  // PostgreSQL copies a database only while nobody uses it, its own autovacuum included.
  const others = openPool({ ...postgres.poolConfig, database: 'postgres', user: SUPERUSER });
  await others.query(`alter database ${postgres.poolConfig.database} allow_connections false`);
  await others.end();
  project.provide('postgres', { ...postgres.poolConfig });
  const notes = await mkdtemp(path.join(os.tmpdir(), 'vritti-met-'));
  const metCodes = path.join(notes, 'codes');
  project.provide('metCodes', metCodes);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
    const unmet = (await isWholeRun(project)) ? unmetCodes(metCodes) : [];
    await rm(notes, { recursive: true, force: true });
    if (unmet.length > 0) {
      throw new Error(`codes of the catalogue that no test was answered: ${unmet.join(', ')}`);
    }
  };
}

/** Only a run of all server tests can tell that no test produces a code. */
async function isWholeRun(project: TestProject): Promise<boolean> {
  const { state, config } = project.vitest;
  const ran = new Set(state.getPaths());
  const { testFiles } = await project.globTestFiles();
  const isWhole = testFiles.every((file) => ran.has(file) || !file.includes('/server/'));
  return isWhole && !config.testNamePattern && state.getCountOfFailedTests() === 0;
}
