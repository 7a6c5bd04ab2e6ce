import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MessageWarning } from '../../../contract/message-check/warnings.ts';
import { turns } from '../../platform/limits/turns.ts';

const WORKER = fileURLToPath(new URL('attachment-reading.worker.ts', import.meta.url));
/** A long document takes a second or two to read. */
const LONGEST_MS = 20_000;
const MEGABYTES = 256;
const FILES_WAITING = 20;

/** One at a time: reading a document may briefly need much memory. */
const inTurn = turns({ atOnce: 1, waiting: FILES_WAITING, full: 'server.busy' });

/**
 * Why the text of a document deserves care; null if it has no readable text. A document that
 * crashes the reader or takes too long counts as unreadable. If too many are waiting, this throws,
 * and the task is retried later.
 */
export const warningsInFile = (
  bytes: Uint8Array,
  { longestMs = LONGEST_MS } = {},
): Promise<MessageWarning[] | null> => inTurn(() => readApart(bytes, longestMs));

const readApart = (bytes: Uint8Array, longestMs: number): Promise<MessageWarning[] | null> =>
  new Promise((resolve, reject) => {
    const worker = fork(WORKER, {
      // The process gets nothing of the server's environment, which contains passwords.
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
