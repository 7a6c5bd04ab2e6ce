// What npm run audit does.
import { parseConfig } from '../../config.ts';
import { auditLogFor } from '../../platform/audit/schema.ts';
import { sealEntries } from '../../platform/audit/audit.ts';
import { type Head, verifyAudit } from '../../platform/audit/verify.ts';
import { openSeal } from '../../platform/secrets/seal.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { openStorage } from '../../storage.ts';

const USAGE = `Usage: npm run audit -- verify [PLACE:HASH]
       npm run audit -- sql ROLE

Reads the audit log, and names the entries that somebody has changed, removed, put in or forged. It ends
with the place and the hash of the last entry: keep that line away from the server and give it to the
next check, which then finds whether the end was cut off or the log written anew. Or prints SQL for a
superuser of your own PostgreSQL, which gives the log an owner of its own; ROLE is that of DATABASE_URL.`;

/** Runs the command and resolves to its exit code: 0 if the log is as it was written. */
export async function audit([verb, word, ...more]: readonly string[]): Promise<number> {
  try {
    if (verb === 'verify' && more.length === 0) return await verify(word);
    if (verb === 'sql' && word && more.length === 0) return print(word);
    console.error(USAGE);
    return 1;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return 1;
  }
}

function print(role: string): number {
  if (!/^[a-z_][a-z0-9_]*$/.test(role)) throw new StartError(`${role} is no name of a role.`);
  console.log(`begin;${auditLogFor(role)}commit;`);
  return 0;
}

/** Such as `812:5f3a…`. */
function readHead(text: string): Head {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!seq || !hash) throw new StartError(`${text} is no place and hash of an earlier check.`);
  return { seq: Number(seq), hash };
}

async function verify(known: string | undefined): Promise<number> {
  const config = parseConfig({ ...process.env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  const earlier = known === undefined ? undefined : readHead(known);
  const storage = await openStorage(config, { attach: true });
  try {
    await sealEntries(storage.db);
    const seal = await openSeal(config.dataDir);
    const { faults, sealed, waiting, erased, head, ownsLog } = await verifyAudit(
      storage.db,
      seal,
      earlier,
    );
    for (const fault of faults) console.log(fault);
    const waits = waiting > 0 ? `, and ${waiting} wait for a place in the chain` : '';
    console.log(`${sealed} entries${waits}. Of ${erased} it was forgotten from where they came.`);
    if (ownsLog) {
      console.log(
        'The app could change the log: npm run audit -- sql ROLE gives it another owner.',
      );
    }
    console.log(faults.length === 0 ? 'Every entry is as it was written.' : 'The log was changed.');
    if (head.seq > 0) console.log(`Keep this for the next check: ${head.seq}:${head.hash}`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await storage.close();
  }
}
