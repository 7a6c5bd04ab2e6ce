import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { turns } from '../limits/turns.ts';

const WAITING_MAX = 200;
const IDLE_MS = 60_000;

interface Bounds {
  secondsMax: number;
  megabytesMax: number;
}

/** `failed`: the process ended without an answer, because of an error or too much memory; `late`: it took too long. */
type NoAnswer = 'failed' | 'late';

/**
 * Sends bytes to a script that runs in a process of its own, one after the other, and returns its answer, or why there
 * is none; a process that takes too long is killed. Throws if the process cannot be started, which says nothing about
 * the bytes. A thread would not do: when one runs out of memory, it can bring down the whole server.
 */
export function answersApart<Answer>(
  script: URL,
  { secondsMax, megabytesMax }: Bounds,
): (bytes: Buffer) => Promise<Answer | NoAnswer> {
  const inTurn = turns({ atOnce: 1, waiting: WAITING_MAX, full: 'server.busy' });
  let reader: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function startReader(): ChildProcess {
    const child = fork(fileURLToPath(script), {
      execArgv: [`--max-old-space-size=${megabytesMax}`],
      // The process gets nothing of the server's environment, which contains passwords.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // However it ended, even between two files, it will not answer any more; after an error it was never started.
    for (const end of ['exit', 'error']) {
      child.on(end, () => {
        if (reader === child) reader = undefined;
      });
    }
    // It exits together with the server, because its channel closes.
    child.unref();
    child.channel?.unref();
    return child;
  }

  function answerOf(child: ChildProcess, bytes: Buffer): Promise<Answer | NoAnswer> {
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => {
        endReader();
        finish('late');
      }, secondsMax * 1000);
      function stopListening() {
        clearTimeout(tooLong);
        child.off('message', finish);
        child.off('exit', ended);
        child.off('error', failed);
      }
      function finish(answer: Answer | NoAnswer) {
        stopListening();
        resolve(answer);
      }
      function ended() {
        finish('failed');
      }
      function failed(error: Error) {
        stopListening();
        reject(error);
      }
      child.on('message', finish);
      child.on('exit', ended);
      child.on('error', failed);
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
        return await answerOf((reader ??= startReader()), bytes);
      } finally {
        idle = setTimeout(endReader, IDLE_MS).unref();
      }
    });
}
