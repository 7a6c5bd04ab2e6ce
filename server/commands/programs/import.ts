// What npm run import does.
import { type Imported, importPostings } from '../../domains/imports/imports.ts';
import type { Db } from '../../platform/database.ts';
import { StartError } from '../../platform/process/start-error.ts';
import type { Storage } from '../../storage.ts';
import { exitCode, withStorage } from './command.ts';
import { progressOn } from './progress.ts';

const USAGE = `Usage: npm run import -- FILE…

Brings in the postings of each file: JSON, Indeed XML or CSV with a header row, plain or gzip.
A posting is known by its source and id: importing it again updates it.`;

/** How many refused rows are reported one by one; the summary counts all. */
const NAMED_MOST = 100;

/** Runs the command and resolves to its exit code. */
export const importAll = (files: readonly string[]): Promise<number> =>
  exitCode(async () => {
    if (files.length === 0 || files.some((file) => file.startsWith('-'))) {
      throw new StartError(USAGE);
    }
    const onProgress = (step: string) => console.log(`${step} …`);
    const importEach = async ({ db }: Storage) => {
      let failed = 0;
      for (const file of files) if (!(await importFile(db, file))) failed += 1;
      return failed > 0 ? 1 : 0;
    };
    return withStorage(importEach, { attach: true, onProgress });
  });

/** Whether the file could be read to its end and had at least one valid posting. */
async function importFile(db: Db, file: string): Promise<boolean> {
  const progress = progressOn(process.stdout);
  const start = performance.now();
  let named = 0;
  const imported = await importPostings(db, file, {
    onProgress: ({ read }, share) => progress.show(share, `${number(read)} rows of ${file}`),
    onRefused: (row, problem) => {
      named += 1;
      if (named <= NAMED_MOST) progress.line(`${file}, row ${row}: ${problem}`);
    },
  });
  progress.end();
  if (named > NAMED_MOST) console.log(`… and ${number(named - NAMED_MOST)} more refused rows`);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${file}: ${summaryOf(imported)}, ${seconds.toFixed(1)} s`);
  if (imported.problem) console.error(`${file} cannot be read: ${imported.problem}`);
  return !imported.problem && imported.refused < imported.read;
}

function summaryOf({ read, created, changed, unchanged, refused }: Imported): string {
  const counts = { read, new: created, changed, unchanged, refused };
  return Object.entries(counts)
    .map(([name, count]) => `${number(count)} ${name}`)
    .join(', ');
}

function number(count: number): string {
  return count.toLocaleString('en-IN');
}
