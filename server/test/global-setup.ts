import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, openPool, type PoolConfig } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrations.ts';
import { migrateTasks } from '../platform/tasks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PoolConfig;
  }
}

/**
 * One real PostgreSQL for the whole run; its database is migrated once and every test file works on
 * a copy of it.
 */
export default async function setUp(project: TestProject) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vritti-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    // A test database need not survive a power cut.
    settings: { fsync: 'off', synchronous_commit: 'off', max_connections: '200' },
  });
  const pool = openPool(postgres.poolConfig);
  const db = openDatabase(pool);
  await migrate(db);
  await migrateTasks(pool);
  await db.destroy();
  project.provide('postgres', { ...postgres.poolConfig });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
