import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { turns } from '../limits/turns.ts';
import { refuse } from '../refusal.ts';

const IDLE_MS = 60_000;
const RETRY_AFTER_SECONDS = 10;
/** Of processor time. What people send honestly takes a quarter of it at most. */
const SECONDS_MAX = 10;
/** By the clock: whoever waits for an answer is told sooner or later. */
const LATE_SECONDS = 30;
/** Linux tells the processor time of a process in these, whatever the machine. */
const TICKS_A_SECOND = 100;
const LOOK_AGAIN_MS = 50;

interface Process<Answer> {
  megabytesMax: number;
  /** How many questions may wait for their turn. */
  waiting: number;
  /** Whether the process ends with this answer; otherwise it stays for the next question. */
  endsWith?: (answer: Answer) => boolean;
  /** More arguments for Node. */
  execArgv?: string[];
}

export interface TimeLimits {
  /** Of processor time, which tells a question that is too much work from a machine that is busy with others. */
  secondsMax?: number;
  /** By the clock. */
  lateSeconds?: number;
}

/** `failed`: the process ended without an answer, because of an error or too much memory; `slow`: it was too much work. */
type NoAnswer = 'failed' | 'slow';

/**
 * Sends questions to a script that runs in a process of its own, one after the other, and returns its answers, or what
 * about a question left it without one; a process that works or takes too long is killed. What says nothing about the
 * question is thrown: 503 if the machine was too busy or too many are waiting, and an error if the process cannot be
 * started. A thread would not do: when one runs out of memory, it can bring down the whole server.
 */
export function answersApart<Answer>(
  script: URL,
  { megabytesMax, waiting, endsWith = () => false, execArgv = [] }: Process<Answer>,
): (question: object, limits?: TimeLimits) => Promise<Answer | NoAnswer> {
  const inTurn = turns({ atOnce: 1, waiting, full: 'server.busy' });
  let reader: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function startReader(): ChildProcess {
    const child = fork(fileURLToPath(script), {
      execArgv: [`--max-old-space-size=${megabytesMax}`, ...execArgv],
      // The process gets nothing of the server's environment, which contains passwords.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // However it ended, even between two questions, it will not answer any more; after an error it was never started.
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

  function answerOf(
    child: ChildProcess,
    question: object,
    { secondsMax = SECONDS_MAX, lateSeconds = LATE_SECONDS }: TimeLimits,
  ): Promise<Answer | NoAnswer> {
    return new Promise((resolve, reject) => {
      const askedAt = secondsNow();
      const workedBefore = secondsWorked(child);
      let lookAgain = setTimeout(look, 1000 * Math.min(secondsMax, lateSeconds));
      function look() {
        const work = secondsMax - (secondsWorked(child) - workedBefore);
        const wait = lateSeconds - (secondsNow() - askedAt);
        if (work > 0 && wait > 0) {
          lookAgain = setTimeout(look, Math.max(LOOK_AGAIN_MS, 1000 * Math.min(work, wait)));
          return;
        }
        endReader();
        if (work > 0) failed(refuse('server.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
        else finish('slow');
      }
      function stopListening() {
        clearTimeout(lookAgain);
        child.off('message', answered);
        child.off('exit', ended);
        child.off('error', failed);
      }
      function finish(answer: Answer | NoAnswer) {
        stopListening();
        resolve(answer);
      }
      function answered(answer: Answer) {
        if (endsWith(answer)) endReader();
        finish(answer);
      }
      function ended() {
        finish('failed');
      }
      function failed(error: Error) {
        stopListening();
        reject(error);
      }
      child.on('message', answered);
      child.on('exit', ended);
      child.on('error', failed);
      // A process that has just exited takes no message; its exit is handled above.
      child.send(question, () => undefined);
    });
  }

  function endReader() {
    reader?.kill('SIGKILL');
    reader = undefined;
  }

  return (question, limits = {}) =>
    inTurn(async () => {
      clearTimeout(idle);
      try {
        return await answerOf((reader ??= startReader()), question, limits);
      } finally {
        idle = setTimeout(endReader, IDLE_MS).unref();
      }
    });
}

const secondsNow = () => performance.now() / 1000;

/** The processor time that a process has used. Only Linux tells it; elsewhere, time that passes counts as work. */
function secondsWorked({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Its name, in brackets, may itself contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = fields.slice(11, 13);
    return (Number(user) + Number(system)) / TICKS_A_SECOND;
  } catch {
    return secondsNow();
  }
}
