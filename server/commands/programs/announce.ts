// What npm run announce does.
import { announcedAt } from '../../../contract/announced/announced.ts';
import { announceRelease } from '../../domains/feature-waits/feature-waits.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { configOfCommand, exitCode, withStorage } from './command.ts';

const USAGE = `Usage: npm run announce -- PATH

Mails everybody who asked to be told when the page at PATH (such as /mentors) is there. Each of
them gets one mail, however often this is run.`;

/** Runs the command and resolves to its exit code. */
export const announce = ([path, ...more]: readonly string[]): Promise<number> =>
  exitCode(async () => {
    if (!path?.startsWith('/') || more.length > 0) throw new StartError(USAGE);
    await mailWhoWaits(path);
  });

async function mailWhoWaits(released: string): Promise<void> {
  if (announcedAt(released)) {
    throw new StartError(
      `${released} still shows Coming Soon: remove it from contract/announced/announced.ts first.`,
    );
  }
  const { publicUrl } = configOfCommand();
  await withStorage(async ({ db }) => {
    const count = await announceRelease({ db, publicUrl }, released);
    const people = count === 1 ? '1 person' : `${count} people`;
    console.log(
      count === 0 ? `Nobody waits for ${released}.` : `${people} will be mailed about ${released}.`,
    );
  });
}
