import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { turns } from '../../../platform/limits/turns.ts';
import type { Finding } from './dangers.ts';

/** A file made to be slow to read is refused; others take milliseconds. */
const SECONDS_MAX = 10;
const MEGABYTES_MAX = 256;
/** Enough for a file that is read within ten seconds, and for many at once. */
const WAITING_MAX = 200;
const IDLE_MS = 60_000;

interface CheckerOptions {
  /** The script of the process, which answers each file that it is sent with a finding. */
  finder?: URL;
  secondsMax?: number;
}

/**
 * A check of what a file is and whether it may be kept, run in a process of its own with limits. A
 * process that takes too long or too much memory is killed, and its file counts as unreadable. A
 * thread would not do: when one runs out of memory, it can bring down the whole server.
 */
export function resumeChecker({
  finder = new URL('finder.ts', import.meta.url),
  secondsMax = SECONDS_MAX,
}: CheckerOptions = {}): (bytes: Buffer) => Promise<Finding> {
  const inTurn = turns({ atOnce: 1, waiting: WAITING_MAX, full: 'server.busy' });
  let reader: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function startReader(): ChildProcess {
    const child = fork(fileURLToPath(finder), {
      execArgv: [`--max-old-space-size=${MEGABYTES_MAX}`],
      // The process gets nothing of the server's environment, which contains passwords.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // However it ended, even between two files, it will not answer any more.
    child.once('exit', () => {
      if (reader === child) reader = undefined;
    });
    // It exits together with the server, because its channel closes.
    child.unref();
    child.channel?.unref();
    return child;
  }

  function findingOf(child: ChildProcess, bytes: Buffer): Promise<Finding> {
    return new Promise((resolve) => {
      const tooLong = setTimeout(endReader, secondsMax * 1000);
      function finish(finding: Finding) {
        clearTimeout(tooLong);
        child.off('message', finish);
        child.off('exit', ended);
        resolve(finding);
      }
      function ended() {
        finish({ refused: 'resource.document.locked' });
      }
      child.on('message', finish);
      child.on('exit', ended);
      // A process that has just exited takes no message; its exit is handled above.
      child.send(bytes, () => undefined);
    });
  }

  function endReader() {
    reader?.kill('SIGKILL');
    reader = undefined;
  }

  return (bytes) =>
    inTurn(async () => {
      clearTimeout(idle);
      try {
        return await findingOf((reader ??= startReader()), bytes);
      } finally {
        idle = setTimeout(endReader, IDLE_MS).unref();
      }
    });
}

export const checkResume = resumeChecker();
