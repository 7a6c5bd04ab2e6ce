import path from 'node:path';
import { Client } from 'pg';
import { addressOf } from '../server/platform/postgres/address.ts';

/** Does to the server's database what a journey cannot wait for, such as time that goes by. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const cluster = path.join(process.env['E2E_DATA_DIR'] ?? '', 'postgres');
  const database = new Client(addressOf(cluster));
  await database.connect();
  await database.query(statement, [...values]);
  await database.end();
}

/** Ends all sessions of an account, as nobody in its browser knows yet. */
export const endSessionsOf = (email: string): Promise<void> =>
  inDatabase(
    'DELETE FROM sessions WHERE account_id IN (SELECT id FROM accounts WHERE email = $1)',
    [email],
  );
