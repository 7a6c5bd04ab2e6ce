// What npm run audit does.
import { auditLogFor } from '../../platform/audit/schema.ts';
import { sealEntries } from '../../platform/audit/audit.ts';
import { type Head, verifyAudit } from '../../platform/audit/verify.ts';
import { openSeal } from '../../platform/secrets/seal.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { configOfCommand, exitCode, withStorage } from './command.ts';

const USAGE = `Usage: npm run audit -- verify [PLACE:HASH]
       npm run audit -- sql ROLE

Reads the audit log, and names the entries that somebody has changed, removed, put in or forged. It ends
with the place and the hash of the last entry: keep that line away from the server and give it to the
next check, which then finds whether the end was cut off or the log written anew. Or prints SQL for a
superuser of your own PostgreSQL, which gives the log an owner of its own; ROLE is that of DATABASE_URL.`;

/** Runs the command and resolves to its exit code: 0 if the log is as it was written. */
export const audit = ([verb, word, ...more]: readonly string[]): Promise<number> =>
  exitCode(async () => {
    if (verb === 'verify' && more.length === 0) return verify(word);
    if (verb === 'sql' && word && more.length === 0) return print(word);
    throw new StartError(USAGE);
  });

function print(role: string): void {
  if (!/^[a-z_][a-z0-9_]*$/.test(role)) throw new StartError(`${role} is no name of a role.`);
  console.log(`begin;${auditLogFor(role)}commit;`);
}

/** Such as `812:5f3a…`. */
function readHead(text: string): Head {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!seq || !hash) throw new StartError(`${text} is no place and hash of an earlier check.`);
  return { seq: Number(seq), hash };
}

async function verify(known: string | undefined): Promise<number> {
  const { dataDir } = configOfCommand();
  const earlier = known === undefined ? undefined : readHead(known);
  return withStorage(async ({ db }) => {
    await sealEntries(db);
    const seal = await openSeal(dataDir);
    const { faults, sealed, waiting, erased, head, ownsLog } = await verifyAudit(db, seal, earlier);
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
  });
}
