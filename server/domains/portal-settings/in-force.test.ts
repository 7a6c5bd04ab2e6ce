import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../../db/schema.ts';
import type { Services } from '../../platform/endpoints.ts';
import { listenForSettings, settingsInForce } from './in-force.ts';

/** A database without a row, which can go away. */
class Driver extends DummyDriver {
  isAway = false;
  override async acquireConnection() {
    if (this.isAway) throw new Error('connection refused');
    return super.acquireConnection();
  }
}

test('while the database is away the settings are those that were read last', async () => {
  const driver = new Driver();
  driver.isAway = true;
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const changes: (() => void)[] = [];
  const live = { hear: (_topic: string, hear: () => void) => changes.push(hear) };
  listenForSettings({ db, live } as unknown as Services);
  await expect(settingsInForce(db)).rejects.toThrow('connection refused');

  driver.isAway = false;
  const read = await settingsInForce(db);
  driver.isAway = true;
  for (const forget of changes) forget();
  expect(await settingsInForce(db)).toBe(read);
  driver.isAway = false;
  // Read anew as soon as that is possible.
  expect(await settingsInForce(db)).not.toBe(read);
});
