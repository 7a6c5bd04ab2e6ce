// What npm run restore does.
import { checkBackup, restoreBackup } from '../../backups.ts';
import type { Checked } from '../../platform/backup/check.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { configOfCommand, exitCode } from './command.ts';

const USAGE = `Usage: npm run restore -- FILE
       npm run restore -- FILE check
       npm run restore -- FILE replace

Checks a backup and restores it into an empty DATA_DIR (or DATABASE_URL); BACKUP_SECRET opens encrypted
ones. Or only checks it. Or puts it in place of what is there. Stop every server first.`;

/** Runs the command and resolves to its exit code. */
export const restore = ([file, word, ...more]: readonly string[]): Promise<number> =>
  exitCode(async () => {
    if (!file || more.length > 0 || (word && word !== 'check' && word !== 'replace')) {
      throw new StartError(USAGE);
    }
    const config = configOfCommand();
    const checked =
      word === 'check'
        ? await checkBackup(config, file)
        : await restoreBackup(config, file, { replace: word === 'replace' });
    tell(checked, word === 'check' ? 'The backup can be restored.' : 'Restored.');
  });

function tell({ head, end, hasSealKey }: Checked, outcome: string): void {
  const rows = Object.values(end.rows).reduce((total, count) => total + count, 0);
  const moment = new Date(head.taken_at).toISOString();
  console.log(
    `${outcome} It is of ${moment}, by release ${head.release}: ${rows} rows, ${end.files} files.`,
  );
  for (const key of end.missing) console.log(`Not in it, because it was erased then: ${key}`);
  if (!hasSealKey) {
    console.log('Not in it: seal.key. Put your copy of that file into DATA_DIR before the start.');
  }
  console.log('Not in it: copies that people made of their own data, and what happened since.');
}
