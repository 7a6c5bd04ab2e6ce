import pg from 'pg';
import { inject } from 'vitest';
import { SUPERUSER } from '../../platform/postgres/cluster.ts';

/** Lets the superuser of the tests' PostgreSQL do what the app may not. */
export async function asSuperuser(act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres', user: SUPERUSER });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
