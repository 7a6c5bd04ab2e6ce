import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from '../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

// PostgreSQL plans a statement anew five times before it may keep a plan for any values.
const TIMES = 8;

test('a statement that names an index of some rows works however often it is sent', async () => {
  const kept = await portal.db.transaction().execute(async (trx) => {
    await sql`create temporary table views (of int, kind text) on commit drop`.execute(trx);
    await sql`create unique index on views (of) where kind = 'viewed'`.execute(trx);
    for (let time = 0; time < TIMES; time += 1) {
      await sql`
        insert into views values (1, ${'viewed'})
        on conflict (of) where kind = ${'viewed'} do nothing`.execute(trx);
    }
    return sql`select * from views`.execute(trx);
  });
  expect(kept.rows).toEqual([{ of: 1, kind: 'viewed' }]);
});
