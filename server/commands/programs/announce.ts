// What npm run announce does.
import { announcedAt } from '../../../contract/announced/announced.ts';
import { parseConfig } from '../../config.ts';
import { announceRelease } from '../../domains/feature-waits/feature-waits.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { openStorage } from '../../storage.ts';

const USAGE = `Usage: npm run announce -- PATH

Mails everybody who asked to be told when the page at PATH (such as /mentors) is there. Each of
them gets one mail, however often this is run.`;

/** Runs the command and resolves to its exit code. */
export async function announce([path, ...more]: readonly string[]): Promise<number> {
  if (!path?.startsWith('/') || more.length > 0) {
    console.error(USAGE);
    return 1;
  }
  try {
    await mailWhoWaits(path);
    return 0;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return 1;
  }
}

async function mailWhoWaits(released: string): Promise<void> {
  if (announcedAt(released)) {
    throw new StartError(
      `${released} still shows Coming Soon: remove it from contract/announced/announced.ts first.`,
    );
  }
  const config = parseConfig(process.env);
  const storage = await openStorage(config, { attach: true });
  try {
    const { publicUrl } = config;
    const count = await announceRelease({ db: storage.db, publicUrl }, released);
    const people = count === 1 ? '1 person' : `${count} people`;
    console.log(
      count === 0 ? `Nobody waits for ${released}.` : `${people} will be mailed about ${released}.`,
    );
  } finally {
    await storage.close();
  }
}
