import path from 'node:path';
import { CompiledQuery } from 'kysely';
import { type Db, openDatabase, openPool } from '../../server/platform/database.ts';
import { addTask } from '../../server/platform/tasks.ts';
import { addressOf } from '../../server/platform/postgres/address.ts';

let opened: Db | undefined;

/** The server's database, in the data folder of the journeys. */
export function worldDatabase(): Db {
  const cluster = path.join(process.env['E2E_DATA_DIR'] ?? '', 'postgres');
  return (opened ??= openDatabase(
    openPool({ ...addressOf(cluster), max: 2, allowExitOnIdle: true }),
  ));
}

/** Changes the server's database where a journey cannot wait, for example for time to pass. */
async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  await worldDatabase().executeQuery(CompiledQuery.raw(statement, [...values]));
}

/** Ends all sessions of an account without its browser knowing yet. */
export const endSessionsOf = (email: string): Promise<void> =>
  inDatabase(
    'DELETE FROM sessions WHERE account_id IN (SELECT id FROM accounts WHERE email = $1)',
    [email],
  );

/** Makes the last login of an account so old that it has to authenticate again. */
export const ageLogin = (email: string): Promise<void> =>
  inDatabase(
    `UPDATE sessions SET authenticated_at = authenticated_at - interval '1 day'
     WHERE account_id IN (SELECT id FROM accounts WHERE email = $1)`,
    [email],
  );

/** Makes the time step pass of the code that an account used last. */
export const ageUsedCode = (email: string): Promise<void> =>
  inDatabase(
    `UPDATE two_step SET last_step = last_step - 1
     WHERE account_id IN (SELECT id FROM accounts WHERE email = $1)`,
    [email],
  );

/** Moves a job into the past by some days. */
export const ageJob = (jobId: number, days: number): Promise<void> =>
  inDatabase(
    `UPDATE jobs SET posted_at = posted_at - make_interval(days => $2),
                     expires_at = expires_at - make_interval(days => $2) WHERE id = $1`,
    [jobId, days],
  );

/** Sets how many seconds are left to undo a decision about an application, unless it has taken effect. */
const setSecondsToUndo = (applicationId: number, seconds: number): Promise<void> =>
  inDatabase(
    `UPDATE held_decisions SET takes_effect_at = now() + make_interval(secs => $2)
     WHERE application_id = $1`,
    [applicationId, seconds],
  );

/** Leaves an hour to undo a decision, for steps that are slow on a busy machine. */
export const keepUndo = (applicationId: number): Promise<void> =>
  setSecondsToUndo(applicationId, 3_600);

/** Makes a decision take effect now, as if the seconds for undoing it had passed. */
export async function endUndo(applicationId: number): Promise<void> {
  await setSecondsToUndo(applicationId, 0);
  for (const task of ['carry_out_decisions', 'send_invitations', 'send_offers']) {
    await addTask(worldDatabase(), task, {});
  }
}
