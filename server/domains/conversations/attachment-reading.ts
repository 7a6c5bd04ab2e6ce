import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MessageWarning } from '../../../contract/message-check/warnings.ts';
import { turns } from '../../platform/limits/turns.ts';

const WORKER = fileURLToPath(new URL('attachment-reading.worker.ts', import.meta.url));
/** A long document takes a second or two. */
const LONGEST_MS = 20_000;
const MEGABYTES = 256;
const FILES_WAITING = 20;

/** One after another: a document may take much memory for a moment. */
const inTurn = turns({ atOnce: 1, waiting: FILES_WAITING, full: 'server.busy' });

/**
 * Why the text of a document deserves care; null where it has none that can be read. What ends its process or takes
 * too long cannot be read either. Too many that wait are tried again later, as the task fails.
 */
export const warningsInFile = (
  bytes: Uint8Array,
  { longestMs = LONGEST_MS } = {},
): Promise<MessageWarning[] | null> => inTurn(() => readApart(bytes, longestMs));

const readApart = (bytes: Uint8Array, longestMs: number): Promise<MessageWarning[] | null> =>
  new Promise((resolve, reject) => {
    const worker = fork(WORKER, {
      // It needs nothing of the server's environment, which has its passwords.
      env: {},
      execArgv: [`--max-old-space-size=${MEGABYTES}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const late = setTimeout(() => worker.kill('SIGKILL'), longestMs);
    let answer: MessageWarning[] | null = null;
    worker.once('message', (message: MessageWarning[] | null) => {
      answer = message;
      worker.disconnect();
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      resolve(answer);
    });
    worker.send(bytes, () => undefined);
  });
