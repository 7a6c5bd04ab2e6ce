// What npm run backup does.
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { takeBackup } from '../../backups.ts';
import { openPool } from '../../platform/database.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { openFiles, reachDatabase } from '../../storage.ts';
import { configOfCommand, exitCode } from './command.ts';

const USAGE = `Usage: npm run backup
       npm run backup -- new-key

Writes the database and the stored files into one archive in BACKUP_DIR, also while the server runs, and
encrypts it for BACKUP_KEY. Or makes a pair of keys for that.`;

/** Runs the command and resolves to its exit code. */
export const backup = ([word, ...more]: readonly string[]): Promise<number> =>
  exitCode(async () => {
    if (more.length > 0 || (word !== undefined && word !== 'new-key')) throw new StartError(USAGE);
    await (word === 'new-key' ? makeKey() : make());
  });

async function makeKey(): Promise<void> {
  const secret = await generateIdentity();
  console.log(`Give this to the server, which then encrypts its backups and cannot open them:

  BACKUP_KEY=${await identityToRecipient(secret)}

Keep this away from the server. Without it nobody can restore such a backup:

  BACKUP_SECRET=${secret}`);
}

async function make(): Promise<void> {
  const config = configOfCommand();
  // The tables stay as they are: a newer release must not migrate them while an older one serves.
  const { poolConfig, leave } = await reachDatabase(config, { attach: true });
  const pool = openPool(poolConfig);
  try {
    const taken = await takeBackup(config, { pool, files: await openFiles(config) });
    const { file, bytes, rows, files, missing, hasSealKey } = taken;
    console.log(`${file}: ${rows} rows, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
    for (const key of missing) console.log(`Erased meanwhile, so not in it: ${key}`);
    if (!hasSealKey) {
      console.log('Without BACKUP_KEY seal.key is not in it: keep a copy of that file elsewhere.');
    }
  } finally {
    await pool.end();
    await leave();
  }
}
